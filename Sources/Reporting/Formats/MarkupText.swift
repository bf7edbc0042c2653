/// XML that is written element by element.
///
/// All names and texts are escaped.
package struct MarkupText {
  /// An attribute.
  ///
  /// Its value is escaped when it is written.
  package typealias Attribute = (name: String, value: String)

  /// The lines so far.
  ///
  /// Each is terminated.
  package private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  package init() {}

  /// Appends an element without content.
  package mutating func element(_ name: String, _ attributes: [Attribute]) {
    line("<\(opening(name, attributes))/>")
  }

  /// Appends an element with the content that a closure appends.
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

  /// Returns the text with terminal control characters and markup escaped.
  private func escaped(_ text: String) -> String { text.markup }
}

extension String {
  /// The text escaped for markup, with terminal control characters spelled out.
  package var markup: String { escapedForLog.escapedForMarkup }

  /// The text with markup characters escaped, and without characters that XML forbids.
  package var escapedForMarkup: String {
    // Most texts need no escape.
    guard utf8.contains(where: \.mayNeedEscape) else { return self }
    return unicodeScalars.map { scalar in
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

extension UInt8 {
  /// Whether markup escapes a character with this first byte.
  ///
  /// The byte `EF` begins U+FFFE, U+FFFF and 4,094 other characters.
  fileprivate var mayNeedEscape: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0xef:
      true
    default: false
    }
  }
}
