/// A stretch of attributed text.
package struct TextFragmentNode: Codable, Hashable, Sendable {
  /// The characters; the whole text is the concatenation of its fragments.
  package var text: String
  /// The font; nil for the view's font.
  package var font: FontNode?
  /// The additional space after each glyph, in points.
  package var kerning: Double?
  /// The paragraph style; nil for the default.
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
  /// The space between adjacent lines.
  package var lineSpacing: Double?
  /// The space below the paragraph.
  package var paragraphSpacing: Double?
  /// The space above the paragraph.
  package var paragraphSpacingBefore: Double?
  /// A factor of the natural height of lines; 0 for none.
  package var lineHeightMultiple: Double?
  /// The minimum line height, applied after ``lineHeightMultiple``.
  package var minimumLineHeight: Double?
  /// The maximum line height, applied last; 0 for no limit.
  package var maximumLineHeight: Double?
  /// The distance from the leading edge to the first line.
  package var firstLineHeadIndent: Double?
  /// The distance from the leading edge to the other lines.
  package var headIndent: Double?
  /// The end of lines, from the leading edge if positive, else from the trailing edge.
  package var tailIndent: Double?

  package init() {}
}
