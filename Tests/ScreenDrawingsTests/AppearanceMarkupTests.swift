import DriftReport
import Foundation
import ScreenDrawings
import SnapshotModel
import Testing

/// Screens drawn as they look.
@Suite struct AppearanceMarkupTests {
  private static let red = DrawnColor(0xff00_00ff)
  private static let ground = DrawnColor(light: 0xffff_ffff, dark: 0x1c1c_1e80)

  /// A view of 100 by 50 points at 20, 30 of a window of 200 by 400.
  private static func snapshot(keyboard: Rect? = nil) -> Snapshot {
    let frame = Rect(x: 20, y: 30, width: 100, height: 50)
    let view = ViewGeometry(
      path: "box",
      className: "UIView",
      frame: frame,
      windowFrame: frame,
      safeArea: .zero,
      isHidden: false,
      scroll: nil
    )
    return Snapshot(
      window: Size(width: 200, height: 400),
      keyboard: keyboard,
      firstResponder: nil,
      views: [view]
    )
  }

  private static func elements(_ items: [DrawnItem], opacity: Double = 1) -> [String] {
    let appearance = ScreenAppearance(views: ["box": ViewAppearance(opacity: opacity, items: items)]
    )
    return WindowMarkup(of: snapshot(), appearance: appearance).elements
  }

  /// 20 + 8 and 30 + 20; seven letters that take 61.5 points.
  @Test func textIsAsWideAsItWasMeasured() {
    let text = DrawnText(
      "Sign up",
      x: 8,
      baseline: 20,
      width: 61.5,
      size: 17,
      weight: 600,
      color: Self.red
    )
    #expect(
      Self.elements([.text(text)]).contains(
        #"<text class="t fff0000ff" x="28" y="50" font-size="17" textLength="61.5" "#
          + #"lengthAdjust="spacingAndGlyphs" font-weight="600">Sign up</text>"#
      )
    )
  }

  @Test func hostileTextStaysText() {
    let text = DrawnText(
      "</text><script>alert(1)</script>",
      x: 0,
      baseline: 0,
      width: 10,
      family: #"" onload="alert(1)"#,
      size: 10,
      color: Self.red
    )
    let image = DrawnImage(
      Rect(x: 0, y: 0, width: 10, height: 10),
      visible: Rect(x: 0, y: 0, width: 10, height: 10),
      name: "<b>"
    )
    let markup = Self.elements([.text(text), .image(image)]).joined()
    #expect(
      !markup.contains("<script>") && !markup.contains(#"" onload="#) && !markup.contains("<b>")
    )
  }

  /// The stroke of 2 points lies inside of 100 by 50: its middle line is 98 by 48 at 21, 31, and the
  /// radius of 10 is 9 there.
  @Test func strokesLieInsideOfShapes() {
    let shape = DrawnShape(
      Rect(x: 0, y: 0, width: 100, height: 50),
      cornerRadius: 10,
      stroke: Self.red,
      strokeWidth: 2
    )
    #expect(
      Self.elements([.shape(shape)]).contains(
        #"<rect x="21" y="31" width="98" height="48" rx="9" class="n kff0000ff" stroke-width="2"/>"#
      )
    )
  }

  @Test func opacityIsOneOfAllItems() {
    let shape = DrawnShape(Rect(x: 0, y: 0, width: 10, height: 10), fill: Self.red)
    let elements = Self.elements([.shape(shape)], opacity: 0.5)
    #expect(elements.contains(#"<g opacity="0.5">"#) && elements.contains("</g>"))
    #expect(Self.elements([.shape(shape)], opacity: 0).count == 1, "the ground alone")
  }

  /// 0x80 of 255 is 0.50196, in thousandths 0.502.
  @Test func colorsHaveOneRuleForEachInterface() {
    var style = ColorStyle()
    let shape = DrawnShape(Rect(x: 0, y: 0, width: 10, height: 10), fill: Self.ground)
    style.add(ScreenAppearance(views: ["box": ViewAppearance(items: [.shape(shape)])]))
    let light = ".fffffffff1c1c1e80{fill:#ffffff}"
    let dark = ".fffffffff1c1c1e80{fill:#1c1c1e;fill-opacity:0.502}"
    #expect(style.rules(in: .light).contains(light) && !style.rules(in: .light).contains(dark))
    #expect(style.rules(in: .dark).contains(dark) && !style.rules(in: .dark).contains("@media"))
    let both = style.rules()
    #expect(both.contains(light) && both.contains("@media (prefers-color-scheme:dark)"))
    #expect(both.contains(dark))
  }

  @Test func keyboardIsDrawnOnceForAllScreensThatHaveIt() throws {
    let keyboard = Rect(x: 0, y: 184, width: 200, height: 216)
    let panel = ScreenPicture.Panel(
      caption: "up",
      snapshot: Self.snapshot(keyboard: keyboard),
      appearance: ScreenAppearance(views: [:])
    )
    let text = ScreenPicture(title: "two", panels: [panel, panel]).text
    #expect(text.components(separatedBy: ##"<use href="#k0_184_200_216"/>"##).count == 3)
    #expect(text.components(separatedBy: #"<g id="k0_184_200_216">"#).count == 2)
    #expect(text.contains(">space</text>"))
  }

  @Test func withoutAppearancesViewsAreOutlinesWithNames() {
    let elements = WindowMarkup(of: Self.snapshot()).elements.joined()
    #expect(elements.contains(#"<rect class="view" x="20" y="30" width="100" height="50"/>"#))
    #expect(elements.contains(">box</text>"))
  }
}
