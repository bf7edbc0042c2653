/// XML that is written element by element, in which every name and text is made safe.
package struct MarkupText {
  /// An attribute, whose value is made safe when it is written.
  package typealias Attribute = (name: String, value: String)

  /// The lines so far, each ended.
  package private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  package init() {}

  /// Appends an element without content.
  package mutating func element(_ name: String, _ attributes: [Attribute]) {
    line("<\(opening(name, attributes))/>")
  }

  /// Appends an element around what is appended meanwhile.
  package mutating func element(
    _ name: String,
    _ attributes: [Attribute] = [],
    content: (inout MarkupText) -> Void
  ) {
    line("<\(opening(name, attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Appends an element with lines of text, which keep their indentation.
  package mutating func element(_ name: String, _ attributes: [Attribute], lines: [String]) {
    let content = lines.map(escaped).joined(separator: "\n")
    line("<\(opening(name, attributes))>\(content)</\(name)>")
  }

  private mutating func line(_ markup: String) {
    text += String(repeating: "  ", count: depth) + markup + "\n"
  }

  private func opening(_ name: String, _ attributes: [Attribute]) -> String {
    name + attributes.map { #" \#($0.name)="\#(escaped($0.value))""# }.joined()
  }

  /// The text with everything spelled out that acts, on a terminal or as markup.
  private func escaped(_ text: String) -> String { text.markup }
}

extension String {
  /// The text as it may stand in markup, with what would act on a terminal spelled out.
  package var markup: String { spelledOut.escapedForMarkup }

  /// The text without what means something in markup, and without what XML does not allow.
  package var escapedForMarkup: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\u{FFFE}", "\u{FFFF}": "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}
