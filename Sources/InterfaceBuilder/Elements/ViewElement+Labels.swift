import ScenarioModel

extension ViewElement {
  static let label = ViewElement("label", .label) {
    textAttributes
    Attribute("numberOfLines", .whole) { $0.numberOfLines = $1 }
    Attribute("lineBreakMode", .text) { $0.lineBreakMode = $1 }
    Attribute("preferredMaxLayoutWidth", .number) { $0.preferredMaxLayoutWidth = $1 }
    Ignored("enabled highlighted")
    Unsupported("lineBreakStrategy")
  }

  /// The text and font of a label, text field or text view, attributed or plain.
  static let textAttributes = Attributes<ViewReading> {
    Attribute(text: "text") { $0.text = $1 }
    Attribute("adjustsFontForContentSizeCategory", .flag) {
      if $1 { $0.adjustsFontForContentSizeCategory = true }
    }
    Attribute { element, view in
      view.font = FontElement.font(of: element)
      if let fragments = TextValue.fragments(of: element, key: "attributedText") {
        view.properties.readAttributed(fragments)
        view.fragments = fragments
      }
    }
    Attribute("textAlignment", .text) { $0.style.textAlignment = $1 }
    Attribute("adjustsFontSizeToFit", .flag) { if $1 { $0.style.minimumScale = 0 } }
    Attribute("minimumScaleFactor", .number) {
      if $0.style.minimumScale != nil { $0.style.minimumScale = $1 }
    }
    Ignored(
      """
      baselineAdjustment minimumFontSize adjustsLetterSpacingToFitWidth usesAttributedText
      allowsDefaultTighteningForTruncation allowsEditingTextAttributes
      """
    )
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
