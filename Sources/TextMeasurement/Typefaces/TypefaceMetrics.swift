/// The widths of the glyphs of a font other than the system font.
struct TypefaceMetrics: GlyphMetrics {
  private let widths: TypefaceWidths
  private let emWidth: Double
  private let tracking: Double
  private let fallback: SystemFontMetrics

  /// - Parameters:
  ///   - typeface: the widths.
  ///   - factor: the ratio of the font's widths to the widths of `typeface`.
  ///   - font: the font's size, weight and slope.
  ///   - tracking: the additional space after every glyph, in points.
  init(typeface: Typeface, factor: Double = 1, font: FontDescription, tracking: Double = 0) {
    widths = typeface.widths(of: font.weight)
    self.tracking = tracking
    emWidth = font.pointSize * factor * (font.isItalic ? typeface.italicFactor : 1)
    fallback = SystemFontMetrics(font: FontDescription(pointSize: font.pointSize))
  }

  func advance(of character: Character) -> Double {
    widths.advance(of: character).map { $0 > 0 ? $0 * emWidth + tracking : 0 }
      ?? fallback.advance(of: character)
  }

  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double {
    widths.kerning[first, second] * emWidth
  }
}
