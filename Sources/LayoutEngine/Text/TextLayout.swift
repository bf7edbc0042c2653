/// A text broken into lines: what a label or a text view measures.
///
/// Lengths are in points and unrounded; a control rounds them up to its pixels.
struct TextLayout: Equatable {
  /// One line of the text.
  struct Line: Equatable {
    /// The characters of the line, with the spaces at its end and without a line break.
    var range: Range<String.Index>

    /// The width without the spaces at the end of a wrapped line, with the ellipsis of a
    /// truncated one.
    var width: Double
    var isTruncated = false
  }

  /// The lines, top to bottom; none for an empty text.
  var lines: [Line]

  /// The width of the widest line.
  var width: Double
  var height: Double

  /// Breaks `text` into lines.
  ///
  /// - Parameters:
  ///   - text: the text; a line break always ends its line, and one at the end adds an empty
  ///     line, as it does in the stored frames of labels.
  ///   - font: the font of the whole text.
  ///   - era: the system font's generation.
  ///   - limit: the width that lines have to fit, nil for no limit.
  ///   - maximumLines: the number of lines to stop at, 0 for no limit.
  ///   - lineBreakMode: what happens to text that does not fit.
  init(
    _ text: String,
    font: FontDescription,
    era: FontEra = .current,
    width limit: Double? = nil,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    let metrics = font.glyphMetrics(era: era)
    var breaker = LineBreaker(
      text: MeasuredText(text, metrics: metrics),
      ellipsisWidth: metrics.advance(of: "…"),
      limit: limit ?? .infinity,
      maximumLines: maximumLines > 0 ? maximumLines : .max,
      mode: lineBreakMode
    )
    lines = breaker.breakLines()
    width = lines.map(\.width).max() ?? 0
    height = font.height(ofLines: lines.count)
  }
}

extension FontDescription {
  /// Returns the width of `text` on one line, in points, unrounded.
  func width(of text: String, era: FontEra = .current) -> Double {
    glyphMetrics(era: era).width(of: text)
  }
}
