import Testing

@testable import TextMeasurement

/// Line heights, compared with thousands of frames from Interface Builder.
@Suite struct LineHeightTests {
  /// The point size, and the height of a one-line label in pixels at 2x and at 3x.
  ///
  /// 17 points are 20.5 and 20 1/3 points high, which is 41 and 61 pixels.
  @Test(
    arguments: [
      (8, 20, 29), (9, 22, 33), (10, 24, 36), (11, 27, 40), (12, 29, 43), (13, 32, 47),
      (14, 34, 51), (15, 36, 54), (16, 39, 58), (17, 41, 61), (18, 43, 65), (19, 46, 69),
      (20, 48, 72), (21, 51, 76), (22, 53, 79), (24, 58, 86), (28, 67, 101), (32, 77, 115),
      (34, 82, 122), (36, 86, 129), (38, 91, 137), (40, 96, 144),
    ] as [(Double, Double, Double)]
  )
  func oneLineRoundsUpToAPixel(pointSize: Double, at2x: Double, at3x: Double) {
    let height = height(ofLines: 1, FontDescription(pointSize: pointSize))
    #expect(ceil(height, scale: 2) == at2x / 2)
    #expect(ceil(height, scale: 3) == at3x / 3)
  }

  /// 17 × 1.193359375 = 20.287; the sum is rounded, not each line.
  ///
  /// Heights are in pixels.
  @Test(arguments: [(0, 0, 0), (2, 82, 122), (3, 122, 183)] as [(Int, Double, Double)])
  func fixedSizeLinesUseLineHeight(lines: Int, at2x: Double, at3x: Double) {
    let height = height(ofLines: lines, FontDescription(pointSize: 17))
    #expect(ceil(height, scale: 2) == at2x / 2)
    #expect(ceil(height, scale: 3) == at3x / 3)
  }

  /// 20.287 + 22 = 42.287 for body; 40.574 + 41 = 81.574 for the large title.
  @Test(
    arguments: [(.body, 42.5), (.headline, 42.5), (.largeTitle, 82)] as [(TextStyle, Double)]
  )
  func textStyleLinesUseLeading(style: TextStyle, at2x: Double) {
    let height = height(ofLines: 2, FontDescription(textStyle: style))
    #expect(ceil(height, scale: 2) == at2x)
  }

  @Test func textStylesHaveTheirPublishedSizes() {
    let published: [(TextStyle, ContentSizeCategory, Double, Double)] = [
      (.largeTitle, .extraSmall, 31, 38), (.body, .extraSmall, 14, 19),
      (.title1, .large, 28, 34), (.headline, .large, 17, 22), (.caption2, .large, 11, 13),
      (.body, .extraExtraExtraLarge, 23, 29), (.body, .accessibilityMedium, 28, 34),
      (.body, .accessibilityExtraExtraExtraLarge, 53, 62),
      (.caption2, .accessibilityExtraExtraExtraLarge, 40, 48),
    ]
    for (style, category, pointSize, leading) in published {
      let expected = DynamicType.Metrics(pointSize: pointSize, leading: leading)
      #expect(DynamicType.metrics(of: style, at: category) == expected, "\(style) \(category)")
    }
  }

  @Test(arguments: TextStyle.allCases)
  func textStylesGrowWithCategory(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map {
      DynamicType.metrics(of: style, at: $0).pointSize
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes.first != sizes.last)
  }
}

/// Widths of strings on one line.
@Suite struct TextWidthTests {
  /// The text, size, weight and generation; the sum of published advances, tracking and kerning.
  ///
  /// 0.003 points less for each glyph, which the fit gave too much.
  @Test(
    arguments: [
      ("Label", 17, .regular, .sf14, 41.394),
      ("Label", 17, .regular, .sf11, 41.616),
      ("Button", 15, .regular, .sf14, 45.605),
      ("Button", 15, .regular, .sf9, 45.632),
      ("Sign Up", 17, .semibold, .sf14, 62.005),
      ("Second", 13, .medium, .sf11, 46.738),
    ] as [(String, Double, FontWeight, FontGeneration, Double)]
  )
  func widthIsSumOfAdvancesAndKerning(
    text: String,
    pointSize: Double,
    weight: FontWeight,
    generation: FontGeneration,
    expected: Double
  ) {
    let font = FontDescription(pointSize: pointSize, weight: weight)
    let fitted = expected - 0.003 * Double(text.count)
    #expect(abs(font.width(of: text, generation: generation) - fitted) < 0.002)
  }

