/// The positions of a paragraph's lines, in points: the value of a paragraph style object.
package struct ParagraphStyle: Hashable, Sendable {
  /// The space between adjacent lines.
  package var lineSpacing = 0.0

  /// The space after the paragraph.
  package var paragraphSpacing = 0.0
  /// The space before the paragraph, in points.
  package var paragraphSpacingBefore = 0.0

  /// The factor of the natural line height, 0 for none.
  package var lineHeightMultiple = 0.0

  /// The minimum line height, 0 for none.
  package var minimumLineHeight = 0.0
  /// The maximum line height, in points; 0 for no limit.
  package var maximumLineHeight = 0.0

  /// The indent of the first line.
  package var firstLineHeadIndent = 0.0
  /// The indent of all other lines, in points from the leading edge.
  package var headIndent = 0.0

  /// The end of lines: from the leading edge if positive, from the trailing edge if negative.
  package var tailIndent = 0.0

  package init() {}

  /// Returns the line height for the natural height `natural` of its fonts.
  func lineHeight(_ natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }

  /// Returns the indent of the first line or of another line.
  func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineHeadIndent : headIndent }

  /// Returns the available width of a line in a container of `width`.
  func room(isFirstLine: Bool, in width: Double) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent(isFirstLine: isFirstLine))
  }
}
