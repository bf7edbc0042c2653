import ScenarioModel

/// The texts of a document that a table can replace, with Interface Builder's keys.
struct LocalizableTexts {
  struct Text {
    /// For example `Qx3-ab-cde.normalTitle`.
    var key: String
    /// The index of the element with the text: the object, or an element inside it.
    var node: Int
    var attribute: String
    var value: String

    /// The id of the object with the text.
    var object: String { String(key.prefix { $0 != "." }) }
  }

  let all: [Text]

  init(_ tree: MarkupTree) {
    all = tree.nodes.indices.flatMap { index in
      Self.texts(of: MarkupElement(tree: tree, index: index))
    }
  }

  /// The properties that an element has directly.
  private static let ownProperties = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]
  private static let stateProperties = [
    "normal": "normalTitle", "highlighted": "highlightedTitle", "selected": "selectedTitle",
    "disabled": "disabledTitle",
  ]

  private static func texts(of element: MarkupElement) -> [Text] {
    guard let id = element.attribute("id"), !element.name.hasSuffix("onstraint") else { return [] }
    var texts = ownProperties.compactMap { text(of: element, $0, key: "\(id).\($0)") }
    for child in element.children {
      switch (child.name, child.attribute("key")) {
      case ("state", let state?):
        guard let property = stateProperties[state] else { continue }
        texts += [text(of: child, "title", key: "\(id).\(property)")].compactMap(\.self)
      case ("buttonConfiguration", let key?):
        texts += ["title", "subtitle"].compactMap { text(of: child, $0, key: "\(id).\(key).\($0)") }
      case ("segments", "segments"):
        texts += child.children(named: "segment").enumerated().compactMap { number, segment in
          text(of: segment, "title", key: "\(id).segmentTitles[\(number)]")
        }
      case ("accessibility", _):
        texts += ["label", "hint"].compactMap { property in
          let name = property == "label" ? "accessibilityLabel" : "accessibilityHint"
          return text(of: child, property, key: "\(id).\(name)")
        }
      default: break
      }
    }
    return texts
  }

  /// Returns the text of an attribute or a child.
  private static func text(of element: MarkupElement, _ property: String, key: String) -> Text? {
    let value = TextValue.text(of: VariedElement(element, for: .any), key: property)
    guard let value, !value.isEmpty else { return nil }
    return Text(key: key, node: element.index, attribute: property, value: value)
  }
}
