import ScenarioModel

extension ViewElement {
  static let label = ViewElement("label", .label) {
    (element, _, properties) in
    readText(element, into: &properties)
    properties.numberOfLines = element.integer("numberOfLines")
    properties.lineBreakMode = element.attribute("lineBreakMode")
    properties.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth")
  }

  /// The text and font of a label or text view, attributed or plain.
  static func readText(
    _ element: VariedElement,
    into properties: inout ViewProperties
  ) {
    properties.text = TextValue.text(of: element, key: "text")
    properties.font = FontElement.font(of: element)
    if element.flag("adjustsFontForContentSizeCategory") == true {
      properties.adjustsFontForContentSizeCategory = true
    }
    if let fragments = TextValue.fragments(of: element, key: "attributedText") {
      properties.readAttributed(fragments)
      properties.fragments = fragments
    }
  }
}

extension ViewProperties {
  /// Sets the characters of attributed text, and its first font for code that supports only one
  /// font.
  mutating func readAttributed(_ fragments: [TextFragmentNode]) {
    text = fragments.map(\.text).joined()
    font = fragments.lazy.compactMap(\.font).first ?? font
  }
}
