/// How the lines of a paragraph lie, in points: the value below a paragraph style object.
package struct ParagraphStyle: Hashable, Sendable {
  /// What adjacent lines keep between them.
  package var lineSpacing = 0.0

  /// What the paragraph keeps from its neighbours.
  package var paragraphSpacing = 0.0
  /// The distance from the paragraph above, in points.
  package var paragraphSpacingBefore = 0.0

  /// What the natural height of lines is multiplied by, 0 for nothing.
  package var lineHeightMultiple = 0.0

  /// The limits of the height of lines, 0 for none.
  package var minimumLineHeight = 0.0
  /// The greatest height of a line, in points; 0 for no limit.
  package var maximumLineHeight = 0.0

  /// Where the first line and the others begin.
  package var firstLineHeadIndent = 0.0
  /// The beginning of all lines but the first, in points from the leading edge.
  package var headIndent = 0.0

  /// Where lines end: from the leading edge if positive, from the trailing edge if negative.
  package var tailIndent = 0.0

  package init() {}

  /// Returns the height of a line whose fonts ask for `natural`.
  func lineHeight(_ natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }

  /// Returns where a line of the paragraph begins, the first one or another.
  func indent(isFirstLine: Bool) -> Double { isFirstLine ? firstLineHeadIndent : headIndent }

  /// Returns the width that a line has in a container of `width`.
  func room(isFirstLine: Bool, in width: Double) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent(isFirstLine: isFirstLine))
  }
}