  /// At 12 points there is no tracking, so the pair's difference is its kerning, about -0.08 em.
  @Test func kerningPullsTAndOTogether() {
    let font = FontDescription(pointSize: 12)
    let apart = font.width(of: "T") + font.width(of: "o")
    #expect(font.width(of: "To") < apart - 12 * 0.05)
  }

  /// -0.4341 points a glyph at 17 in the newest generation, -0.3147 at 16: -0.3744 half-way.
  ///
  /// The correction of 0.003 points is the same at all sizes.
  @Test(arguments: [(17, -0.4341), (28, 0.4041), (12, 0), (16.5, -0.3744)])
  func trackingIsInterpolatedBetweenWholeSizes(pointSize: Double, expected: Double) {
    #expect(isClose(FontGeneration.sf14.tracking(atPointSize: pointSize), expected - 0.003))
  }

  /// Labels of two repositories store 19 and 29.5 points; the engine's sizes may differ by a pixel.
  @Test(arguments: [(24, FontWeight.bold, 18.5...19.5), (45, .light, 28.5...29.5)])
  func largeDotsAreCloserTogether(size: Double, weight: FontWeight, widths: ClosedRange<Double>) {
    let width = FontDescription(pointSize: size, weight: weight).width(of: "...")
    #expect(widths.contains(ceil(width, scale: 2)))
  }

  /// Two stored labels are 80.667 and 74.667 points wide, in thirds of a point.
  ///
  /// The second has one more pixel than the engine's 72.17 points of glyphs and 17 / 8 between the
  /// scripts. A label in one script has no such space.
  @Test(arguments: [("500円以下", 80.667), ("Wi-Fiあり", 74.333)])
  func scriptsAreApart(text: String, width: Double) {
    let font = FontDescription(pointSize: 17)
    #expect(abs(ceil(font.width(of: text), scale: 3) - width) < 0.001)
    #expect(isClose(font.width(of: "漢字"), 2 * font.width(of: "漢")))
    #expect(isClose(font.width(of: "a漢a") - font.width(of: "漢") - 2 * font.width(of: "a"), 17 / 4))
    #expect(isClose(font.width(of: "漢 漢"), 2 * font.width(of: "漢") + font.width(of: " ")))
  }

  @Test func opticalSizeChangesFromTextToDisplay() {
    #expect(FontGeneration.sf14.displayShare(atPointSize: 17) == 0)
    #expect(FontGeneration.sf14.displayShare(atPointSize: 22.5) == 0.5)
    #expect(FontGeneration.sf14.displayShare(atPointSize: 40) == 1)
    #expect(FontGeneration.sf11.displayShare(atPointSize: 19.9) == 0)
    #expect(FontGeneration.sf11.displayShare(atPointSize: 20) == 1)
  }

