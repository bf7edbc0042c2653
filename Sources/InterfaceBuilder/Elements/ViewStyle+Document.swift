import ScenarioModel

extension ViewStyle {
  /// Reads the style of a view's element, which changes no geometry, except simple attributes.
  mutating func read(_ element: VariedElement, _ colors: DocumentColors) {
    readColors(element, colors)
    readImage(element)
    bar = BarStyle(of: element, colors)
    returnKeyType =
      element.child("textInputTraits", key: "textInputTraits")?.attribute("returnKeyType")
    readLayer(element, colors)
  }

  private mutating func readColors(_ element: VariedElement, _ colors: DocumentColors) {
    // Most views have at most one color, and each search visits all children.
    let hasColor = element.child("color") != nil
    func own(_ key: String) -> StyleColor? {
      hasColor ? colors.color(of: element, key: key) : nil
    }
    backgroundColor = own("backgroundColor")
    tintColor = own("tintColor")
    barTintColor = own("barTintColor")
    separatorColor = own("separatorColor")
    let (state, configuration) = (Self.state(of: element), Self.configuration(of: element))
    textColor =
      own("textColor")
      ?? configuration.flatMap { colors.color(of: $0, key: "baseForegroundColor") }
      ?? state.flatMap { colors.color(of: $0, key: "titleColor") }
    valueColor =
      configuration.flatMap { colors.color(of: $0, key: "baseBackgroundColor") }
      ?? ["onTintColor", "minimumTrackTintColor", "progressTintColor", "selectedSegmentTintColor"]
      .lazy.compactMap(own).first
  }

  private static func state(of element: VariedElement) -> VariedElement? {
    element.child("state", key: "normal").map { VariedElement($0, for: .any) }
  }

  private static func configuration(of element: VariedElement) -> VariedElement? {
    element.child("buttonConfiguration", key: "configuration").map { VariedElement($0, for: .any) }
  }

  /// The image of a view or of a button.
  private mutating func readImage(_ element: VariedElement) {
    let (state, configuration) = (Self.state(of: element), Self.configuration(of: element))
    for holder in [element, configuration, state].compactMap(\.self) where image == nil {
      let reference = holder.child("imageReference", key: "image")
        .map { VariedElement($0, for: .any) }
      image = holder.attribute(ImageAttribute.image) ?? reference?.attribute(ImageAttribute.image)
      let isSystem = [holder, reference].contains {
        $0?.attribute(ImageAttribute.catalog) == "system"
      }
      isSymbol = image != nil && isSystem ? true : nil
    }
  }

  private mutating func readLayer(_ element: VariedElement, _ colors: DocumentColors) {
    let attributes = element.child("userDefinedRuntimeAttributes")?
      .children(named: "userDefinedRuntimeAttribute")
    for attribute in attributes ?? [] {
      switch attribute.attribute("keyPath") {
      case "layer.cornerRadius", "cornerRadius": cornerRadius = Self.number(attribute)
      case "layer.borderWidth", "borderWidth": borderWidth = Self.number(attribute)
      case "borderColor", "layer.borderUIColor":
        borderColor = colors.color(of: VariedElement(attribute, for: .any), key: "value")
      default: break
      }
    }
  }

  private static func number(_ attribute: MarkupElement) -> Double? {
    let value = attribute.child("real", key: "value") ?? attribute.child("integer", key: "value")
    return (value?.attribute("value") ?? attribute.attribute("value")).flatMap { Double($0) }
  }
}
