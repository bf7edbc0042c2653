import ScenarioModel

/// The properties that every view has, of any kind.
enum CommonProperties {
  static func read(
    _ element: VariedElement,
    _ resources: DocumentResources,
    into properties: inout ViewProperties
  ) {
    properties.customClass = element.attribute("customClass")
    properties.isHidden = element.flag("hidden")
    properties.semanticContentAttribute = element.choice("semanticContentAttribute")
    properties.autoresizesSubviews = element.flag("autoresizesSubviews")
    readPriorities(element, into: &properties)
    readMargins(element, into: &properties)
    properties.placeholderIntrinsicContentSize = placeholderSize(element, resources)
    AccessibilityConfiguration.read(element, into: &properties)
  }

  private static func readPriorities(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) {
    properties.horizontalHuggingPriority = element.priority("horizontalHuggingPriority")
    properties.verticalHuggingPriority = element.priority("verticalHuggingPriority")
    properties.horizontalCompressionResistancePriority =
      element.priority("horizontalCompressionResistancePriority")
    properties.verticalCompressionResistancePriority =
      element.priority("verticalCompressionResistancePriority")
  }

  private static func readMargins(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) {
    properties.layoutMargins = element.edgeInsets(key: "layoutMargins")
    properties.directionalLayoutMargins =
      element.directionalEdgeInsets(key: "directionalLayoutMargins")
    properties.preservesSuperviewLayoutMargins =
      element.flag("preservesSuperviewLayoutMargins")
    properties.insetsLayoutMarginsFromSafeArea =
      element.flag("insetsLayoutMarginsFromSafeArea")
    properties.layoutMarginsFollowReadableWidth =
      element.flag("layoutMarginsFollowReadableWidth")
  }

  /// The size that Interface Builder uses as the intrinsic size.
  ///
  /// It is a placeholder typed in by hand, else the size of a designable class when the document
  /// was saved.
  private static func placeholderSize(
    _ element: VariedElement,
    _ resources: DocumentResources
  ) -> IntrinsicSize? {
    let names = ("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
    guard element.attribute(names.0) != nil || element.attribute(names.1) != nil else {
      return designableSize(element, resources)
    }
    return IntrinsicSize(
      width: intrinsicLength(element, names.0),
      height: intrinsicLength(element, names.1)
    )
  }

  /// The size that a designable class had when the document was saved.
  ///
  /// For a label it is the size of one line, which a label of several lines does not keep.
  private static func designableSize(
    _ element: VariedElement,
    _ resources: DocumentResources
  ) -> IntrinsicSize? {
    if element.name == "label", element.integer("numberOfLines") ?? 1 != 1 { return nil }
    return element.element.attribute("id").flatMap { resources.designableSizes[$0] }
  }

  /// A length, or nil for `infinite`, which is Interface Builder's *none*.
  private static func intrinsicLength(
    _ element: VariedElement,
    _ name: String
  ) -> Double? {
    element.attribute(name) == "infinite" ? nil : element.number(name)
  }
}
