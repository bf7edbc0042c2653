import ScenarioModel

/// What every view has, whatever its kind.
enum CommonProperties {
  static func read(
    _ element: VariedElement,
    _ resources: DocumentResources,
    into properties: inout ViewProperties
  ) throws(ImportError) {
    properties.customClass = element.attribute("customClass")
    properties.isHidden = try element.flag("hidden")
    properties.semanticContentAttribute = try element.choice("semanticContentAttribute")
    properties.autoresizesSubviews = try element.flag("autoresizesSubviews")
    try readPriorities(element, into: &properties)
    try readMargins(element, into: &properties)
    properties.placeholderIntrinsicContentSize = try placeholderSize(element, resources)
  }

  private static func readPriorities(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) throws(ImportError) {
    properties.horizontalHuggingPriority = try element.priority("horizontalHuggingPriority")
    properties.verticalHuggingPriority = try element.priority("verticalHuggingPriority")
    properties.horizontalCompressionResistancePriority =
      try element.priority("horizontalCompressionResistancePriority")
    properties.verticalCompressionResistancePriority =
      try element.priority("verticalCompressionResistancePriority")
  }

  private static func readMargins(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) throws(ImportError) {
    properties.layoutMargins = try element.edgeInsets(key: "layoutMargins")
    properties.directionalLayoutMargins =
      try element.directionalEdgeInsets(key: "directionalLayoutMargins")
    properties.preservesSuperviewLayoutMargins =
      try element.flag("preservesSuperviewLayoutMargins")
    properties.insetsLayoutMarginsFromSafeArea =
      try element.flag("insetsLayoutMarginsFromSafeArea")
  }

  /// The size that Interface Builder takes for the intrinsic one: a placeholder typed in by hand,
  /// else what a designable class answered when the document was saved.
  private static func placeholderSize(
    _ element: VariedElement,
    _ resources: DocumentResources
  ) throws(ImportError) -> IntrinsicSize? {
    let names = ("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
    guard element.attribute(names.0) != nil || element.attribute(names.1) != nil else {
      return try designableSize(element, resources)
    }
    return IntrinsicSize(
      width: try intrinsicLength(element, names.0),
      height: try intrinsicLength(element, names.1)
    )
  }

  /// The size that a designable class had when the document was saved; that of a label is the size
  /// of one line, which a label of several lines does not keep.
  private static func designableSize(
    _ element: VariedElement,
    _ resources: DocumentResources
  ) throws(ImportError) -> IntrinsicSize? {
    if element.name == "label", try element.integer("numberOfLines") ?? 1 != 1 { return nil }
    return element.element.attribute("id").flatMap { resources.designableSizes[$0] }
  }

  /// A length, or nil for `infinite`, which is Interface Builder's *none*.
  private static func intrinsicLength(
    _ element: VariedElement,
    _ name: String
  ) throws(ImportError) -> Double? {
    element.attribute(name) == "infinite" ? nil : try element.number(name)
  }
}
