import ScenarioModel

extension ViewElement {
  static let scrollView = ViewElement("scrollView", .scrollView) {
    (element, _, properties) in
    readScrolling(element, into: &properties)
  }

  /// Reads the properties of all scroll views.
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
