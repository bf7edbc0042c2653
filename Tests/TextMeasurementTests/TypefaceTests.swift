import Testing

@testable import TextMeasurement

/// Fonts by name, compared with frames of labels from Interface Builder.
@Suite struct TypefaceTests {
  /// Returns a label's size in pixels; the height is rounded up by any amount.
  private func pixels(_ text: String, _ font: FontDescription, scale: Double) -> [Double] {
    let layout = TextLayout(text, font: font)
    return [
      (ceil(layout.width, scale: scale) * scale).rounded(), (layout.height * scale).rounded(.up),
    ]
  }

  @Test func asciiCodeEqualsASCIIValue() {
    let ascii = (0..<0x80).map { Character(Unicode.Scalar(UInt8($0))) }
    let others: [Character] = ["\r\n", "é", "e\u{301}", "\u{80}", "€", "🇩🇪"]
    for character in ascii + others {
      #expect(character.asciiCode == character.asciiValue, "\(character.debugDescription)")
    }
  }

  /// A frame of 127.5 by 25.5 points at 2x is 255 by 51 pixels.
  @Test(arguments: [
    ("SourceSansPro-SemiBold", 20.0, "Rename wallet", 2.0, [255.0, 51.0]),
    ("SourceSansPro-Regular", 16, "Enter Spending PIN", 2, [260, 41]),
    ("SourceSansPro-Regular", 12, "Wallet name", 2, [125, 31]),
    ("SourceSansPro-Regular", 14, "Voting Authority", 2, [190, 36]),
    ("SourceSansPro-Regular", 32, "8.61990311 DCR", 2, [428, 81]),
    ("SourceSansPro-Bold", 17, "testnet", 2, [108, 43]),
    ("OpenSans-Semibold", 15, "Wi-fi only download", 2, [286, 41]),
    ("Futura-Medium", 17, "Group Management", 2, [316, 45]),
    ("Futura-Medium", 17, "Scenes", 3, [160, 67]),
    ("AvenirNext-Regular", 16, "Device name", 2, [191, 44]),
    ("Gotham-Medium", 16, "Notes", 2, [95, 32]),
  ])
  func namedFontsMeasureAsStored(
    name: String,
    size: Double,
    text: String,
    scale: Double,
    expected: [Double]
  ) {
    let font = FontDescription(named: name, pointSize: size)
    #expect(pixels(text, font, scale: scale) == expected)
  }

  /// Gotham's 800 and 200 thousandths add up to 12, 16 and 17 points at these sizes, and at 14
  /// points to slightly more than 14: frames at 3x are 14.33 points high, and 42.33 for three
  /// lines.
  @Test(arguments: [(12.0, 1, 36.0), (16, 1, 48), (17, 1, 51), (14, 1, 43), (14, 3, 127)])
  func heightsRoundUpWithoutTolerance(size: Double, lines: Int, expected: Double) {
    let font = FontDescription(named: "Gotham-Book", pointSize: size)
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    #expect(pixels(text, font, scale: 3)[1] == expected)
  }

  /// Frames of whole points: 250 points of Thin are 295 high, 35 of Regular 41, 24 of Bold 29.
  @Test(arguments: [
    ("HelveticaNeue-Thin", 250.0, 295.0), ("HelveticaNeue-Thin", 40, 48),
    ("HelveticaNeue", 35, 41), ("HelveticaNeue", 17, 20), ("HelveticaNeue-Bold", 24, 29),
    ("Helvetica", 36, 42), ("ArialMT", 14, 16), ("CourierNewPSMT", 15, 17),
    ("AvenirNextCondensed-Bold", 47, 65), ("FiraMono-Regular", 15, 18),
    // Five labels of one app are as high as their point size; the three families are alike.
    ("HiraginoSans-W3", 15, 15), ("HiraMinProN-W6", 20, 20), ("HiraMaruProN-W4", 12, 12),
  ])
  func lineHeightsDependOnFamilyAndWeight(name: String, size: Double, expected: Double) {
    let font = FontDescription(named: name, pointSize: size)
    #expect(pixels("x", font, scale: 1)[1] == expected)
  }

  /// Old frames in whole points, laid out in Helvetica Neue by name and as the system font.
  ///
  /// The system font added tracking at 15 points.
  @Test(arguments: [
    ("HelveticaNeue", 17.0, "Content", 61.0), ("HelveticaNeue", 35, "ChromaKey", 185),
    ("HelveticaNeue", 17, "Title", 32), ("HelveticaNeue-Thin", 24, "ActionSheet", 121),
    ("system", 17, "Set Weight (kg)", 116), ("system", 15, "Start Race", 73),
    ("system", 15, "Share Sample", 96), ("system", 17, "Toggle Label2", 107),
  ])
  func helveticaNeueMeasuresAsStored(name: String, size: Double, text: String, expected: Double) {
    let font = FontDescription(named: name, pointSize: size)
    let width = font.width(of: text, generation: .helveticaNeue)
    #expect(width.rounded(.up) == expected, "\(width)")
  }

