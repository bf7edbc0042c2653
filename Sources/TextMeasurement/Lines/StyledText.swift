/// Text in runs with their own fonts and paragraph styles.
package struct StyledText: Hashable, Sendable {
  /// A run of text with the same attributes.
  package struct Run: Hashable, Sendable {
    /// The characters of the run.
    package var text: String
    /// The font of the run.
    package var font: FontDescription

    /// The additional space after every glyph, in points.
    package var kerning = 0.0

    /// The size of the attachment in place of each character; nil for glyphs of the font.
    package var attachment: AttachmentExtent?

    /// The paragraph style; the style of a paragraph's first character applies.
    package var paragraphStyle = ParagraphStyle()

    package init(text: String, font: FontDescription) {
      self.text = text
      self.font = font
    }
  }

  /// The size of a picture in a text, in points.
  package struct AttachmentExtent: Hashable, Sendable {
    /// The width of the picture.
    package var width: Double
    /// The height above the baseline; negative for a picture below it.
    package var ascent: Double
    /// The depth below the baseline; negative for a picture above it.
    package var descent: Double

    /// Creates an extent; all numbers are points.
    package init(width: Double, ascent: Double, descent: Double) {
      (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }
  }

  /// The runs, none of them empty.
  package private(set) var runs: [Run]

  /// Creates a text of runs without the empty ones.
  package init(_ runs: [Run]) {
    self.runs = runs.filter { !$0.text.isEmpty }
  }

  /// Creates text of one font.
  package init(_ text: String, font: FontDescription) {
    self.init([Run(text: text, font: font)])
  }

  /// Removes the space between lines, so that lines follow each other at their own height.
  package mutating func removeLeading() {
    for index in runs.indices { runs[index].font.leading = runs[index].font.lineHeight }
  }

  /// Sets the lines without the gaps of font files, as labels do; the leading of text styles stays.
  ///
  /// Stored labels of two to four lines in Helvetica Neue have no gap (three repositories), and a
  /// text view has it.
  package mutating func removeLineGaps() {
    for index in runs.indices { runs[index].font = runs[index].font.withoutLineGap }
  }

  /// All the characters.
  package var string: String { runs.map(\.text).joined() }
}