  @Test func heavierTextIsWider() {
    let widths = FontWeight.allCases.map {
      FontDescription(pointSize: 17, weight: $0).width(of: "Continue")
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func helveticaNeueEqualsOldSystemFont() {
    var named = FontDescription(pointSize: 17)
    named.family = .helveticaNeue
    let system = FontDescription(pointSize: 17)
    #expect(named.width(of: "Label") == system.width(of: "Label", generation: .helveticaNeue))
    #expect(named.width(of: "Label") != system.width(of: "Label"))
  }

  /// The widths of glyphs without a row.
  ///
  /// A letter has its base letter's width, and a letter of another script the mean of its case. A
  /// Chinese character is 0.934 em wide, a syllable of Korean 0.87 em, and an emoji about 22.5
  /// points at 17.
  @Test func glyphsWithoutARowHaveSensibleWidths() {
    let font = FontDescription(pointSize: 17)
    #expect(font.width(of: "Å") == font.width(of: "A"))
    #expect(font.width(of: "e\u{301}") > 0)
    #expect(isClose(font.width(of: "漢"), 17 * 0.934))
    #expect(isClose(font.width(of: "한"), 17 * 0.87))
    #expect(isClose(font.width(of: "😀"), 22.5))
    #expect(isClose(font.width(of: "Ж"), 17 * 0.67771 - 0.4341 - 0.003))
    #expect(font.width(of: "a\u{A0}b") == font.width(of: "a b"))
    #expect(font.width(of: "\n") == 0)
    #expect(font.width(of: "") == 0)
  }

  /// Widths of stored labels, and of the longest line of one, on phones of three pixels a point.
  @Test(arguments: [
    ("名前", 20.0, 37.667), ("生年月日", 20, 75), ("パスワード", 20, 93.667), ("第一希望面接日", 20, 131),
    ("朝食あり", 17, 63.667), ("コウテイペンギンは、ペンギンの一種で", 17, 287),
  ])
  func japaneseTextHasStoredWidth(text: String, size: Double, expected: Double) {
    let width = ceil(FontDescription(pointSize: size).width(of: text), scale: 3)
    #expect(abs(width - expected) < 0.001)
  }

  /// Labels and a button, in whole points, and a label in half points store these widths.
  @Test(arguments: [
    ("Vous n'avez bloqué aucun contact.", 17.0, 1.0, 266.0), ("S'abonner", 17, 1, 78),
    ("Make sure you'll be able to remember it!", 17, 2, 304),
  ])
  func variableFontHasWiderApostrophe(
    text: String,
    size: Double,
    scale: Double,
    expected: Double
  ) {
    let font = FontDescription(pointSize: size)
    #expect(ceil(font.width(of: text), scale: scale) == expected)
  }

  /// Labels on phones of two pixels a point store 28.5 and 28 points.
  @Test(arguments: [("68%", 28.5), ("24%", 28.0)])
  func firstSanFranciscoHasNarrowerPercentSign(text: String, expected: Double) {
    let font = FontDescription(pointSize: 14)
    #expect(ceil(font.width(of: text, generation: .sf9), scale: 2) == expected)
    #expect(ceil(font.width(of: text, generation: .sf11), scale: 2) > expected)
  }

  /// Buttons, in whole points, store 79 and 88 points; a label of another app also stores the
  /// first.
  @Test(arguments: [("Spacing (0)", 79.0), ("Spacing (20)", 88.0), ("Spacing (30)", 88.0)])
  func firstSanFranciscoHasNarrowerParentheses(text: String, expected: Double) {
    let font = FontDescription(pointSize: 15)
    #expect(ceil(font.width(of: text, generation: .sf9), scale: 1) == expected)
    #expect(ceil(font.width(of: text, generation: .sf11), scale: 1) > expected)
  }

  /// Four segments of one emoji each are stored 135 wide: (135 + 1) / 4 - 15 = 19.
  @Test func smallEmojiAreWiderThanTheirShare() {
    let width = FontDescription(pointSize: 13).width(of: "\u{1F534}", generation: .sf11)
    #expect(width.rounded(.up) == 19)
  }

  @Test func everyGlyphHasWidthInEveryWeight() {
    let ascii = (32..<127).map { Character(Unicode.Scalar($0)) }
    for weight in FontWeight.allCases {
      for generation in FontGeneration.allCases {
        let metrics = FontDescription(pointSize: 100, weight: weight).glyphMetrics(
          generation: generation
        )
        for character in ascii {
          let advance = metrics.advance(of: character)
          #expect(advance > 10 && advance < 120, "\(character) \(weight) \(generation): \(advance)")
        }
      }
    }
  }

  @Test(arguments: [
    (6254, FontGeneration.helveticaNeue), (7899, .helveticaNeue), (7900, .sf9), (12121, .sf9),
    (13196, .sf11), (16097, .sf11), (17156, .sf14), (23504, .sf14),
  ])
  func toolsVersionDeterminesGeneration(toolsVersion: Int, generation: FontGeneration) {
    #expect(FontGeneration(toolsVersion: toolsVersion) == generation)
  }

  @Test(arguments: [
    (-1.0, FontWeight.ultraLight), (0, .regular), (0.23, .medium), (0.27, .semibold), (1, .black),
  ])
  func nearestUIKitWeightIsUsed(value: Double, weight: FontWeight) {
    #expect(FontWeight(nearestTo: value) == weight)
  }
}

private func height(ofLines lines: Int, _ font: FontDescription) -> Double {
  TextLayout(Array(repeating: "x", count: lines).joined(separator: "\n"), font: font).height
}

private func isClose(_ value: Double, _ expected: Double) -> Bool {
  abs(value - expected) < 1e-9
}
