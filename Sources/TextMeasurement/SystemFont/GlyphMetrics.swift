/// The widths of the glyphs of one font, in points and unrounded.
///
/// The width of a string is the sum of its glyphs' advances and of the kerning of adjacent glyphs.
protocol GlyphMetrics {
  /// Returns the advance of `character`, including tracking.
  func advance(of character: Character) -> Double

  /// Returns the kerning between two adjacent glyphs, in addition to the first one's advance.
  ///
  /// The first scalars of their characters determine it.
  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double

  /// Returns the measurements of each UTF-16 code unit of `text` on one line, in points.
  ///
  /// It is nil if advances and kerning of single characters are sufficient.
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
  /// Returns the widths of this font's glyphs in `generation`.
  func glyphMetrics(generation: FontGeneration) -> any GlyphMetrics {
    switch family {
    case .system where generation == .helveticaNeue:
      let tracking = generation.tracking(atPointSize: pointSize)
      return TypefaceMetrics(typeface: .helveticaNeue, font: self, tracking: tracking)
    case .helveticaNeue: return TypefaceMetrics(typeface: .helveticaNeue, font: self)
    case .app(let font): return AppFontMetrics(font, pointSize: pointSize, generation: generation)
    case .system: return SystemFontMetrics(font: self, generation: generation)
    case .named:
      return knownFamily?.metrics(of: self) ?? SystemFontMetrics(font: self, generation: generation)
    }
  }
}
