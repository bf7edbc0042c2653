/// What adjacent glyphs keep beyond the first one's advance: their kerning, in ems.
struct PairTable: Sendable {
  private var values: [UInt64: Double] = [:]

  init() {}

  /// Reads thousandths of an em.
  ///
  /// A line is the first glyphs that share it, then for each value the second glyphs that have it:
  /// `AÀ -70:TY -43:W`; `␣` is the space.
  init(_ source: String) {
    for entries in source.tableRows {
      guard let firsts = entries.first?.unicodeScalars.map(Self.readable) else { continue }
      for entry in entries.dropFirst() {
        guard let colon = entry.utf8.firstIndex(of: UInt8(ascii: ":")),
          let value = Double(entry[..<colon])
        else { continue }
        let seconds = entry[entry.utf8.index(after: colon)...].unicodeScalars
        for first in firsts {
          for second in seconds {
            self[first, Self.readable(second)] = value / 1000
          }
        }
      }
    }
  }

  /// The value of a pair, 0 for most.
  subscript(first: Unicode.Scalar, second: Unicode.Scalar) -> Double {
    get { values[Self.key(first, second)] ?? 0 }
    set { values[Self.key(first, second)] = newValue }
  }

  /// The glyph that an entry of a table begins with.
  static func glyph(_ entry: Substring) -> Unicode.Scalar? {
    entry.unicodeScalars.first.map(readable)
  }

  private static func readable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "␣" ? " " : scalar
  }

  private static func key(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt64 {
    UInt64(visible(first).value) << 32 | UInt64(visible(second).value)
  }

  /// A space that does not break is drawn by the same glyph as one that does.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\u{A0}" ? " " : scalar
  }
}
