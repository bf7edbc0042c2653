/// Text whose stretches have fonts and paragraph styles of their own.
struct StyledText: Hashable, Sendable {
  /// A stretch of text that looks alike.
  struct Run: Hashable, Sendable {
    var text: String
    var font: FontDescription

    /// The points that every glyph has behind it beyond its advance.
    var kerning = 0.0

    /// The style counts that the first character of a paragraph has.
    var paragraphStyle = ParagraphStyle()
  }

  /// The stretches, none of them empty.
  private(set) var runs: [Run]

  init(_ runs: [Run]) {
    self.runs = runs.filter { !$0.text.isEmpty }
  }

  /// Creates text of one font.
  init(_ text: String, font: FontDescription) {
    self.init([Run(text: text, font: font)])
  }

  /// Lets lines follow each other at their own height, whatever their fonts would have between them.
  mutating func removeLeading() {
    for index in runs.indices { runs[index].font.leading = runs[index].font.lineHeight }
  }

  /// All the characters.
  var string: String { runs.map(\.text).joined() }
}
