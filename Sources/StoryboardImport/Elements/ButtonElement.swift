import ScenarioModel

extension ViewElement {
  static let button = ViewElement("button", .button) {
    (element, resources, properties) throws(ImportError) in
    properties.buttonType = element.attribute("buttonType") ?? "custom"
    properties.buttonRole = element.attribute("role").flatMap(ButtonRole.init)
    properties.font = try FontElement.font(of: element)
    properties.lineBreakMode = element.attribute("lineBreakMode")
    properties.contentEdgeInsets = try element.inset(key: "contentEdgeInsets")
    try readNormalState(element, resources, into: &properties)
    try readConfiguration(element, resources, into: &properties)
  }

  /// Title and image of the normal state, the only one that sizes a button before it is touched.
  private static func readNormalState(
    _ element: VariedElement,
    _ resources: DocumentResources,
    into properties: inout ViewProperties
  ) throws(ImportError) {
    guard let child = element.child("state", key: "normal") else { return }
    let state = VariedElement(child, for: .any)
    try readTitle(state, into: &properties)
    (properties.imageSize, properties.unmeasuredImage) = resources.image(of: state)
  }

  /// A configuration replaces the states: a title of theirs is gone where it has none of its own.
  private static func readConfiguration(
    _ element: VariedElement,
    _ resources: DocumentResources,
    into properties: inout ViewProperties
  ) throws(ImportError) {
    guard let child = element.child("buttonConfiguration", key: "configuration") else { return }
    let configuration = VariedElement(child, for: .any)
    properties.buttonConfiguration = try configuration.required("style")
    properties.text = nil
    try readTitle(configuration, into: &properties)
    properties.font =
      try FontElement.font(of: configuration, key: "titleFontDescription") ?? properties.font
    let image = resources.image(of: configuration)
    if image.size != nil || image.unmeasured != nil {
      properties.imageSize = image.size ?? properties.imageSize
      properties.unmeasuredImage = image.unmeasured
    }
    properties.subtitle = try TextValue.text(of: configuration, key: "subtitle")
    properties.imagePadding = try configuration.number("imagePadding")
    properties.titlePadding = try configuration.number("titlePadding")
    // Values that nobody has seen yet leave the standard ones in force.
    properties.imagePlacement =
      configuration.attribute("imagePlacement").flatMap(ImagePlacement.init)
    properties.buttonSize = configuration.attribute("buttonSize").flatMap(ButtonSize.init)
    properties.configurationContentInsets =
      try configuration.directionalEdgeInsets(key: "contentInsets")
  }

  private static func readTitle(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) throws(ImportError) {
    if let title = try TextValue.text(of: element, key: "title") { properties.text = title }
    if let title = try TextValue.fragments(of: element, key: "attributedTitle") {
      properties.readAttributed(title)
    }
  }
}
