import ScenarioModel
import SnapshotModel

extension ViewStyle {
  /// What a view's element states that changes no geometry; nil for nothing.
  init?(of element: VariedElement, _ colors: DocumentColors) {
    self.init()
    readColors(element, colors)
    readAppearance(element)
    readValues(element)
    readLayer(element, colors)
    if self == ViewStyle() { return nil }
  }

  private mutating func readColors(_ element: VariedElement, _ colors: DocumentColors) {
    backgroundColor = colors.color(of: element, key: "backgroundColor")
    tintColor = colors.color(of: element, key: "tintColor")
    barTintColor = colors.color(of: element, key: "barTintColor")
    let state = element.child("state", key: "normal").map { VariedElement($0, for: .any) }
    let configuration = element.child("buttonConfiguration", key: "configuration")
      .map { VariedElement($0, for: .any) }
    textColor =
      colors.color(of: element, key: "textColor")
      ?? configuration.flatMap { colors.color(of: $0, key: "baseForegroundColor") }
      ?? state.flatMap { colors.color(of: $0, key: "titleColor") }
    valueColor =
      configuration.flatMap { colors.color(of: $0, key: "baseBackgroundColor") }
      ?? ["onTintColor", "minimumTrackTintColor", "progressTintColor", "selectedSegmentTintColor"]
      .lazy.compactMap { colors.color(of: element, key: $0) }.first
    image =
      element.attribute("image") ?? state?.attribute("image") ?? configuration?.attribute("image")
      ?? configuration?.child("imageReference", key: "image")?.attribute("image")
  }

  private mutating func readAppearance(_ element: VariedElement) {
    alpha = element.number("alpha")
    clipsToBounds = element.flag("clipsSubviews")
    textAlignment =
      element.attribute("textAlignment") ?? element.attribute("contentHorizontalAlignment")
    contentMode = element.attribute("contentMode")
    hidesSeparators = element.attribute("separatorStyle").map { $0 == "none" }
    let items = element.child("items")?.children ?? element.child("navigationItem")?.children
    let titles = items?.compactMap { $0.attribute("title") } ?? []
    itemTitles = titles.isEmpty ? nil : titles
  }

  private mutating func readValues(_ element: VariedElement) {
    isOn = element.name == "switch" ? element.flag("on") : nil
    selectedIndex = element.integer("selectedSegmentIndex") ?? element.integer("currentPage")
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
