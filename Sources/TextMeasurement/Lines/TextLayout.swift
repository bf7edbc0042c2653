/// A text broken into lines: what a label or a text view measures.
///
/// Lengths are in points and unrounded; a control rounds them up to its pixels.
package struct TextLayout: Equatable {
  /// One line of the text.
  package struct Line: Equatable {
    /// The characters of the line, with the spaces at its end and without a line break.
    package var range: Range<String.Index>

    /// The width, with as much of the spaces at the end of a wrapped line as there is room for, the
    /// ellipsis of a truncated one and the indent before it.
    package var width: Double
    /// Whether it is the last line allowed, in which an ellipsis stands for what does not fit.
    package var isTruncated = false

    /// Whether a paragraph ends with the line.
    package var endsParagraph = true
  }

  /// The lines, top to bottom; none for an empty text.
  package var lines: [Line]

  /// The width of the widest line.
  package var width: Double
  /// The height of all lines with the distances between them and between paragraphs.
  package var height: Double

  /// Breaks `text` into lines.
  ///
  /// - Parameters:
  ///   - text: the text; a line break always ends its line, and one at the end adds an empty
  ///     line, as it does in the stored frames of labels.
  ///   - limit: the width that lines have to fit, nil for no limit.
  ///   - maximumLines: the number of lines to stop at, 0 for no limit.
  ///   - lineBreakMode: what happens to text that does not fit.
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
    era: FontEra = .current,
    width limit: Double? = nil,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.init(
      MeasuredText(StyledText(text, font: font), era: era),
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
  /// The height of the lines and of what lies between them.
  ///
  /// It is the sum that is rounded up to a pixel in the end, not each line. The last line has
  /// nothing below it but its own height.
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
  package func width(of text: String, era: FontEra = .current) -> Double {
    glyphMetrics(era: era).width(of: text)
  }
}
