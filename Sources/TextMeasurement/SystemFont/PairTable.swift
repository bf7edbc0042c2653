/// The kerning of adjacent glyphs, in addition to the first one's advance, in ems.
struct PairTable: Sendable {
  /// The values of the pairs of visible ASCII, row after row: nearly all lookups.
  private var ascii: [Double] = []
  private var others: [UInt64: Double] = [:]

  init() {}

  /// Reads thousandths of an em.
  ///
  /// A line has the first glyphs with the same values, then for each value the second glyphs with
  /// that value: `AÀ -70:TY -43:W`. `␣` is the space.
  init(_ source: String) {
    self.init(rows: source.tableRows)
  }

  /// Reads the words of such lines.
  init(rows: some Sequence<[Substring]>) {
    for entries in rows {
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
    get {
      let pair = Pair(first, second)
      if let index = pair.asciiIndex { return ascii.isEmpty ? 0 : ascii[index] }
      return others[pair.key] ?? 0
    }
    set {
      let pair = Pair(first, second)
      guard let index = pair.asciiIndex else {
        others[pair.key] = newValue
        return
      }
      if ascii.isEmpty { ascii = Array(repeating: 0, count: Pair.asciiCount) }
      ascii[index] = newValue
    }
  }

  /// Returns the first glyph of a table's entry.
  static func glyph(_ entry: Substring) -> Unicode.Scalar? {
    entry.unicodeScalars.first.map(readable)
  }

  private static func readable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "␣" ? " " : scalar
  }
}

/// Two adjacent glyphs.
private struct Pair {
  private let first: UInt32
  private let second: UInt32

  init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    self.first = Self.visible(first).value
    self.second = Self.visible(second).value
  }

  /// Returns a space for a nonbreaking space, which has the same glyph.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\u{A0}" ? " " : scalar
  }

  var key: UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// The visible range of ASCII, with the space.
  private static let ascii: Range<UInt32> = 0x20..<0x80

  /// The number of pairs in ASCII.
  static let asciiCount = ascii.count * ascii.count

  /// The index among the pairs of ASCII; nil for any other pair.
  var asciiIndex: Int? {
    guard Self.ascii.contains(first), Self.ascii.contains(second) else { return nil }
    return Int(first - Self.ascii.lowerBound) * Self.ascii.count
      + Int(second - Self.ascii.lowerBound)
  }
}
