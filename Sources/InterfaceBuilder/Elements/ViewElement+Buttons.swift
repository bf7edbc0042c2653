import ScenarioModel

extension ViewElement {
  static let button = ViewElement("button", .button) {
    (element, resources, properties) in
    properties.buttonType = element.attribute("buttonType") ?? "custom"
    properties.buttonRole = element.attribute("role").flatMap(ButtonRole.init)
    properties.font = FontElement.font(of: element)
    properties.lineBreakMode = element.attribute("lineBreakMode")
    properties.contentEdgeInsets = element.inset(key: "contentEdgeInsets")
    readNormalState(element, resources, into: &properties)
    readConfiguration(element, resources, into: &properties)
  }

  /// Reads title and images of the normal state, the only one that affects an untouched button's
  /// size.
  private static func readNormalState(
    _ element: VariedElement,
    _ resources: DocumentResources,
    into properties: inout ViewProperties
  ) {
    guard let child = element.child("state", key: "normal") else { return }
    let state = VariedElement(child, for: .any)
    readTitle(state, into: &properties)
    (properties.imageSize, properties.unmeasuredImage) = resources.image(of: state)
    let background = resources.backgroundImage(of: state)
    properties.backgroundImageSize = background.size
    properties.unmeasuredImage = properties.unmeasuredImage ?? background.unmeasured
  }

  /// Reads a configuration; its title replaces the normal state's title, even by none.
  private static func readConfiguration(
    _ element: VariedElement,
    _ resources: DocumentResources,
    into properties: inout ViewProperties
  ) {
    guard let child = element.child("buttonConfiguration", key: "configuration") else { return }
    let configuration = VariedElement(child, for: .any)
    properties.buttonConfiguration = configuration.attribute("style") ?? "plain"
    if configuration.attribute("style") == nil {
      configuration.element.warn("<buttonConfiguration> has no style; the plain style is used")
    }
    properties.text = nil
    properties.backgroundImageSize = nil
    readTitle(configuration, into: &properties)
    properties.font =
      FontElement.font(of: configuration, key: "titleFontDescription") ?? properties.font
    let image = resources.image(of: configuration)
    if image.size != nil || image.unmeasured != nil {
      properties.imageSize = image.size ?? properties.imageSize
      properties.unmeasuredImage = image.unmeasured
    }
    properties.subtitle = TextValue.text(of: configuration, key: "subtitle")
    properties.imagePadding = configuration.number("imagePadding")
    properties.titlePadding = configuration.number("titlePadding")
    // Unsupported values leave the defaults in place.
    properties.imagePlacement =
      configuration.attribute("imagePlacement").flatMap(ImagePlacement.init)
    properties.buttonSize = configuration.attribute("buttonSize").flatMap(ButtonSize.init)
    properties.configurationContentInsets =
      configuration.directionalEdgeInsets(key: "contentInsets")
  }

  private static func readTitle(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) {
    if let title = TextValue.text(of: element, key: "title") { properties.text = title }
    if let title = TextValue.fragments(of: element, key: "attributedTitle") {
      properties.readAttributed(title)
    }
  }
}
