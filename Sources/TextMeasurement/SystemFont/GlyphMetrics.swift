/// The widths of the glyphs of one font, in points and unrounded.
///
/// The width of a string is the sum of its glyphs' advances and of the kerning of adjacent glyphs.
protocol GlyphMetrics {
  /// Returns the advance of `character`, tracking included.
  func advance(of character: Character) -> Double

  /// Returns what the distance of two adjacent glyphs exceeds the first one's advance by, which the first
  /// scalars of their characters decide.
  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double

  /// Returns what each UTF-16 code unit of `text` measures in points, set as a whole on one line;
  /// nil where advances and kerning of single characters state all.
  func shape(_ text: String) -> [ShapedUnit]?
}

extension GlyphMetrics {
  func shape(_ text: String) -> [ShapedUnit]? { nil }

  /// Returns the width of `text` on one line.
  func width(of text: String) -> Double {
    if let units = shape(text) { return units.reduce(0) { $0 + $1.advance + $1.kerning } }
    var width = 0.0
    var previous: Unicode.Scalar?
    for character in text {
      width += advance(of: character)
      let scalar = character.firstScalar
      if let previous { width += kerning(between: previous, and: scalar) }
      previous = scalar
    }
    return width
  }
}

extension FontDescription {
  /// The widths of this font's glyphs as `era` drew them.
  func glyphMetrics(era: FontEra) -> any GlyphMetrics {
    switch family {
    case .system where era == .helveticaNeue:
      let tracking = era.tracking(atPointSize: pointSize)
      return TypefaceMetrics(typeface: .helveticaNeue, font: self, tracking: tracking)
    case .helveticaNeue: return TypefaceMetrics(typeface: .helveticaNeue, font: self)
    case .app(let font): return AppFontMetrics(font, pointSize: pointSize, era: era)
    case .system: return SystemFontMetrics(font: self, era: era)
    case .named:
      return knownFamily?.metrics(of: self) ?? SystemFontMetrics(font: self, era: era)
    }
  }
}
