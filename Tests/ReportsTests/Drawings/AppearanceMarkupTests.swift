import DriftReport
import Foundation
import Reports
import SnapshotModel
import Testing

/// Tests drawings of screens with their appearance.
@Suite struct AppearanceMarkupTests {
  private static let red = DrawnColor(0xff00_00ff)
  private static let ground = DrawnColor(light: 0xffff_ffff, dark: 0x1c1c_1e80)

  /// A view of 100 by 50 points at 20, 30 in a window of 200 by 400.
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

  /// 20 + 8 and 30 + 20; seven letters with a width of 61.5 points.
  @Test func textHasMeasuredWidth() {
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

  @Test func hostileTextIsEscaped() {
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

  /// A bell, a direction override and a line feed have no shape.
  ///
  /// A joiner of letters has an effect.
  @Test func controlCharactersAreRemoved() {
    let text = DrawnText(
      "a\u{7}\u{202E}b\u{2028}\u{200D}\\c",
      x: 0,
      baseline: 0,
      width: 10,
      size: 10,
      color: Self.red
    )
    #expect(Self.elements([.text(text)]).joined().contains(">ab\u{200D}\\c</text>"))
  }

  /// The line begins at its right end, so its left end is its end.
  @Test(arguments: [("שלום!", true), ("1. مرحبا", true), ("Hi שלום", false), ("42", false)])
  func scriptDeterminesTextDirection(words: String, isRightToLeft: Bool) {
    let text = DrawnText(words, x: 0, baseline: 0, width: 50, size: 10, color: Self.red)
    let markup = Self.elements([.text(text)]).joined()
    #expect(markup.contains(#"direction="rtl" text-anchor="end""#) == isRightToLeft)
  }

  /// The right half of an image of 40 by 20 shows in 20 by 20 at 50, 40 of the window.
  @Test func imagesAreEmbeddedOnceAndClipped() throws {
    var image = DrawnImage(
      Rect(x: 10, y: 10, width: 40, height: 20),
      visible: Rect(x: 30, y: 10, width: 20, height: 20),
      cornerRadius: 5,
      name: "logo",
      tint: Self.red
    )
    image.asset = ImageAsset(mediaType: "image/png", content: "AAAA")
    let appearance = ScreenAppearance(views: ["box": ViewAppearance(items: [.image(image)])])
    let panel = ScreenPicture.Panel(
      caption: "",
      snapshot: Self.snapshot(),
      appearance: appearance
    )
    let text = ScreenPicture(title: "two", panels: [panel, panel]).text
    #expect(text.components(separatedBy: "data:image/png;base64,AAAA").count == 2)
    let viewport = #"<svg x="50" y="40" width="20" height="20" viewBox="50 40 20 20" clip-path="#
    #expect(text.components(separatedBy: viewport).count == 3)
    #expect(text.contains(#"transform="translate(30 40) scale(40 20)""#))
    image.isTemplate = true
    let shape = Self.elements([.image(image)]).joined()
    #expect(shape.contains(#"class="fff0000ff""#) && shape.contains("mask="))
  }

  /// Keyboards with keys for letters, and with digits in three columns.
  @Test(arguments: [
    (DrawnKeyboard(.digits), [">1<", ">9<", ">0<"], [">q<", ">space<"]),
    (DrawnKeyboard(.decimal), [">.<", ">0<"], [">q<"]),
    (DrawnKeyboard(.email), [">@<", ">q<"], [">.com<"]),
    (DrawnKeyboard(.address, returnKey: "go"), [">.com<", ">go<"], [">space<", ">return<"]),
  ])
  func keyboardsHaveTheirKeys(keyboard: DrawnKeyboard, keys: [String], others: [String]) {
    let frame = Rect(x: 0, y: 184, width: 200, height: 216)
    let markup = KeyboardMarkup(keyboard, frame: frame).definition.markup
    #expect(keys.allSatisfy(markup.contains) && !others.contains(where: markup.contains))
  }

  /// The stroke of 2 points is inside 100 by 50.
  ///
  /// Its middle line is 98 by 48 at 21, 31, with a radius of 9 instead of 10.
  @Test func strokesAreInsideShapes() {
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

  @Test func opacityAppliesToGroup() {
    let shape = DrawnShape(Rect(x: 0, y: 0, width: 10, height: 10), fill: Self.red)
    let elements = Self.elements([.shape(shape)], opacity: 0.5)
    #expect(elements.contains(#"<g opacity="0.5">"#) && elements.contains("</g>"))
    #expect(Self.elements([.shape(shape)], opacity: 0).count == 1, "the ground alone")
  }

  /// 0x80 of 255 is 0.50196, rounded to thousandths 0.502.
  @Test func colorsHaveRulePerInterfaceStyle() {
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

  @Test func sharedKeyboardIsDrawnOnce() throws {
    let keyboard = Rect(x: 0, y: 184, width: 200, height: 216)
    let panel = ScreenPicture.Panel(
      caption: "up",
      snapshot: Self.snapshot(keyboard: keyboard),
      appearance: ScreenAppearance(views: [:])
    )
    let text = ScreenPicture(title: "two", panels: [panel, panel]).text
    #expect(text.components(separatedBy: ##"href="#k0_184_200_216_letters_return""##).count == 3)
    #expect(text.components(separatedBy: #"<g id="k0_184_200_216_letters_return">"#).count == 2)
    #expect(text.contains(">space</text>"))
  }

  @Test func missingAppearancesGiveNamedOutlines() {
    let elements = WindowMarkup(of: Self.snapshot()).elements.joined()
    #expect(elements.contains(#"<rect class="view" x="20" y="30" width="100" height="50"/>"#))
    #expect(elements.contains(">box</text>"))
  }
}
