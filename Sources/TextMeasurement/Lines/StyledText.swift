/// Text whose stretches have fonts and paragraph styles of their own.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text that looks alike.
  package struct Run: Hashable, Sendable {
    /// The characters of the stretch.
    package var text: String
    /// The font of the whole stretch.
    package var font: FontDescription

    /// The points that every glyph has behind it beyond its advance.
    package var kerning = 0.0

    /// What stands in the place of each character; nil for glyphs of the font.
    package var attachment: AttachmentExtent?

    /// The style counts that the first character of a paragraph has.
    package var paragraphStyle = ParagraphStyle()

    package init(text: String, font: FontDescription) {
      self.text = text
      self.font = font
    }
  }

  /// How large a picture in a text is, in points.
  package struct AttachmentExtent: Hashable, Sendable {
    /// The width of the picture.
    package var width: Double
    /// How far it reaches above the baseline and below it; negative where it does not.
    package var ascent: Double
    /// The reach below the baseline, negative for a picture above it.
    package var descent: Double

    /// Makes an extent; all numbers are points.
    package init(width: Double, ascent: Double, descent: Double) {
      (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }
  }

  /// The stretches, none of them empty.
  package private(set) var runs: [Run]

  /// Makes a text of stretches; empty ones are left out.
  package init(_ runs: [Run]) {
    self.runs = runs.filter { !$0.text.isEmpty }
  }

  /// Creates text of one font.
  package init(_ text: String, font: FontDescription) {
    self.init([Run(text: text, font: font)])
  }

  /// Lets lines follow each other at their own height, whatever their fonts would have between them.
  package mutating func removeLeading() {
    for index in runs.indices { runs[index].font.leading = runs[index].font.lineHeight }
  }

  /// All the characters.
  package var string: String { runs.map(\.text).joined() }
}
