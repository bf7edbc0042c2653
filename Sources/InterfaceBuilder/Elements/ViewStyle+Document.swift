import ScenarioModel

extension ViewStyle {
  /// Reads the style of a view's element, which changes no geometry, except simple attributes.
  mutating func read(_ element: VariedElement, _ colors: DocumentColors) {
    let state = element.child("state", key: "normal").map { VariedElement($0, for: .any) }
    let configuration = element.child("buttonConfiguration", key: "configuration")
      .map { VariedElement($0, for: .any) }
    readColors(element, state, configuration, colors)
    for holder in [element, configuration, state] where image == nil {
      if let holder { readImage(holder) }
    }
    bar = BarStyle(of: element, colors)
    returnKeyType =
      element.child("textInputTraits", key: "textInputTraits")?.attribute("returnKeyType")
    readLayer(element, colors)
  }

  private mutating func readColors(
    _ element: VariedElement,
    _ state: VariedElement?,
    _ configuration: VariedElement?,
    _ colors: DocumentColors
  ) {
    // Most views have at most one color, and each search by key visits all children.
    let elements = element.children(named: "color").map { (key: $0.attribute("key"), color: $0) }
    func own(_ key: String) -> StyleColor? {
      elements.first { $0.key == key }.flatMap { colors.color($0.color) }
    }
    backgroundColor = own("backgroundColor")
    tintColor = own("tintColor")
    barTintColor = own("barTintColor")
    separatorColor = own("separatorColor")
    textColor =
      own("textColor")
      ?? configuration.flatMap { colors.color(of: $0, key: "baseForegroundColor") }
      ?? state.flatMap { colors.color(of: $0, key: "titleColor") }
    valueColor =
      configuration.flatMap { colors.color(of: $0, key: "baseBackgroundColor") }
      ?? ["onTintColor", "minimumTrackTintColor", "progressTintColor", "selectedSegmentTintColor"]
      .lazy.compactMap(own).first
  }

  /// Reads the image of a view, or of a part of a button.
  private mutating func readImage(_ element: VariedElement) {
    let reference = element.child("imageReference", key: "image")
      .map { VariedElement($0, for: .any) }
    image = element.attribute(ImageAttribute.image) ?? reference?.attribute(ImageAttribute.image)
    guard image != nil else { return }
    let isSystem = [element, reference].contains {
      $0?.attribute(ImageAttribute.catalog) == "system"
    }
    isSymbol = isSystem ? true : nil
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
