import DeviceCatalog
import Testing
import TextMeasurement

@testable import LayoutEngine

/// Sizes of controls, as Interface Builder stored them.
@Suite struct ControlMetricsTests {
  private static let old = ControlMetrics(generation: .iOS7to12, fontGeneration: .sf11, scale: 2)
  private static let current = ControlMetrics(generation: .iOS16to17, scale: 2)
  private static let iOS18 = ControlMetrics(generation: .iOS18, scale: 2)
  private static let newest = ControlMetrics(generation: .iOS26, scale: 3)
  private static let all = [old, current, newest]

  // MARK: Buttons

  @Test(
    arguments: [(12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (22, 39)]
      as [(Double, Double)]
  )
  func titledButtonAddsTwelvePointsToLine(pointSize: Double, height: Double) {
    let content = ButtonContent(title: "Button", font: FontDescription(pointSize: pointSize))
    for metrics in Self.all {
      #expect(metrics.button(content).height == height)
    }
  }

  /// The frame of a button new from the library: 46 × 30.
  @Test func libraryButtonHasLibraryFrame() {
    let size = Self.current.button(ButtonContent(title: "Button"))
    #expect(size == ControlSize(width: 46, height: 30))
  }

  @Test(arguments: [nil, "", "i"])
  func buttonIsAtLeastThirtyWide(title: String?) {
    #expect(Self.current.button(ButtonContent(title: title)).width == 30)
  }

  /// ceil(45.6) + 10 + 20 wide, ceil(17.9) + 1 + 2 high.
  @Test func contentInsetsReplaceDefaults() {
    let insets = ControlInsets(top: 1, left: 10, bottom: 2, right: 20)
    let size = Self.current.button(ButtonContent(title: "Button", contentInsets: insets))
    #expect(size == ControlSize(width: 76, height: 21))
    let zero = Self.current.button(ButtonContent(title: "Button", contentInsets: .zero))
    #expect(zero == ControlSize(width: 46, height: 30))
  }

  /// The line of the title's font, 18 at 15 points, is the minimum height beside an image.
  @Test(arguments: [(24, 24), (10, 18)] as [(Double, Double)])
  func imageButtonFitsImageAndLine(imageHeight: Double, height: Double) {
    let image = ButtonContent.ImageSize(width: 22, height: imageHeight)
    let plain = Self.current.button(ButtonContent(image: image))
    #expect(plain == ControlSize(width: 22, height: height))
    let titled = Self.current.button(ButtonContent(title: "Button", image: image))
    #expect(titled == ControlSize(width: 22 + 46, height: height))
  }

  /// An info button with a small image instead of its i has no line for a missing title.
  ///
  /// With insets of 1 around 5 by 5 it is 7 by 7; a title adds its line of 18 to these insets.
  @Test @MainActor func untitledInfoButtonHasImageSize() {
    let button = UIButton(type: .infoLight)
    button.setImage(UIImage(size: CGSize(width: 5, height: 5)), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(button.intrinsicContentSize == CGSize(width: 7, height: 7))
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.height == 20)
  }

  /// Up to iOS 12 the title's font had no effect on an info button.
  ///
  /// Its line has the height for 15 points, 18.
  @Test func infoButtonHadTheSystemsFont() throws {
    let old = SimulationOptions(system: SystemVersion(12, 4))
    for (options, isSmall) in [(old, true), (SimulationOptions(), false)] {
      try makeDevice(options: options).run {
        let button = UIButton(type: .infoLight)
        button.titleLabel?.font = .systemFont(ofSize: 40)
        button.setTitle("Button", for: .normal)
        #expect((button.intrinsicContentSize.height < 30) == isSmall)
      }
    }
  }

  /// Apps store 22 × 22 for "99" at 14 points before 22 × 22, and 23 × 23 for no title before 23 × 23:
  /// the lines, 17 and 18 points, have no room above and below, and 22 is less than the usual 30.
  @Test(arguments: [("99", 14, 22), (nil, 15, 23)] as [(String?, Double, Double)])
  func buttonFitsItsBackgroundImage(
    title: String?,
    pointSize: Double,
    length: Double
  ) {
    let content = ButtonContent(
      title: title,
      font: FontDescription(pointSize: pointSize),
      backgroundImage: ButtonContent.ImageSize(width: length, height: length)
    )
    #expect(Self.current.button(content) == ControlSize(width: length, height: length))
  }

  /// A title of 46 by 18 in insets of 10 at the sides before an image of 5 by 5.
  @Test func contentExceedsSmallBackgroundImage() {
    let content = ButtonContent(
      title: "Button",
      backgroundImage: ButtonContent.ImageSize(width: 5, height: 5),
      contentInsets: ControlInsets(top: 0, left: 10, bottom: 0, right: 10)
    )
    #expect(Self.current.button(content) == ControlSize(width: 46 + 20, height: 18))
  }

  // MARK: Text

  @Test(arguments: [12, 14, 16, 17, 18] as [Double])
  func roundedFieldIgnoresTextSize(pointSize: Double) {
    let font = FontDescription(pointSize: pointSize)
    let content = TextFieldContent(font: font, border: .roundedRect)
    let heights = Self.all.map { $0.textField(content).height }
    #expect(heights == [30, 34, 34])
  }

  @Test(
    arguments: [(14, 18.5, 17), (17, 22, 21), (20, 25.5, 24), (39, 48.5, 47)]
      as [(Double, Double, Double)]
  )
  func borderlessTextFieldIsALineHigh(pointSize: Double, height: Double, oldHeight: Double) {
    let content = TextFieldContent(text: "x", font: FontDescription(pointSize: pointSize))
    #expect(Self.current.textField(content).height == height)
    #expect(Self.old.textField(content).height == oldHeight)
  }

  /// Stored fields in documents of Xcode 11 to 13; a line is 16.7 and 20.3 high.
  @Test(arguments: [(14, 17), (17, 21)] as [(Double, Double)])
  func oldBorderlessFieldRoundsLineUp(pointSize: Double, height: Double) {
    let metrics = ControlMetrics(generation: .iOS13to15, scale: 2)
    let content = TextFieldContent(font: FontDescription(pointSize: pointSize))
    #expect(metrics.textField(content).height == height)
  }

  /// Body in a line: stored fields are 30 high, fields without a border 22.
  @Test func lineBorderAddsEightPoints() {
    let font = FontDescription(pointSize: 17)
    #expect(Self.newest.textField(TextFieldContent(font: font, border: .line)).height == 30)
  }

  @Test func searchBarIsHigherSinceIOS26() {
    #expect(Self.newest.searchBar() == ControlSize(height: 64))
  }

  /// Stored password fields; a line is 16.7, 19.1 and 20.3 high.
  @Test(arguments: [(14, 17), (16, 20), (17, 21)] as [(Double, Double)])
  func secureFieldRoundsLineUp(pointSize: Double, height: Double) {
    let font = FontDescription(pointSize: pointSize)
    let content = TextFieldContent(font: font, isSecure: true)
    #expect(Self.current.textField(content).height == height)
    #expect(Self.newest.textField(content).height == height)
  }

  /// Heights of fields of 14 points, stored in documents of Xcode 26; fields of 17 points had the
  /// height before.
  @Test(arguments: [14, 17] as [Double])
  func newestBorderlessFieldHasMinimumHeight(pointSize: Double) {
    let content = TextFieldContent(font: FontDescription(pointSize: pointSize))
    #expect(Self.newest.textField(content).height == 22)
  }

  @Test func viewsAtTheSidesWidenAField() {
    let font = FontDescription(pointSize: 17)
    let alone = Self.current.textField(TextFieldContent(text: "x", font: font))
    let besides = Self.current.textField(TextFieldContent(text: "x", font: font, sideWidth: 30))
    #expect(besides.width == alone.width.map { $0 + 30 })
  }

  /// Text of 41.394 points is 41.5 at 2x.
  ///
  /// Stored fields with a rounded border are 28 to 29 wider (six of five apps), fields without one
  /// were 3 to 5 wider up to iOS 12.
  @Test func textFieldIsWiderThanItsText() throws {
    let font = FontDescription(pointSize: 17)
    let content = TextFieldContent(text: "Label", font: font, border: .roundedRect)
    let rounded = try #require(Self.current.textField(content).width)
    #expect((41.5 + 28...41.5 + 29).contains(rounded))
    let plain = TextFieldContent(text: "Label", font: font)
    let old = try #require(Self.old.textField(plain).width)
    #expect((41.5 + 3...41.5 + 5).contains(old))
  }

  /// Empty fields are 32 points wide in documents of two apps, and 4 without a border.
  @Test(arguments: [(TextFieldBorder.roundedRect, 32.0), (.none, 4)])
  func emptyFieldHasRoomForInsertionPoint(border: TextFieldBorder, width: Double) {
    for text in [nil, ""] {
      let content = TextFieldContent(
        text: text,
        font: FontDescription(pointSize: 14),
        border: border
      )
      #expect(Self.current.textField(content).width == width)
      #expect(Self.old.textField(content).width == width)
    }
  }

  /// "max" in 17 points is 31.8 wide; documents of Xcode 11 store fields of cells 32 wide.
  @Test func borderlessFieldHasTextWidth() {
    let metrics = ControlMetrics(toolsVersion: 14_854, scale: 2)
    let content = TextFieldContent(text: "max", font: FontDescription(pointSize: 17))
    #expect(metrics.textField(content).width == 32)
  }

  @Test func labelRoundsTextUpToPixels() {
    let layout = TextLayout("Label", font: FontDescription(pointSize: 17))
    #expect(Self.current.label(layout) == ControlSize(width: 41.5, height: 20.5))
    let empty = TextLayout("", font: FontDescription(pointSize: 17))
    #expect(Self.current.label(empty) == ControlSize(width: 0, height: 0))
  }

  @Test(arguments: [(FontGeneration.sf9, 44.0), (.sf11, 56), (.sf14, 56)])
  func searchBarGrewWithItsRoundedField(generation: FontGeneration, height: Double) {
    let metrics = ControlMetrics(generation: .iOS7to12, fontGeneration: generation, scale: 2)
    #expect(metrics.searchBar() == ControlSize(height: height))
  }

  // MARK: Values

  @Test func switchAlignsTwoPointsInsideItsFrame() {
    #expect(Self.all.map { $0.toggle().frameWidth } == [51, 51, 63])
    #expect(Self.all.map { $0.toggle().frameHeight } == [31, 31, 28])
    #expect(Self.all.map { $0.toggle().width } == [49, 49, 61])
  }

  /// Frames of Xcode 16 have the height of Xcode 26 and the insets of Xcode 15.
  @Test func sliderGrewInIOS18WithInsets() {
    #expect(Self.iOS18.slider().frameHeight == 34)
    #expect(Self.iOS18.slider().alignmentInsets.left == 2)
    #expect(Self.iOS18.slider().height == 33)
  }

  @Test func sliderHadAlignmentInsetsBeforeIOS26() {
    #expect(Self.all.map { $0.slider().frameHeight } == [31, 31, 34])
    #expect(Self.all.map { $0.slider().alignmentInsets.left } == [2, 2, 0])
    #expect(Self.all.map { $0.slider().width } == [nil, nil, nil])
  }

  @Test func stepperHeightDependsOnGeneration() {
    #expect(Self.all.map { $0.stepper().width } == [94, 94, 94])
    #expect(Self.all.map { $0.stepper().height } == [29, 32, 32])
  }

  /// A control new from the library was stored as 121 × 29, later as 131 × 32.
  ///
  /// "Second" is 45.8 wide in 13-point regular and 46.7 in medium: 2 × (46 + 15) - 1 and
  /// 2 × (47 + 19) - 1.
  @Test func librarySegmentedControlHasLibraryFrame() {
    let segments = Self.segments("First", "Second")
    #expect(Self.old.segmentedControl(segments).frameWidth == 121)
    #expect(Self.old.segmentedControl(segments).frameHeight == 29)
    #expect(Self.current.segmentedControl(segments).frameWidth == 131)
    #expect(Self.current.segmentedControl(segments).frameHeight == 32)
    #expect(Self.current.segmentedControl(segments).height == 31)
    #expect(Self.current.segmentedControl([]).width == 0)
  }

  private static func segments(_ titles: String...) -> [SegmentContent] {
    titles.map { SegmentContent(title: $0) }
  }

  /// A stored frame; the titles are 63.3, 80.7 and 100.3 wide: 64 + 81 + 101 + 3 × 19 - 1 is 302,
  /// 3 × (101 + 19) - 1 is 359.
  @Test func apportionedSegmentsHaveTitleWidths() {
    let segments = Self.segments("Automatic", "Normal Level", "Status Bar Level")
    let size = Self.current.segmentedControl(segments, apportionsByContent: true)
    #expect(size.frameWidth == 302)
    #expect(Self.current.segmentedControl(segments).frameWidth == 359)
  }

  /// The widths are 100 + 66 - 1, where "Second" takes 47 + 19, and 2 × (20 + 19) - 1.
  @Test func segmentHasTheWidthItWasGiven() {
    var segments = Self.segments("First", "Second")
    segments[0].fixedWidth = 100
    #expect(Self.current.segmentedControl(segments).frameWidth == 165)
    let images = [SegmentContent(imageWidth: 20), SegmentContent(imageWidth: 10)]
    #expect(Self.current.segmentedControl(images).frameWidth == 77)
  }

  @Test func progressViewHeightDependsOnGeneration() {
    #expect(Self.all.map { $0.progressView().height } == [2, 4, 4])
    #expect(Self.current.progressView(isBar: true).height == 2.5)
    #expect(Self.current.progressView().width == nil)
  }

  @Test func activityIndicatorIsSquare() {
    #expect(Self.current.activityIndicator() == ControlSize(width: 20, height: 20))
    #expect(Self.current.activityIndicator(isLarge: true) == ControlSize(width: 37, height: 37))
  }

  @Test func pageControlSizeDependsOnGeneration() {
    #expect(Self.old.pageControl(pageCount: 3) == ControlSize(width: 39, height: 37))
    #expect(Self.old.pageControl(pageCount: 5) == ControlSize(width: 39 + 32, height: 37))
    #expect(Self.current.pageControl(pageCount: 3) == ControlSize(width: 115.5, height: 26))
  }

  @Test func pickersAreWheelsOfAFixedSize() {
    #expect(Self.current.picker() == ControlSize(width: 320, height: 216))
    #expect(Self.current.picker(isVerticallyCompact: true).height == 162)
    #expect(Self.current.datePicker(.wheels) == ControlSize(width: 320, height: 216))
    #expect(Self.current.datePicker(.compact).height == 34.5)
    #expect(Self.newest.datePicker(.compact).height == 36)
  }

  @Test func squareCanvasHasLowPickers() {
    let canvas = ControlMetrics(toolsVersion: 7531, scale: 1)
    #expect(canvas.picker().height == 162)
    #expect(canvas.datePicker(.wheels).height == 162)
  }

  @Test func datePickersAreCompactSinceIOS14() {
    #expect(Self.old.automaticDatePickerStyle(isTimer: false) == .wheels)
    #expect(Self.current.automaticDatePickerStyle(isTimer: false) == .compact)
    #expect(Self.current.automaticDatePickerStyle(isTimer: true) == .wheels)
  }

  @Test(arguments: [
    (9532, ControlGeneration.iOS7to12), (14490, .iOS7to12), (15505, .iOS13to15),
    (22505, .iOS16to17), (23504, .iOS16to17), (23727, .iOS18), (24127, .iOS26),
  ])
  func toolsVersionDeterminesGeneration(toolsVersion: Int, generation: ControlGeneration) {
    #expect(ControlGeneration(toolsVersion: toolsVersion) == generation)
    #expect(ControlMetrics(toolsVersion: toolsVersion, scale: 2).generation == generation)
  }
}
