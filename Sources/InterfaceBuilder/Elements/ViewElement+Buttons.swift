import ScenarioModel

extension ViewElement {
  static let button = ViewElement("button", .button, like: .control) {
    Attribute("buttonType", .text) { $0.buttonType = $1 }
    Attribute("role", .text) { $0.buttonRole = ButtonRole(rawValue: $1) }
    Attribute("lineBreakMode", .text) { $0.lineBreakMode = $1 }
    Attribute { element, view in
      view.buttonType = view.buttonType ?? "custom"
      view.font = FontElement.font(of: element)
      view.contentEdgeInsets = element.inset(key: "contentEdgeInsets")
      readNormalState(element, into: &view)
      readConfiguration(element, into: &view)
    }
    Ignored(
      """
      reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted hasAttributedTitle
      adjustsImageWhenHighlighted adjustsImageWhenDisabled changesSelectionAsPrimaryAction
      adjustsImageSizeForAccessibilityContentSizeCategory
      """
    )
  }

  /// Reads title and images of the normal state, the only one that affects an untouched button's
  /// size.
  private static func readNormalState(_ element: VariedElement, into view: inout ViewReading) {
    guard let child = element.child("state", key: "normal") else { return }
    let state = VariedElement(child, for: .any)
    titleAttributes.read(state, into: &view)
    (view.imageSize, view.unmeasuredImage) = view.resources.image(of: state)
    let background = view.resources.backgroundImage(of: state)
    view.backgroundImageSize = background.size
    view.unmeasuredImage = view.unmeasuredImage ?? background.unmeasured
  }

  /// Reads a configuration; its title replaces the normal state's title, even by none.
  private static func readConfiguration(_ element: VariedElement, into view: inout ViewReading) {
    guard let child = element.child("buttonConfiguration", key: "configuration") else { return }
    let configuration = VariedElement(child, for: .any)
    view.text = nil
    view.backgroundImageSize = nil
    configurationAttributes.read(configuration, into: &view)
    if view.buttonConfiguration == nil {
      view.buttonConfiguration = "plain"
      child.warn("<buttonConfiguration> has no style; the plain style is used")
    }
    view.font =
      FontElement.font(of: configuration, key: "titleFontDescription") ?? view.font
    let image = view.resources.image(of: configuration)
    if image.size != nil || image.unmeasured != nil {
      view.imageSize = image.size ?? view.imageSize
      view.unmeasuredImage = image.unmeasured
    }
    view.configurationContentInsets =
      configuration.directionalEdgeInsets(key: "contentInsets")
  }

  static let configurationAttributes = Attributes<ViewReading> {
    Attribute("style", .text) {
      ($0.buttonConfiguration, $0.style.buttonStyle) = ($1, $1)
    }
    Attribute("cornerStyle", .text) { $0.style.cornerStyle = $1 }
    Attribute(text: "subtitle") { $0.subtitle = $1 }
    Attribute("imagePadding", .number) { $0.imagePadding = $1 }
    Attribute("titlePadding", .number) { $0.titlePadding = $1 }
    // Unsupported values leave the defaults in place.
    Attribute(supported: "imagePlacement") { $0.imagePlacement = $1 }
    Attribute(supported: "buttonSize") { $0.buttonSize = $1 }
    titleAttributes
    Names(ImageAttribute.self)
    Ignored("key macIdiomStyle titleAlignment")
    Unsupported("showsActivityIndicator", except: "NO")
    Unsupported("indicator", except: "none")
  }

  /// The title of a configuration or of a state.
  static let titleAttributes = Attributes<ViewReading> {
    Attribute(text: "title") { $0.text = $1 }
    Attribute { element, view in
      if let title = TextValue.fragments(of: element, key: "attributedTitle") {
        view.properties.readAttributed(title)
      }
    }
  }
}
