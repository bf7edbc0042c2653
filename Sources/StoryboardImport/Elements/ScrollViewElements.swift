import ScenarioModel

extension ViewElement {
  static let scrollView = ViewElement("scrollView", .scrollView) {
    (element, _, properties) throws(ImportError) in
    try readScrolling(element, into: &properties)
  }

  /// What all scroll views have.
  static func readScrolling(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) throws(ImportError) {
    properties.isScrollEnabled = try element.flag("scrollEnabled")
    properties.alwaysBounceVertical = try element.flag("alwaysBounceVertical")
    properties.keyboardDismissMode = try element.choice("keyboardDismissMode")
    properties.contentInsetAdjustmentBehavior =
      try element.choice("contentInsetAdjustmentBehavior")
  }
}
