import Testing

@testable import TextMeasurement

/// Breaking text into lines.
@Suite struct TextLayoutTests {
  private static let font = FontDescription(pointSize: 17)

  /// Returns the lines of `text` in the width of `fitting`.
  private func lines(
    of text: String,
    fitting: String,
    maximumLines: Int = 0,
    mode: LineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(
      text,
      font: Self.font,
      width: Self.font.width(of: fitting),
      maximumLines: maximumLines,
      lineBreakMode: mode
    )
    .lines.map { String(text[$0.range]) }
  }

  @Test(arguments: [
    ("one two three", "one two", ["one two ", "three"]),
    ("one two three", "one two three", ["one two three"]),
    ("one  two", "one", ["one  ", "two"]),
    ("well-known fact", "well-kn", ["well-", "known ", "fact"]),
    ("minus -5 deg", "minus -", ["minus ", "-5 deg"]),
    ("a\u{A0}b c", "a\u{A0}b", ["a\u{A0}b ", "c"]),
    ("first\nsecond", "first\nsecond", ["first", "second"]),
    ("first\n\nthird", "first\nsecond", ["first", "", "third"]),
    ("ends\n", "ends", ["ends", ""]),
    ("\n", "x", ["", ""]),
    ("日本語", "日本", ["日本", "語"]),
  ])
  func wordsWrapWhereTheyDoNotFit(text: String, fitting: String, expected: [String]) {
    #expect(lines(of: text, fitting: fitting) == expected)
  }

  /// "one two" is as wide as the limit, which leaves no room for the space after it.
  ///
  /// A limit that is half a space wider has room for half of it.
  @Test func trailingSpaceCountsUpToLimit() {
    let line = Self.font.width(of: "one two")
    let half = Self.font.width(of: " ") / 2
    let text = "one two three"
    #expect(TextLayout(text, font: Self.font, width: line).width == line)
    #expect(abs(TextLayout(text, font: Self.font, width: line + half).width - line - half) < 1e-9)
    let all = TextLayout(text, font: Self.font, width: line + 4 * half)
    #expect(abs(all.width - line - 2 * half) < 1e-9)
  }

  /// A single word on the last line takes the previous word with it, if both fit and another stays.
  @Test(arguments: [
    ("n n n n", "n n n", ["n n ", "n n"]), ("n n n", "n n", ["n ", "n n"]),
    ("wide n", "wide", ["wide ", "n"]), ("n wide wide", "n wide ", ["n wide ", "wide"]),
    ("n-n n", "n-n ", ["n-", "n n"]), ("日本語", "日本", ["日本", "語"]),
    ("n n n\nn n", "n n", ["n ", "n n", "n n"]), ("n n n n n", "n n n", ["n n n ", "n n"]),
  ])
  func lastLineHasTwoWords(text: String, fitting: String, expected: [String]) {
    #expect(lines(of: text, fitting: fitting) == expected)
  }

  @Test func olderToolsAllowSingleLastWord() {
    let width = Self.font.width(of: "a b c", generation: .sf9)
    let layout = TextLayout("a b c d", font: Self.font, generation: .sf9, width: width)
    #expect(layout.lines.count == 2)
    #expect(
      abs((layout.lines.last?.width ?? 0) - Self.font.width(of: "d", generation: .sf9)) < 1e-9
    )
  }

  @Test func longWordBreaksBetweenCharacters() {
    #expect(lines(of: "mmmmmm", fitting: "mm") == ["mm", "mm", "mm"])
    #expect(lines(of: "a mmm", fitting: "mm") == ["a ", "mm", "m"])
    #expect(lines(of: "mm", fitting: "i") == ["m", "m"])
  }

  @Test func charWrappingFillsTheLine() {
    #expect(lines(of: "mm mm", fitting: "mm m", mode: .byCharWrapping) == ["mm m", "m"])
  }

  @Test func linesStopAtTheirMaximum() {
    let text = "one two three four"
    #expect(lines(of: text, fitting: "one two", maximumLines: 2) == ["one two ", "three "])
    #expect(lines(of: text, fitting: "one two", maximumLines: 1) == ["one two "])
    #expect(lines(of: "a\nb\nc", fitting: "a", maximumLines: 2) == ["a", "b"])
  }

  @Test(arguments: [
    LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
  ])
  func truncatedLastLineHasEllipsis(mode: LineBreakMode) throws {
    let text = "one two three four five"
    let limit = Self.font.width(of: "one two th")
    let layout = TextLayout(
      text,
      font: Self.font,
      width: limit,
      maximumLines: 2,
      lineBreakMode: mode
    )
    let last = try #require(layout.lines.last)
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(String(text[last.range]) == "three four five")
    #expect(last.width <= limit)
    #expect(last.width > limit - Self.font.width(of: "m") - Self.font.width(of: " "))
  }

  /// "one" and the ellipsis, without the space between them.
  @Test func tailTruncationDropsSpaceBeforeEllipsis() {
    let kept = Self.font.width(of: "one") + Self.font.width(of: "…")
    let layout = TextLayout(
      "one two",
      font: Self.font,
      width: kept + 1,
      maximumLines: 1,
      lineBreakMode: .byTruncatingTail
    )
    #expect(abs(layout.width - kept) < 1e-9)
  }

  @Test func clippingNeverWraps() {
    let layout = TextLayout("one two", font: Self.font, width: 30, lineBreakMode: .byClipping)
    #expect(layout.lines.count == 1)
    #expect(layout.width == 30)
  }

  @Test func emptyTextHasNoLines() {
    let layout = TextLayout("", font: Self.font)
    #expect(layout == TextLayout("", font: Self.font, width: 10))
    #expect(layout.lines.isEmpty && layout.width == 0 && layout.height == 0)
  }

  @Test func sizeCoversWidestLineAndAllLines() {
    let layout = TextLayout("wide line\nw", font: Self.font)
    #expect(abs(layout.width - Self.font.width(of: "wide line")) < 1e-9)
    #expect(layout.height == 2 * 17 * 1.193359375)
  }

  /// Interface Builder stored 31 1/3 points at 3x for two lines of 13, the second one empty:
  /// 2 × 13 × 1.193359375 = 31.027.
  @Test func trailingLineBreakAddsLine() {
    let layout = TextLayout("Shopping\n", font: FontDescription(pointSize: 13), width: 60)
    let height = ceil(layout.height, scale: 3)
    #expect(height == 94.0 / 3)
  }

  /// A label with the rounded-up width of its own text must not wrap.
  @Test(arguments: ["Label", "Forgot your password?", "AVATAR To Ye", "Zurück – später"])
  func textFitsItsRoundedWidth(text: String) {
    for scale in [1.0, 2, 3] {
      let width = ceil(Self.font.width(of: text), scale: scale)
      #expect(TextLayout(text, font: Self.font, width: width).lines.count == 1)
    }
  }

  /// At any width all characters are kept, and only a line of a single character exceeds the width.
  @Test func linesCoverTextAtAnyWidth() {
    let text = "The quick-witted fox, aged 1,234 days, jumps over a 日本 dog…"
    for width in stride(from: 1.0, through: 500, by: 3.7) {
      let layout = TextLayout(text, font: Self.font, width: width)
      #expect(layout.lines.map { String(text[$0.range]) }.joined() == text)
      #expect(layout.width <= width + 1e-9)
    }
  }
}
