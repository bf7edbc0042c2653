import Testing

@testable import LayoutEngine

/// Sizes of controls, as Interface Builder stored them.
@Suite struct ControlMetricsTests {
  private static let old = ControlMetrics(generation: .iOS7to12, fontEra: .sf11, scale: 2)
  private static let current = ControlMetrics(generation: .iOS13to18, scale: 2)
  private static let newest = ControlMetrics(generation: .iOS26, scale: 3)
  private static let all = [old, current, newest]

  // MARK: Buttons

  @Test(
    arguments: [(12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (22, 39)]
      as [(Double, Double)]
  )
  func titledButtonIsTwelvePointsHigherThanItsLine(pointSize: Double, height: Double) {
    let content = ButtonContent(title: "Button", font: FontDescription(pointSize: pointSize))
    for metrics in Self.all {
      #expect(metrics.button(content).height == height)
    }
  }

  /// The frame of a button fresh from the library: 46 × 30.
  @Test func libraryButtonHasItsKnownFrame() {
    let size = Self.current.button(ButtonContent(title: "Button"))
    #expect(size == IntrinsicSize(width: 46, height: 30))
  }

  @Test(arguments: [nil, "", "i"])
  func buttonIsAtLeastThirtyWide(title: String?) {
    #expect(Self.current.button(ButtonContent(title: title)).width == 30)
  }

  /// ceil(45.6) + 10 + 20 wide, ceil(17.9) + 1 + 2 high.
  @Test func contentInsetsReplaceTheStandardRoom() {
    let insets = ControlInsets(top: 1, left: 10, bottom: 2, right: 20)
    let size = Self.current.button(ButtonContent(title: "Button", contentInsets: insets))
    #expect(size == IntrinsicSize(width: 76, height: 21))
    let zero = Self.current.button(ButtonContent(title: "Button", contentInsets: .zero))
    #expect(zero == IntrinsicSize(width: 46, height: 30))
  }

  /// The line of the title's font, 18 at 15 points, is the least height beside an image.
  @Test(arguments: [(24, 24), (10, 18)] as [(Double, Double)])
  func imageButtonIsAsLargeAsItsImageAndLine(imageHeight: Double, height: Double) {
    let image = ButtonContent.ImageSize(width: 22, height: imageHeight)
    let plain = Self.current.button(ButtonContent(image: image))
    #expect(plain == IntrinsicSize(width: 22, height: height))
    let titled = Self.current.button(ButtonContent(title: "Button", image: image))
    #expect(titled == IntrinsicSize(width: 22 + 46, height: height))
  }

  /// 20.5 + 14 at 2x, 20.333 + 14 at 3x; "Button" at 17 points is 50.688 wide.
  @Test func configuredButtonIsRoundedToPixels() {
    let content = ButtonContent(title: "Button", font: FontDescription(pointSize: 17))
    #expect(
      Self.current.configuredButton(content) == IntrinsicSize(width: 51 + 24, height: 34.5)
    )
    let at3x = Self.newest.configuredButton(content)
    #expect(at3x.height.map { abs($0 - (34 + 1.0 / 3)) < 1e-9 } == true)
    #expect(at3x.width.map { abs($0 - (51 + 24)) < 1e-9 } == true)
  }

