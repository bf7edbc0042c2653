/// The heights of a typeface, in its own units.
package struct LineMetrics: Hashable, Sendable {
  /// The number of units in an em.
  package var unitsPerEm: Double

  /// The maximum height of letters above the baseline, positive.
  package var ascent: Double
  /// The maximum depth of letters below the baseline, positive.
  package var descent: Double

  /// The space between adjacent lines; the last line has none.
  package var lineGap: Double

  /// The height of capitals.
  package var capHeight: Double
  /// The height of lower-case letters without an ascender.
  package var xHeight: Double

  package init(
    unitsPerEm: Double,
    ascent: Double,
    descent: Double,
    lineGap: Double = 0,
    capHeight: Double,
    xHeight: Double
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// San Francisco.
  package static let system = LineMetrics(
    unitsPerEm: 2048,
    ascent: 1950,
    descent: 494,
    lineGap: 0,
    capHeight: 1443,
    xHeight: 1078
  )

  /// Helvetica.
  ///
  /// Ascender and descender of the font file are 1577 and 471, and UIKit adds 0.15 of an em above.
  /// A line is slightly less than 1.15 times the size, so that 10 and 20 points are 11.5 and 23
  /// high.
  package static let helvetica = LineMetrics(
    unitsPerEm: 2048,
    ascent: 1884,
    descent: 471,
    lineGap: 0,
    capHeight: 1469,
    xHeight: 1071
  )

  /// Returns the heights of Helvetica Neue, which differ between faces.
  ///
  /// Frames confirm line heights of 1.165, 1.18 and 1.192 times the size.
  package static func helveticaNeue(_ weight: FontWeight) -> LineMetrics {
    let (ascent, descent): (Double, Double) =
      switch weight {
      case .ultraLight, .thin, .light: (967, 213)
      case .regular: (952, 213)
      case .medium, .semibold, .bold, .heavy, .black: (975, 217)
      }
    return LineMetrics(
      unitsPerEm: 1000,
      ascent: ascent,
      descent: descent,
      lineGap: weight == .regular ? 28 : 0,
      capHeight: 714,
      xHeight: 517
    )
  }

  /// Returns the points for `units` in a font of `pointSize`.
  ///
  /// Each number of units is scaled before the sum, as in UIKit. With 1000 units per em at 14
  /// points, the sum for 800 and 200 units slightly exceeds 14, and stored frames are one pixel
  /// higher.
  package func points(_ units: Double, at pointSize: Double) -> Double {
    pointSize / unitsPerEm * units
  }

  /// Returns the height of a line of text of `pointSize`, in points.
  package func lineHeight(at pointSize: Double) -> Double {
    points(ascent, at: pointSize) + points(descent, at: pointSize)
  }
}
