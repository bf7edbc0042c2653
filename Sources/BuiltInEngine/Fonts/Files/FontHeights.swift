import CHarfBuzz

/// The heights of a face as CoreText computes them, in the font's own units.
package struct FontHeights: Hashable, Sendable {
  /// The units of the em, from 16 to 16,384.
  package var unitsPerEm: Double
  /// The maximum height of letters above the baseline, positive.
  package var ascent: Double
  /// The maximum depth of letters below the baseline, positive.
  package var descent: Double
  /// The space between adjacent lines, never negative.
  package var lineGap: Double
  /// The font's own value, or the height of the letter H.
  package var capHeight: Double
  /// The font's own value, or the height of the letter x.
  package var xHeight: Double

  /// Reads the heights that CoreText uses.
  ///
  /// CoreText uses `hhea`, even if a flag prefers the typographic heights of `OS/2`. A font without
  /// heights in `hhea` has the typographic heights, and without these the heights for Windows.
  init(_ tables: FontTables, _ font: OpaquePointer) throws(FontFileError.Problem) {
    let unitsPerEm = tables.unsigned("head", 18)
    guard (16...16384).contains(unitsPerEm) else { throw .missingTable("head") }
    let lines = [
      (tables.signed("hhea", 4), -tables.signed("hhea", 6), tables.signed("hhea", 8)),
      (tables.signed("OS/2", 68), -tables.signed("OS/2", 70), tables.signed("OS/2", 72)),
      (tables.unsigned("OS/2", 74), tables.unsigned("OS/2", 76), 0),
    ]
    guard let line = lines.first(where: { $0.0 != 0 || $0.1 != 0 }) else {
      throw .missingTable("hhea")
    }
    self.unitsPerEm = Double(unitsPerEm)
    ascent = Double(line.0)
    descent = Double(line.1)
    lineGap = Double(max(line.2, 0))
    let statesLetters = tables.unsigned("OS/2", 0) >= 2
    capHeight = Double(statesLetters ? tables.signed("OS/2", 88) : Self.height(of: "H", in: font))
    xHeight = Double(statesLetters ? tables.signed("OS/2", 86) : Self.height(of: "x", in: font))
  }

  /// Measures a letter's height above the baseline, for fonts older than the fields with the
  /// heights.
  private static func height(of letter: Unicode.Scalar, in font: OpaquePointer) -> Int {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return 0 }
    return Int(extents.y_bearing)
  }
}
