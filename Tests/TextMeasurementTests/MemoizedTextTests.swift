import Testing

@testable import TextMeasurement

/// The measured text of a view, which later measurements reuse.
@Suite struct MemoizedTextTests {
  private let font = FontDescription(pointSize: 17)

  /// "a" and a combining accent equal the letter "á", but have another number of scalars.
  @Test func equalTextsWithOtherBytesAreMeasured() {
    let texts = ["\u{E1}b", "a\u{301}b"]
    #expect(texts[0] == texts[1])
    var memoized = MemoizedText()
    for text in texts + texts {
      let question = TextQuestion(text: StyledText(text, font: font), generation: .sf14)
      let own = MeasuredText(question.text, generation: .sf14)
      for measured in [
        SharedTexts.shared.measured(question),
        memoized.measured(question.text, generation: .sf14),
      ] {
        #expect(Array(measured.string.utf8) == Array(text.utf8))
        #expect(measured.indices == own.indices)
        #expect(measured.width(0..<2) == own.width(0..<2))
      }
    }
  }

  @Test func layoutsDependOnTextAndLimits() {
    var memoized = MemoizedText()
    for text in ["several words in lines", "other words", "several words in lines"] {
      let limits: [(Double?, Int)] = [
        (nil, 0), (60, 0), (60, 1), (nil, 0), (40, 0), (50, 0), (60, 0),
      ]
      for (width, lines) in limits {
        let layout = memoized.layout(
          StyledText(text, font: font),
          generation: .sf14,
          width: width,
          maximumLines: lines,
          lineBreakMode: .byWordWrapping
        )
        #expect(layout == TextLayout(text, font: font, width: width, maximumLines: lines))
      }
    }
    #expect(memoized.measurements == 3)
  }
}
