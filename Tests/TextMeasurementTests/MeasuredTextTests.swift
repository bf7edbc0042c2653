import Testing

@testable import TextMeasurement

/// The widths of the parts of a text.
@Suite struct MeasuredTextTests {
  /// A glyph is looked up again when the font changes: 日 is 0.934 ems wide.
  @Test func repeatedGlyphsUseTheirFontWidth() {
    let runs = [17.0, 34, 17].map { size in
      StyledText.Run(text: "日日", font: FontDescription(pointSize: size))
    }
    let text = MeasuredText(StyledText(runs), generation: .sf14)
    #expect(abs(text.width(0..<2) - 2 * 17 * 0.934) < 1e-9)
    #expect(abs(text.width(2..<4) - 2 * 34 * 0.934) < 1e-9)
    #expect(abs(text.width(4..<6) - 2 * 17 * 0.934) < 1e-9)
  }

  /// A syllable of Korean is 0.87 ems wide, and a line may end on either side of it.
  @Test func syllablesOfKoreanAreNarrowerThanIdeographs() {
    let font = FontDescription(pointSize: 100)
    #expect(abs(font.width(of: "한국어") - 3 * 87) < 1e-9)
    #expect(TextLayout("한국어", font: font, width: 180).lines.count == 2)
  }

  /// Searched space by space for each length, 20,000 spaces would take 200 million steps.
  @Test func spacesBeforeEllipsisAreSkippedAtOnce() {
    let font = FontDescription(pointSize: 17)
    let text = "ab" + String(repeating: " ", count: 20_000) + "cd"
    let layout = TextLayout(
      text,
      font: font,
      width: font.width(of: "a…") + 0.5,
      maximumLines: 1,
      lineBreakMode: .byTruncatingTail
    )
    #expect(layout.lines.map(\.isTruncated) == [true])
    #expect(abs(layout.width - font.width(of: "a") - font.width(of: "…")) < 1e-9)
  }
}
