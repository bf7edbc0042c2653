import ScenarioModel

extension ViewElement {
  static let scrollView = ViewElement("scrollView", .scrollView) {
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
