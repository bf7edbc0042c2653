import Testing

@testable import TextMeasurement

/// Text in the faces of font files, which the engine gets as functions.
@Suite struct AppFontTests {
  /// A face of 1000 units with glyphs 500 wide.
  ///
  /// A and V are kerned 100 together, f and i are one glyph of 600, and Greek letters are missing.
  private static let font = AppFont(
    identity: "sample",
    familyName: "Sample",
    weightClass: 600,
    isItalic: false,
    line: LineMetrics(
      unitsPerEm: 1000,
      ascent: 900,
      descent: 300,
      lineGap: 50,
      capHeight: 700,
      xHeight: 500
    ),
    shape: shape
  )

  private static func shape(_ text: [UInt16]) -> [ShapedUnit] {
    let characters = String(decoding: text, as: UTF16.self).utf16.map { Unicode.Scalar($0) }
    return characters.indices.map { index in
      let pair = characters[index...].prefix(2).compactMap { $0.map(String.init) }.joined()
      let before = index > 0 ? characters[index - 1] : nil
      let isMissing = characters[index].map { (0x370...0x3FF).contains($0.value) } ?? true
      if pair == "fi" { return ShapedUnit(advance: 600) }
      if before == "f", characters[index] == "i" { return ShapedUnit() }
      return ShapedUnit(advance: 500, kerning: pair == "AV" ? -100 : 0, isMissing: isMissing)
    }
  }

  private static let description = {
    var description = FontDescription(pointSize: 20)
    description.family = .app(font)
    return description
  }()

  /// 20 points are 10 a glyph, less 2 for the pair; the ligature is 12.
  @Test(arguments: [("A", 10.0), ("AV", 18), ("VA", 20), ("fi", 12), ("AfiV", 32), ("", 0)])
  func widthIsThatOfShapedText(text: String, width: Double) {
    #expect(Self.description.width(of: text) == width)
    #expect(TextLayout(text, font: Self.description).width == width)
  }

  /// 18 and 6 points, and 1 between lines.
  @Test func heightsMatchFontFile() {
    #expect(Self.description.lineHeight == 24)
    #expect(TextLayout("A\nA\nA", font: Self.description).height == 3 * 24 + 2)
  }

  /// "A " and "V" are 20 and 10 wide; there is no kerning across the end of a line.
  @Test func linesAreBrokenByTheShapedWidths() {
    let layout = TextLayout("AV AV", font: Self.description, width: 30)
    #expect(layout.lines.map(\.width) == [28, 18])
    let cut = TextLayout("AVAV", font: Self.description, width: 12, lineBreakMode: .byCharWrapping)
    #expect(cut.lines.map(\.width) == [10, 10, 10, 10])
  }

  @Test func systemFontReplacesMissingGlyphs() {
    let system = FontDescription(pointSize: 20).width(of: "λ")
    #expect(Self.description.width(of: "AλA") == 20 + system)
  }

  /// A range that differs in color only is shaped together with its neighbors.
  @Test func runsOfSameFontAreShapedTogether() {
    let runs = ["A", "V", "f", "i"].map { StyledText.Run(text: $0, font: Self.description) }
    #expect(TextLayout(MeasuredText(StyledText(runs), generation: .current)).width == 30)
  }

  /// Glyphs of different fonts are not kerned, and each font has its own glyphs.
  @Test func runsOfDifferentFontsAreShapedSeparately() {
    let system = FontDescription(pointSize: 20)
    let runs = [
      StyledText.Run(text: "A", font: Self.description), StyledText.Run(text: "V", font: system),
    ]
    let width = TextLayout(MeasuredText(StyledText(runs), generation: .current)).width
    #expect(abs(width - 10 - system.width(of: "V")) < 1e-9)
  }

  @Test(arguments: [
    ("system", FontSupport.system), ("boldSystem", .system), ("HelveticaNeue-Thin", .system),
    ("OpenSans-Semibold", .table), ("Futura-Medium", .table), ("Gotham-Book", .resemblingTable),
    ("AvenirNext-Bold", .resemblingTable), ("Zapfino", .substitute), ("Own-Regular", .substitute),
  ])
  func supportNamesMeasuringFont(name: String, support: FontSupport) {
    #expect(FontSupport(of: name) == support)
  }

  @Test(arguments: [(100, FontWeight.ultraLight), (400, .regular), (600, .semibold), (950, .black)])
  func weightClassesMapToWeights(value: Int, weight: FontWeight) {
    #expect(FontWeight(openTypeClass: value) == weight)
  }
}
