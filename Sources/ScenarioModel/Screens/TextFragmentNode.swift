/// A stretch of attributed text.
package struct TextFragmentNode: Codable, Hashable, Sendable {
  package var text: String
  /// Nil for the font of the view.
  package var font: FontNode?
  /// Points behind each glyph beyond its advance.
  package var kerning: Double?
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

/// How the lines of a paragraph lie, in points and by UIKit's names; nil is the default.
package struct ParagraphNode: Codable, Hashable, Sendable {
  package var lineSpacing: Double?
  package var paragraphSpacing: Double?
  package var paragraphSpacingBefore: Double?
  package var lineHeightMultiple: Double?
  package var minimumLineHeight: Double?
  package var maximumLineHeight: Double?
  package var firstLineHeadIndent: Double?
  package var headIndent: Double?
  package var tailIndent: Double?

  package init() {}
}
