/// A text broken into lines, as labels and text views measure it.
///
/// Lengths are in points and unrounded; a control rounds them up to its pixels.
package struct TextLayout: Equatable {
  /// One line of the text.
  package struct Line: Equatable {
    /// The characters of the line, with the spaces at its end and without a line break.
    package var range: Range<String.Index>

    /// The width, including the indent and the ellipsis of a truncated line.
    ///
    /// It includes the spaces at the end of a wrapped line if they fit.
    package var width: Double
    /// Whether it is the last possible line, with an ellipsis in place of the remaining text.
    package var isTruncated = false

    /// Whether a paragraph ends with the line.
    package var endsParagraph = true
  }

  /// The lines from top to bottom; none for an empty text.
  package var lines: [Line]

  /// The width of the widest line.
  package var width: Double
  /// The height of all lines with the spaces between them and between paragraphs.
  package var height: Double

  /// Breaks `text` into lines.
  ///
  /// - Parameters:
  ///   - text: the text; a line break always ends its line, and one at the end adds an empty line,
  ///     as in the stored frames of labels.
  ///   - limit: the maximum width of lines, nil for no limit.
  ///   - maximumLines: the maximum number of lines, 0 for no limit.
  ///   - lineBreakMode: the treatment of text that does not fit.
  package init(
    _ text: MeasuredText,
    width limit: Double? = nil,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    var breaker = LineBreaker(
      text: text,
      limit: limit ?? .infinity,
      maximumLines: maximumLines > 0 ? maximumLines : .max,
      mode: lineBreakMode
    )
    let broken = breaker.breakLines()
    lines = broken.map { $0.line(of: text) }
    width = lines.map(\.width).max() ?? 0
    height = broken.height(in: text)
  }

  /// Breaks text of one font into lines.
  package init(
    _ text: String,
    font: FontDescription,
    generation: FontGeneration = .current,
    width limit: Double? = nil,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.init(
      MeasuredText(StyledText(text, font: font), generation: generation),
      width: limit,
      maximumLines: maximumLines,
      lineBreakMode: lineBreakMode
    )
  }
}

extension BrokenLine {
  fileprivate func line(of text: MeasuredText) -> TextLayout.Line {
    TextLayout.Line(
      range: text.indices[characters.lowerBound]..<text.indices[characters.upperBound],
      width: width,
      isTruncated: isTruncated,
      endsParagraph: endsParagraph
    )
  }
}

extension [BrokenLine] {
  /// Returns the height of the lines and of the spaces between them.
  ///
  /// Callers round up the sum to a pixel, not each line. The last line has no space below it.
  fileprivate func height(in text: MeasuredText) -> Double {
    var height = 0.0
    for (index, line) in enumerated() {
      let extent = text.extent(of: line.characters)
      height += line.style.lineHeight(extent.height)
      guard index + 1 < count else { break }
      height += extent.gap + line.style.lineSpacing
      guard line.endsParagraph else { continue }
      height += line.style.paragraphSpacing + self[index + 1].style.paragraphSpacingBefore
    }
    return height
  }
}

extension FontDescription {
  /// Returns the width of `text` on one line, in points, unrounded.
  package func width(of text: String, generation: FontGeneration = .current) -> Double {
    glyphMetrics(generation: generation).width(of: text)
  }
}
