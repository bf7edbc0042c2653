import DeviceCatalog
import Testing
import TextMeasurement

@testable import LayoutEngine

/// Sizes of buttons with a configuration, in points.
///
/// "Button" at 17 points is 50.688 wide and 20.287 high; a line of 13 points is 15.514 high.
@Suite struct ConfiguredButtonTests {
  private static let at2x = ControlMetrics(generation: .iOS16to17, scale: 2)
  private static let at3x = ControlMetrics(generation: .iOS26, scale: 3)
  private static let image = ButtonContent.ImageSize(width: 20, height: 30)

  private static func content(_ title: String? = "Button") -> ConfiguredButtonContent {
    ConfiguredButtonContent(title: title)
  }

  private static func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } ?? false
  }

  /// A button new from the library was stored as 75 by 34.5, and as 34.333 high at three pixels a
  /// point.
  @Test func sizeIsRoundedToPixels() {
    #expect(Self.at2x.configuredButton(Self.content()) == ControlSize(width: 75, height: 34.5))
    let size = Self.at3x.configuredButton(Self.content())
    #expect(Self.isNear(size.width, 75))
    #expect(Self.isNear(size.height, 34 + 1 / 3.0))
  }

  /// 12 + 20 + 8 + 51 + 12 wide, as high as the image with 7 above and below.
  @Test(arguments: [ConfiguredButtonContent.ImagePlacement.leading, .trailing])
  func imageIsBesideTitle(placement: ConfiguredButtonContent.ImagePlacement) {
    var both = Self.content()
    both.image = Self.image
    both.imagePlacement = placement
    both.imagePadding = 8
    #expect(Self.at2x.configuredButton(both) == ControlSize(width: 103, height: 44))
  }

  /// As wide as the wider part, 51 + 24; 7 + 30 + 8 + 20.5 + 7 high.
  @Test(arguments: [ConfiguredButtonContent.ImagePlacement.top, .bottom])
  func imageIsAboveOrBelowTitle(placement: ConfiguredButtonContent.ImagePlacement) {
    var both = Self.content()
    both.image = Self.image
    both.imagePlacement = placement
    both.imagePadding = 8
    #expect(Self.at2x.configuredButton(both) == ControlSize(width: 75, height: 72.5))
  }

  @Test func imageAloneHasNoPadding() {
    var alone = Self.content(nil)
    alone.image = Self.image
    alone.imagePadding = 8
    #expect(Self.at2x.configuredButton(alone) == ControlSize(width: 44, height: 44))
  }

  /// A line of 20.5, a point, and a line of 13 points, 16 at two pixels a point; 14 for the insets.
  @Test func subtitleIsBelowTitle() {
    var both = Self.content()
    both.subtitle = "x"
    #expect(Self.at2x.configuredButton(both) == ControlSize(width: 75, height: 51.5))
    var alone = Self.content(nil)
    alone.subtitle = "x"
    #expect(Self.at2x.configuredButton(alone).height == 30)
  }

  @Test func emptyButtonKeepsLineHeight() {
    #expect(Self.at2x.configuredButton(Self.content(nil)) == ControlSize(width: 24, height: 34.5))
  }

  @Test func ownInsetsReplaceSizeInsets() {
    var content = Self.content()
    content.contentInsets = ControlInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(Self.at2x.configuredButton(content) == ControlSize(width: 57, height: 24.5))
  }

  /// 20.5 + 30 and 18 + 10: a line of body, and one of 15 points.
  @Test(arguments: [
    (ConfiguredButtonContent.Size.large, 50.5), (.medium, 34.5), (.small, 28), (.mini, 28),
  ])
  func buttonSizeDeterminesInsets(size: ConfiguredButtonContent.Size, height: Double) {
    var content = Self.content()
    content.size = size
    content.font = FontDescription(textStyle: size.titleStyle)
    #expect(Self.at2x.configuredButton(content).height == height)
  }

  /// Interface Builder stored 154 1/3 points for the primary button, which has a semibold title.
  @Test func primaryButtonHasASemiboldTitle() throws {
    let model = try #require(Devices.device(id: "iphone-x"))
    let widths = SimulatedDevice(model: model).run {
      [UIButton.Role.normal, .primary].map { role in
        let button = UIButton(type: .system)
        button.configuration = .plain()
        button.setTitle("Start built-in Tor", for: .normal)
        button.role = role
        return button.intrinsicContentSize.width
      }
    }
    // Widths of text are exact to a pixel.
    #expect(abs(widths[1] - (154 + 1 / 3.0)) < 1 / 3.0 + 1e-9)
    #expect(widths[0] < widths[1])
  }
}
