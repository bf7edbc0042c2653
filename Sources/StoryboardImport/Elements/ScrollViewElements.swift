import ScenarioModel

extension ViewElement {
  static let scrollView = ViewElement("scrollView", .scrollView) {
    (element, _, properties) in
    readScrolling(element, into: &properties)
  }

  static let tableView = ViewElement("tableView", .tableView) {
    (element, _, properties) in
    readScrolling(element, into: &properties)
    properties.controlStyle = element.attribute("style")
  }

  static let tableViewCell = ViewElement("tableViewCell", .tableViewCell) {
    (element, _, properties) in
    properties.controlStyle = element.attribute("style")
    properties.hasAccessory = element.attribute("accessoryType").map { $0 != "none" }
  }

  static let collectionView = ViewElement("collectionView", .collectionView) {
    (element, _, properties) in
    readScrolling(element, into: &properties)
  }

  /// What all scroll views have.
  static func readScrolling(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) {
    properties.isScrollEnabled = element.flag("scrollEnabled")
    properties.alwaysBounceVertical = element.flag("alwaysBounceVertical")
    properties.keyboardDismissMode = element.choice("keyboardDismissMode")
    properties.contentInsetAdjustmentBehavior =
      element.choice("contentInsetAdjustmentBehavior")
  }
}
