/// The mean advances of the classes of glyphs, for characters that are not in the glyph table.
enum GlyphMeans {
  /// Returns the means of `kind` in ems, in the columns of the glyph table.
  static func advances(of kind: GlyphClass.Kind) -> [Double] {
    switch kind {
    case .upper: upper
    case .lower: lower
    case .digit: digit
    case .other: other
    }
  }

  private static let upper = [
    0.66358, 0.61159, 0.67771, 0.62743, 0.68975, 0.64088, 0.69865, 0.65046, 0.71107, 0.66464,
  ]
  private static let lower = [
    0.52975, 0.46991, 0.53894, 0.481, 0.55448, 0.49811, 0.56612, 0.51072, 0.58228, 0.52879,
  ]
  private static let digit = [
    0.59328, 0.55001, 0.60612, 0.56422, 0.62199, 0.58144, 0.63378, 0.59418, 0.65, 0.61234,
  ]
  private static let other = [
    0.46012, 0.41188, 0.47607, 0.42958, 0.49047, 0.44527, 0.50095, 0.45665, 0.51542, 0.47273,
  ]
}
