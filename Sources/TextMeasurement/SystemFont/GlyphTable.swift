import CEmbeddedFiles

/// The widths of San Francisco's glyphs, fitted to frames that Interface Builder stored.
///
/// The values do not come from a font file. Advances are in hundred-thousandths of an em. A row of
/// `Tables/Advances.txt` begins with a glyph (`␣` is the space). For each of light, regular,
/// medium, semibold and bold, it then has the advances of the text design and of the display
/// design. An accented letter without a row has the width of its base letter.
enum GlyphTable {
  /// The number of advances in a row.
  static let columnCount = 10

  /// Returns the row of a glyph; nil if the table does not have it.
  static func row(of scalar: Unicode.Scalar) -> Int? {
    scalar.isASCII ? asciiRows[Int(scalar.value)] : rows[scalar]
  }

  /// The advances of all rows, row after row, in ems.
  static let advances: [Double] = records.flatMap { record in
    let advances = record.dropFirst().compactMap { Int($0) }
    precondition(advances.count == columnCount, "the row of \(record[0]) is incomplete")
    return advances.map { Double($0) / 100_000 }
  }

  private static let records = source.tableRows

  private static let rows: [Unicode.Scalar: Int] = {
    let glyphs = records.compactMap { $0.first?.unicodeScalars.first }
    let numbered = zip(glyphs.map { $0 == "␣" ? " " : $0 }, 0...)
    return Dictionary(uniqueKeysWithValues: numbered)
  }()

  /// Most text is ASCII, and an array needs no hashing.
  private static let asciiRows: [Int?] = (0..<128).map { rows[Unicode.Scalar($0)] }

  private static let source = String(cString: Advances_txt)
}
