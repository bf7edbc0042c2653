import Testing

@testable import SnapshotModel

/// Tests words and numbers in baselines and hashes: equal values are equal bytes.
@Suite struct CanonicalTextTests {
  private func text(_ append: (inout CanonicalText) -> Void) -> String {
    var text = CanonicalText()
    append(&text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Numbers on the grid of thousandths have no redundant digits.
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (375, "375"), (-44, "-44"), (0.5, "0.5"), (-0.25, "-0.25"),
    (63.667, "63.667"), (63.670, "63.67"), (63.6, "63.6"), (0.001, "0.001"), (-0.001, "-0.001"),
    (1000.01, "1000.01"), (2_147_483_647, "2147483647"), (2_147_483_648, "2147483648"),
    (-2_147_483_648, "-2147483648"), (1e12, "1000000000000"),
  ])
  func numberUsesShortestDecimal(value: Double, expected: String) {
    #expect(text { $0.number(value) } == expected)
  }

  /// From 9e12 on the type cannot represent a thousandth, so the value itself is written.
  @Test(arguments: [(9e12, "9000000000000.0"), (1e300, "1e+300"), (-1e300, "-1e+300")])
  func largeNumberIsWrittenUnrounded(value: Double, expected: String) {
    #expect(text { $0.number(value) } == expected)
  }

  @Test(arguments: [
    ("signUp/email", "signUp/email"), ("", #""""#), ("sign up", #""sign up""#),
    (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#), ("a\nb", #""a\nb""#), ("a\tb", #""a\tb""#),
    ("a\u{7}b", #""a\u{7}b""#), ("é", #""é""#), ("a\u{A0}b", #""a\u{a0}b""#),
    ("a\u{202E}b", #""a\u{202e}b""#), ("a\u{FEFF}b", #""a\u{feff}b""#), ("日本", #""日本""#),
  ])
  func unusualNameIsQuoted(name: String, expected: String) {
    #expect(text { $0.word(name) } == expected)
  }

  /// A format character joins the parts of some emoji; a reader sees it spelled out.
  @Test func invisibleScalarsAreEscaped() {
    #expect(text { $0.word("a\u{200D}b") } == #""a\u{200d}b""#)
    for scalar in [
      "\u{AD}", "\u{61C}", "\u{180E}", "\u{2028}", "\u{3000}", "\u{FE0F}", "\u{E0001}",
    ] {
      #expect(scalar.unicodeScalars.allSatisfy(isInvisible), "\(scalar.debugDescription)")
    }
    for scalar in ["a", "~", "¡", "é", "日", "😀"] {
      #expect(!scalar.unicodeScalars.contains(where: isInvisible), "\(scalar)")
    }
  }

  /// The position of the character does not matter: the code reads eight bytes at a time.
  @Test(arguments: 0..<18)
  func anyCharacterCanRequireQuotes(position: Int) {
    for byte: UInt8 in 0x20...0x7F {
      var characters = [UInt8](repeating: UInt8(ascii: "a"), count: 18)
      characters[position] = byte
      let word = String(decoding: characters, as: UTF8.self)
      let isPlain = (0x21...0x7E).contains(byte) && !"\"\\".utf8.contains(byte)
      #expect((text { $0.word(word) } == word) == isPlain, "\(word.debugDescription)")
    }
    let accented = String(repeating: "a", count: position) + "é"
    #expect(text { $0.word(accented) } == "\"\(accented)\"")
  }

  @Test func wordsAreSeparatedByOneSpace() {
    let written = text { text in
      text.keyword("step")
      text.integer(0)
      text.word("a b")
      text.number(1.5)
      text.endLine()
      text.indent()
      text.keyword("view")
      text.endLine()
    }
    #expect(written == "step 0 \"a b\" 1.5\n  view\n")
  }

  /// Written text reads as the same words.
  @Test(arguments: [
    "plain", "two words", "\"", "\\", "a\n\tb", "\u{0}\u{1F}\u{7F}", "\u{202E}abc", "é日😀",
    "\u{E0001}",
  ])
  func wordRoundTrips(name: String) throws {
    let line = text {
      $0.word(name)
      $0.word("end")
    }
    let bytes = Array(line.utf8)
    var parsed = try BaselineLine(bytes, in: bytes.indices, file: "f.txt", number: 1)
    let words = [try parsed.word("the name"), try parsed.word("`end`")]
    try parsed.expectEnd()
    #expect(words.map { Array($0.utf8) } == [Array(name.utf8), Array("end".utf8)])
  }
}