  @Test func configuredImageStandsBesideTheTitle() {
    let image = ButtonContent.ImageSize(width: 20, height: 30)
    let font = FontDescription(pointSize: 17)
    let both = ButtonContent(title: "Button", font: font, image: image)
    #expect(
      Self.current.configuredButton(both, imagePadding: 8)
        == IntrinsicSize(width: 20 + 8 + 51 + 24, height: 30 + 14)
    )
    let alone = ButtonContent(font: font, image: image)
    #expect(
      Self.current.configuredButton(alone, imagePadding: 8)
        == IntrinsicSize(width: 20 + 24, height: 30 + 14)
    )
  }

  // MARK: Text

  @Test(arguments: [12, 14, 16, 17, 18] as [Double])
  func roundedTextFieldHasOneHeightForTextSizes(pointSize: Double) {
    let font = FontDescription(pointSize: pointSize)
    let heights = Self.all.map { $0.textField(text: nil, font: font, border: .roundedRect).height }
    #expect(heights == [30, 34, 34])
  }

  @Test(
    arguments: [(14, 18.5, 17), (17, 22, 21), (20, 25.5, 24), (39, 48.5, 47)]
      as [(Double, Double, Double)]
  )
  func borderlessTextFieldIsALineHigh(pointSize: Double, height: Double, oldHeight: Double) {
    let font = FontDescription(pointSize: pointSize)
    #expect(Self.current.textField(text: "x", font: font, border: .none).height == height)
    #expect(Self.old.textField(text: "x", font: font, border: .none).height == oldHeight)
  }

  /// Text of 41.394 points is 41.5 at 2x; stored fields are 3 to 5, or 21 to 28, wider.
  @Test func textFieldIsWiderThanItsText() throws {
    let font = FontDescription(pointSize: 17)
    let plain = try #require(
      Self.current.textField(text: "Label", font: font, border: .none).width
    )
    let rounded = try #require(
      Self.current.textField(text: "Label", font: font, border: .roundedRect).width
    )
    #expect((41.5 + 3...41.5 + 5).contains(plain))
    #expect((41.5 + 21...41.5 + 28).contains(rounded))
  }

  @Test func labelIsItsTextRoundedUpToPixels() {
    let layout = TextLayout("Label", font: FontDescription(pointSize: 17))
    #expect(Self.current.label(layout) == IntrinsicSize(width: 41.5, height: 20.5))
    let empty = TextLayout("", font: FontDescription(pointSize: 17))
    #expect(Self.current.label(empty) == IntrinsicSize(width: 0, height: 0))
  }

  @Test(arguments: [(FontEra.sf9, 44.0), (.sf11, 56), (.sf14, 56)])
  func searchBarGrewWithItsRoundedField(era: FontEra, height: Double) {
    let metrics = ControlMetrics(generation: .iOS7to12, fontEra: era, scale: 2)
    #expect(metrics.searchBar() == IntrinsicSize(height: height))
  }

  // MARK: Values

  @Test func switchAlignsTwoPointsInsideItsFrame() {
    #expect(Self.all.map { $0.toggle().frameWidth } == [51, 51, 63])
    #expect(Self.all.map { $0.toggle().frameHeight } == [31, 31, 28])
    #expect(Self.all.map { $0.toggle().width } == [49, 49, 61])
  }

  @Test func sliderAlignsInsideItsFrameUntilIOS26() {
    #expect(Self.all.map { $0.slider().frameHeight } == [31, 31, 34])
    #expect(Self.all.map { $0.slider().alignmentInsets.left } == [2, 2, 0])
    #expect(Self.all.map { $0.slider().width } == [nil, nil, nil])
  }

  @Test func stepperHasTheHeightOfItsGeneration() {
    #expect(Self.all.map { $0.stepper().width } == [94, 94, 94])
    #expect(Self.all.map { $0.stepper().height } == [29, 32, 32])
  }

  /// A control fresh from the library was stored as 121 × 29, later as 131 × 32.
  ///
  /// "Second" is 45.8 wide in 13-point regular and 46.7 in medium: 2 × (46 + 15) - 1 and
  /// 2 × (47 + 19) - 1.
  @Test func librarySegmentedControlHasItsKnownFrame() {
    let titles = ["First", "Second"]
    #expect(Self.old.segmentedControl(titles: titles).frameWidth == 121)
    #expect(Self.old.segmentedControl(titles: titles).frameHeight == 29)
    #expect(Self.current.segmentedControl(titles: titles).frameWidth == 131)
    #expect(Self.current.segmentedControl(titles: titles).frameHeight == 32)
    #expect(Self.current.segmentedControl(titles: titles).height == 31)
    #expect(Self.current.segmentedControl(titles: []).width == 0)
  }

  @Test func progressViewHasTheHeightOfItsEra() {
    #expect(Self.all.map { $0.progressView().height } == [2, 4, 4])
    #expect(Self.current.progressView(isBar: true).height == 2.5)
    #expect(Self.current.progressView().width == nil)
  }

  @Test func activityIndicatorIsSquare() {
    #expect(Self.current.activityIndicator() == IntrinsicSize(width: 20, height: 20))
    #expect(Self.current.activityIndicator(isLarge: true) == IntrinsicSize(width: 37, height: 37))
  }

  @Test func pageControlHasTheSizeOfItsEra() {
    #expect(Self.old.pageControl(pageCount: 3) == IntrinsicSize(width: 39, height: 37))
    #expect(Self.old.pageControl(pageCount: 5) == IntrinsicSize(width: 39 + 32, height: 37))
    #expect(Self.current.pageControl(pageCount: 3) == IntrinsicSize(width: 115.5, height: 26))
  }

  @Test func pickersAreWheelsOfAFixedSize() {
    #expect(Self.current.picker() == IntrinsicSize(width: 320, height: 216))
    #expect(Self.current.picker(isVerticallyCompact: true).height == 162)
    #expect(Self.current.datePicker(.wheels) == IntrinsicSize(width: 320, height: 216))
    #expect(Self.current.datePicker(.compact).height == 34.5)
  }

  @Test(arguments: [
    (9532, ControlGeneration.iOS7to12), (14490, .iOS7to12), (15505, .iOS13to18),
    (23727, .iOS13to18), (24127, .iOS26),
  ])
  func toolsVersionTellsTheGeneration(toolsVersion: Int, generation: ControlGeneration) {
    #expect(ControlGeneration(toolsVersion: toolsVersion) == generation)
    #expect(ControlMetrics(toolsVersion: toolsVersion, scale: 2).generation == generation)
  }
}
