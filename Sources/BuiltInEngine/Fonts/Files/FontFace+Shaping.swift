import CHarfBuzz
package import TextMeasurement

extension FontFace {
  /// Shapes a text on one line, with the kerning and ligatures that CoreText applies by default.
  ///
  /// - Parameter text: UTF-16 code units.
  /// - Returns: An entry for each code unit, in the font's own units. The first unit of a ligature
  ///   or of an accented letter has the whole advance.
  /// - Complexity: O(*n*) in the length of `text` for most fonts.
  package func shape(_ text: [UInt16]) -> [ShapedUnit] {
    var units = [ShapedUnit](repeating: ShapedUnit(), count: text.count)
    guard let buffer = hb_buffer_create() else { return units }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
    hb_buffer_guess_segment_properties(buffer)
    // HarfBuzz's default would be the language of the machine.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count),
      count: Int(count)
    )
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count),
      count: Int(count)
    )
    var previous: Int?
    for (info, placement) in zip(infos, positions) {
      let position = Int(info.cluster)
      // Kerning may split a pair between the first advance and the second glyph's offset.
      if let previous, previous != position {
        units[previous].kerning += Double(placement.x_offset)
        units[position].kerning -= Double(placement.x_offset)
      }
      previous = position
      let advance = hb_font_get_glyph_h_advance(font, info.codepoint)
      // A mark is placed on its base and has no width, regardless of its own advance.
      let taken = placement.x_advance == 0 ? 0 : advance
      units[position].advance += Double(taken)
      units[position].kerning += Double(placement.x_advance - taken)
      if info.codepoint == 0 { units[position].isMissing = true }
    }
    return units
  }
}
