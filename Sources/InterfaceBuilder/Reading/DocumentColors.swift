import ScenarioModel

/// The colors of a document: the named colors of its resources, and the colors of its elements.
struct DocumentColors: Sendable {
  private var named: [String: StyleColor] = [:]
  private var system: [String: StyleColor] = [:]

  init(resources: MarkupElement?) {
    for color in resources?.children(named: "namedColor") ?? [] {
      guard let name = color.attribute("name"), let value = color.child("color") else { continue }
      named[name] = Self.components(of: value).map(StyleColor.fixed)
    }
    for color in resources?.children(named: "systemColor") ?? [] {
      guard let name = color.attribute("name"), let value = color.child("color") else { continue }
      system[name] = Self.components(of: value).map(StyleColor.fixed)
    }
  }

  /// Returns an element's color for a key; nil for none, or for an unknown one.
  func color(of element: VariedElement, key: String) -> StyleColor? {
    element.child("color", key: key).flatMap(color)
  }

  /// Returns the color of a `<color>`; nil for an unknown one.
  func color(_ element: MarkupElement) -> StyleColor? {
    if let name = element.attribute("name") { return named[name] }
    if let name = element.attribute("systemColor") ?? element.attribute("cocoaTouchSystemColor") {
      return Self.dynamic(name) ?? system[name]
        ?? Self.components(of: element).map(StyleColor.fixed)
    }
    return Self.components(of: element).map(StyleColor.fixed)
  }

  /// Returns a system color, which depends on the interface style.
  ///
  /// It takes precedence over the document's own value, which is the light one.
  private static func dynamic(_ name: String) -> StyleColor? {
    guard name.hasSuffix("Color") else { return nil }
    return .system(String(name.dropLast("Color".count)))
  }

  /// Returns the color with components from 0 to 1.
  private static func components(of element: MarkupElement) -> DrawnColor? {
    func component(_ name: String) -> Double? {
      element.attribute(name).flatMap { Double(shortDecimal: $0) ?? Double($0) }
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return DrawnColor(packing: [white, white, white, alpha]) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    return DrawnColor(packing: [red, green, blue, alpha])
  }
}
