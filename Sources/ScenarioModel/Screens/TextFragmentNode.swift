/// A stretch of attributed text.
package struct TextFragmentNode: Codable, Hashable, Sendable {
  /// The characters; a text is its fragments one after the other.
  package var text: String
  /// Nil for the font of the view.
  package var font: FontNode?
  /// Points behind each glyph beyond its advance.
  package var kerning: Double?
  /// Nil for the default style.
  package var paragraph: ParagraphNode?

  package init(
    text: String,
    font: FontNode? = nil,
    kerning: Double? = nil,
    paragraph: ParagraphNode? = nil
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.paragraph = paragraph
  }
}

/// The layout of a paragraph's lines, in points and with UIKit's names; nil is the default.
package struct ParagraphNode: Codable, Hashable, Sendable {
  /// Between adjacent lines.
  package var lineSpacing: Double?
  /// Below the paragraph.
  package var paragraphSpacing: Double?
  /// Above the paragraph.
  package var paragraphSpacingBefore: Double?
  /// A factor of the natural height of lines; 0 for none.
  package var lineHeightMultiple: Double?
  /// Applied after ``lineHeightMultiple``.
  package var minimumLineHeight: Double?
  /// Applied last; 0 for no limit.
  package var maximumLineHeight: Double?
  /// From the leading edge to the first line.
  package var firstLineHeadIndent: Double?
  /// From the leading edge to every line but the first.
  package var headIndent: Double?
  /// To the end of lines: from the leading edge if positive, else from the trailing edge.
  package var tailIndent: Double?

  package init() {}
}
