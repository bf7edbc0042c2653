/// What adjacent glyphs keep beyond the first one's advance: their kerning, in ems.
struct PairTable: Sendable {
  private var values: [UInt64: Double] = [:]

  init() {}

  /// Reads thousandths of an em.
  ///
  /// A line is the first glyphs that share it, then for each value the second glyphs that have it:
  /// `AÀ -70:TY -43:W`; `␣` is the space.
  init(_ source: String) {
    for line in source.split(separator: "\n") {
      let entries = line.split(separator: " ")
      guard let firsts = entries.first?.unicodeScalars.map(Self.readable) else { continue }
      for entry in entries.dropFirst() {
        let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let value = Double(parts[0]) else { continue }
        for first in firsts {
          for second in parts[1].unicodeScalars {
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