  @Test(arguments: [
    ("Lato-BoldItalic", "lato", FontWeight.bold, true),
    ("SourceSansPro-It", "sourcesanspro", .regular, true),
    ("SourceSansPro-SemiBold", "sourcesanspro", .semibold, false),
    ("Montserrat-ExtraBold", "montserrat", .heavy, false),
    ("Montserrat-ExtraLight", "montserrat", .ultraLight, false),
    ("ITC Avant Garde Gothic", "itcavantgardegothic", .regular, false),
    ("TimesNewRomanPS-BoldItalicMT", "timesnewroman", .bold, true),
    ("TimesNewRomanPSMT", "timesnewroman", .regular, false),
    ("Arial-BoldMT", "arial", .bold, false),
    ("Futura-CondensedMedium", "futuracondensed", .medium, false),
    ("AvenirNext-DemiBold", "avenirnext", .semibold, false),
    ("Avenir-Book", "avenir", .regular, false),
  ])
  func faceNamesContainFamilyWeightAndSlope(
    name: String,
    family: String,
    weight: FontWeight,
    isItalic: Bool
  ) {
    let face = FaceName(name)
    #expect(face.family == family)
    #expect(face.weight == weight)
    #expect(face.isItalic == isItalic)
  }

  @Test(arguments: [
    (".AppleSystemUIFontBold", FontWeight.bold), (".SFUI-Semibold", .semibold),
    ("SFProText-Medium", .medium), (".SFNSText", .regular), ("boldSystem", .bold),
  ])
  func systemFontFaceNamesUseSystemFont(name: String, weight: FontWeight) {
    let font = FontDescription(named: name, pointSize: 17)
    let system = FontDescription(pointSize: 17, weight: weight)
    #expect(font.family == .system)
    #expect(font.width(of: "Continue") == system.width(of: "Continue"))
  }

  @Test func unknownFamilyUsesSystemFont() {
    let font = FontDescription(named: "NobodyKnows-Bold", pointSize: 17)
    let system = FontDescription(pointSize: 17, weight: .bold)
    #expect(FontFamily.named("NobodyKnows-Bold") == nil)
    #expect(font.width(of: "Continue") == system.width(of: "Continue"))
    #expect(font.lineHeight == system.lineHeight)
  }

  /// Each family's table is read at its first use; a digit is between 0.3 and 0.8 em wide.
  @Test(arguments: FontFamily.all.map(\.name))
  func everyFamilyIsFoundAndMeasures(name: String) throws {
    let family = try #require(FontFamily.named(name))
    #expect(family.name == name)
    for weight in FontWeight.allCases {
      let font = FontDescription(named: name, pointSize: 100, weight: weight)
      let digits = font.width(of: "0123456789") / 1000
      #expect(digits > 0.3 && digits < 0.85, "\(name) \(weight): \(digits)")
    }
  }

  /// Lato's T and o are 0.580 and 0.567 em, and kerned together; À is as wide as A.
  @Test func advancesAndKerningMatchFontFile() {
    let font = FontDescription(named: "Lato-Regular", pointSize: 1000)
    #expect(font.width(of: "o").rounded() == 567)
    #expect(font.width(of: "AÀ") - font.width(of: "AA") == 0)
    #expect(font.width(of: "To") < font.width(of: "T") + font.width(of: "o"))
    #expect(font.width(of: "a\u{A0}b") == font.width(of: "a b"))
  }

  /// H shows the interpolation, because it is 764 in regular and 770 in bold.
  ///
  /// Other advances are 567 thousandths in both. Semibold is 0.53 of the way between the two.
  @Test func missingWeightsAreInterpolated() {
    let font = FontDescription(named: "Lato-Semibold", pointSize: 1000)
    #expect(abs(font.width(of: "H") - (764 + 0.53 * 6)) < 1e-9)
  }

  /// The pair has the first glyph's kerning, 70 thousandths together.
  @Test func pairTablesReadTheirLines() {
    let pairs = PairTable("AÀ -70:TY 5:-\n␣ -3:␣:")
    #expect(pairs["A", "Y"] == -0.07)
    #expect(pairs["À", "T"] == -0.07)
    #expect(pairs["A", "-"] == 0.005)
    #expect(pairs["\u{A0}", " "] == -0.003)
    #expect(pairs[" ", ":"] == -0.003)
    #expect(pairs["Y", "A"] == 0)
  }
}
