import ScenarioModel
import SnapshotModel

extension ViewStyle {
  /// Creates the style of a view's element, which changes no geometry; nil if it has none.
  init?(of element: VariedElement, _ colors: DocumentColors) {
    self.init()
    readColors(element, colors)
    readAppearance(element, colors)
    readButton(element)
    readValues(element)
    readLayer(element, colors)
    if self == ViewStyle() { return nil }
  }

  private mutating func readColors(_ element: VariedElement, _ colors: DocumentColors) {
    backgroundColor = colors.color(of: element, key: "backgroundColor")
    tintColor = colors.color(of: element, key: "tintColor")
    barTintColor = colors.color(of: element, key: "barTintColor")
    separatorColor = colors.color(of: element, key: "separatorColor")
    let (state, configuration) = (Self.state(of: element), Self.configuration(of: element))
    textColor =
      colors.color(of: element, key: "textColor")
      ?? configuration.flatMap { colors.color(of: $0, key: "baseForegroundColor") }
      ?? state.flatMap { colors.color(of: $0, key: "titleColor") }
    valueColor =
      configuration.flatMap { colors.color(of: $0, key: "baseBackgroundColor") }
      ?? ["onTintColor", "minimumTrackTintColor", "progressTintColor", "selectedSegmentTintColor"]
      .lazy.compactMap { colors.color(of: element, key: $0) }.first
  }

  private static func state(of element: VariedElement) -> VariedElement? {
    element.child("state", key: "normal").map { VariedElement($0, for: .any) }
  }

  private static func configuration(of element: VariedElement) -> VariedElement? {
    element.child("buttonConfiguration", key: "configuration").map { VariedElement($0, for: .any) }
  }

  /// The image of a view or of a button, and the configuration of a button.
  private mutating func readButton(_ element: VariedElement) {
    let (state, configuration) = (Self.state(of: element), Self.configuration(of: element))
    for holder in [element, configuration, state].compactMap(\.self) where image == nil {
      let reference = holder.child("imageReference", key: "image")
        .map { VariedElement($0, for: .any) }
      image = holder.attribute("image") ?? reference?.attribute("image")
      let isSystem = [holder, reference].contains { $0?.attribute("catalog") == "system" }
      isSymbol = image != nil && isSystem ? true : nil
    }
    buttonStyle = configuration?.attribute("style")
    cornerStyle = configuration?.attribute("cornerStyle")
  }

  private mutating func readAppearance(_ element: VariedElement, _ colors: DocumentColors) {
    alpha = element.number("alpha")
    clipsToBounds = element.flag("clipsSubviews")
    textAlignment =
      element.attribute("textAlignment") ?? element.attribute("contentHorizontalAlignment")
    contentMode = element.attribute("contentMode")
    hidesSeparators = element.attribute("separatorStyle").map { $0 == "none" }
    if element.flag("adjustsFontSizeToFit") == true {
      minimumScale = element.number("minimumScaleFactor") ?? 0
    }
    bar = BarStyle(of: element, colors)
  }

  private mutating func readValues(_ element: VariedElement) {
    isOn = element.name == "switch" ? element.flag("on") : nil
    selectedIndex = element.integer("selectedSegmentIndex") ?? element.integer("currentPage")
    returnKeyType =
      element.child("textInputTraits", key: "textInputTraits")?.attribute("returnKeyType")
    guard ["slider", "progressView"].contains(element.name) else { return }
    let least = element.number("minValue") ?? 0
    let most = element.number("maxValue") ?? 1
    let given = element.number("value") ?? element.number("progress")
    value = given.map { most > least ? min(1, max(0, ($0 - least) / (most - least))) : 0 }
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
