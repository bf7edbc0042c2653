/// The measurements of a typeface other than the system's.
///
/// Tables of open typefaces contain the advance widths, the kerning and the heights from their font
/// files, rounded to thousandths of an em. A table has one to four weights. The advances of other
/// weights are interpolated from regular to light or bold, like the designs of these families.
struct Typeface: Sendable {
  let line: LineMetrics

  /// The width of italic text relative to upright text.
  let italicFactor: Double

  /// The positions of weights without a table: -1 is light, 0 regular and 1 bold.
  private let weightPositions: [FontWeight: Double]
  private let tables: TypefaceTables

  /// - Parameters:
  ///   - line: the heights.
  ///   - italicFactor: the width of italic text relative to upright text.
  ///   - weightPositions: the positions of weights without a table, if the usual positions are
  ///     wrong.
  ///   - tables: the advances of regular and of the family's other weights, and the kerning.
  init(
    line: LineMetrics,
    italicFactor: Double,
    weightPositions: [FontWeight: Double] = [:],
    tables: TypefaceTables
  ) {
    self.line = line
    self.italicFactor = italicFactor
    self.weightPositions = weightPositions
    self.tables = tables
  }

  /// Creates a typeface with the same width for all glyphs.
  ///
  /// - Parameters:
  ///   - line: the heights.
  ///   - pitch: the advance in ems.
  init(line: LineMetrics, pitch: Double) {
    self.line = line
    italicFactor = 1
    weightPositions = [:]
    let column = Array(repeating: pitch, count: Self.glyphs.count)
    tables = TypefaceTables(.init(columns: [.regular: column], kerning: PairTable()))
  }

  /// The glyphs of the tables: ASCII from the space on, then a few marks.
  static let glyphs =
    (32..<127).map { Unicode.Scalar(UInt8($0)) } + Array("–—‘’“”•…©€".unicodeScalars)
  fileprivate static let indices = Dictionary(uniqueKeysWithValues: zip(glyphs, 0...))

  /// Returns the widths of the glyphs in a weight.
  func widths(of weight: FontWeight) -> TypefaceWidths {
    let content = tables.content
    guard let regular = content.columns[.regular] else {
      preconditionFailure("a typeface has a regular weight")
    }
    let position = weightPositions[weight] ?? Self.usualPositions[weight] ?? 0
    return TypefaceWidths(
      advances: content.columns[weight] ?? regular,
      // A weight with a table needs no other weight.
      others: content.columns[weight] == nil
        ? content.columns[position < 0 ? .light : .bold] : nil,
      share: abs(position),
      kerning: content.kerning
    )
  }

  private static let usualPositions: [FontWeight: Double] = [
    .ultraLight: -1.9, .thin: -2.3, .light: -1, .regular: 0, .medium: 0.35, .semibold: 0.63,
    .bold: 1, .heavy: 1.4, .black: 1.8,
  ]

  /// Returns a character's index; an accented letter has the width of its base letter.
  fileprivate static func index(of character: Character) -> Int? {
    character.baseScalar.flatMap { indices[$0] }
  }
}

// MARK: - Widths in ems

/// The widths of a ``Typeface`` in one weight.
struct TypefaceWidths: Sendable {
  /// The advances of the weight, or of the regular weight.
  fileprivate let advances: [Double]
  /// The advances of light or bold, for interpolation; nil for a weight with its own advances.
  fileprivate let others: [Double]?
  /// The share of the other advances.
  fileprivate let share: Double
  /// The kerning of two adjacent glyphs of regular weight, in addition to the first one's advance.
  let kerning: PairTable

  /// Returns the advance of `character` in upright text; nil for a character in another typeface.
  func advance(of character: Character) -> Double? {
    // The tables begin with the visible range of ASCII.
    if let ascii = character.asciiCode {
      return 0x20..<0x7F ~= ascii ? advance(at: Int(ascii) - 0x20) : 0
    }
    return switch GlyphClass(of: character) {
    case .ideograph, .hangul, .fullWidth, .emoji: nil
    case .invisible: 0
    case .tabulated, .untabulated:
      (Typeface.index(of: character) ?? Typeface.index(of: character.lookalike))
        .map { advance(at: $0) }
    }
  }

  private func advance(at index: Int) -> Double {
    guard let others else { return advances[index] }
    return advances[index] + share * (others[index] - advances[index])
  }
}

extension Character {
  /// A letter or digit of average width, as the substitute for a character without a table.
  fileprivate var lookalike: Character {
    if isUppercase { return "N" }
    return isNumber ? "0" : "n"
  }
}
