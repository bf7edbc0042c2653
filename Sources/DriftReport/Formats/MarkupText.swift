/// XML that is written element by element, in which every name and text is made safe.
struct MarkupText {
  typealias Attribute = (name: String, value: String)

  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  /// Appends an element without content.
  mutating func element(_ name: String, _ attributes: [Attribute]) {
    line("<\(opening(name, attributes))/>")
  }

  /// Appends an element around what is appended meanwhile.
  mutating func element(
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

  /// Appends an element with lines of text, which keep their place at the margin.
  mutating func element(_ name: String, _ attributes: [Attribute], lines: [String]) {
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
