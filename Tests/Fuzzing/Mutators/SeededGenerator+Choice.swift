package import ScvdbTestSupport

extension SeededGenerator {
  package mutating func number(below limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  package mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }
}

/// Values that unprepared code cannot process.
enum Nonsense {
  static let words = [
    "", " ", "-", "-0", "0", "1", "-1", "0.0005", "1e-300", "1e9", "1000000001", "1e300", "1e999",
    "9007199254740993", "99999999999999999999", "nan", "inf", "0x10", "true", "null", "~", "[]",
    "{}",
    "\"", "\\", "\\u{110000}", "'", "#", "&a", "*a", "!!x", "|", ">", "---", "?", ":", ": ", "%",
    "\t", "\r", "\u{0}", "\u{1B}[2J", "\u{202E}", "\u{FEFF}", "\u{2028}", "e\u{301}", "日本", "👩‍👩‍👧",
    "../../x", "/", "//", "a/b", "end", "view", "window", String(repeating: "x", count: 300),
  ]

  static let numbers: [Double] = [
    0, -0.0, 1, -1, 2, 3, 255, 256, 0.0005, 0.001, 1e-300, .leastNonzeroMagnitude, 1e6, 1e9,
    1e9 + 1, 1e12,
    4_294_967_296,
    9_007_199_254_740_992, 9.3e18, 1e300, .greatestFiniteMagnitude, -1e9, -1e300, 0.1, 1.0 / 3,
  ]
}
