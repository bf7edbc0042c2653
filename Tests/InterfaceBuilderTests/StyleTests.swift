import Foundation
import InterfaceBuilder
import ScenarioModel
import SnapshotModel
import Testing

/// The attributes of views that change no geometry.
@Suite struct StyleTests {
  private func screen(_ view: String, resources: String = "") throws -> Screen {
    let text = "<subviews>\(view)</subviews>"
    return try document(SmallDocument.storyboard(root: text, resources: resources))
      .screen(scene: nil)
  }

  private func style(_ view: String, resources: String = "") throws -> ViewStyle? {
    try #require(try screen(view, resources: resources).rootView.subviews.first).style
  }

  /// 0.2, 0.4 and 0.6 of 255 are 51, 102 and 153, a half is 127.5.
  @Test func componentsAreColors() throws {
    let style = try style(
      """
      <view id="v" alpha="0.5"><color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
      <color key="tintColor" white="0.5" alpha="0" colorSpace="custom"/></view>
      """
    )
    #expect(style?.backgroundColor == .fixed(DrawnColor(0x3366_99ff)))
    #expect(style?.tintColor == .fixed(DrawnColor(0x8080_8000)))
    #expect(style?.alpha == 0.5)
  }

  @Test func colorNamesComeFromResourcesOrSystem() throws {
    let style = try style(
      """
      <label id="l" textAlignment="center" text="a"><color key="textColor" name="brand"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></label>
      """,
      resources: """
        <resources><namedColor name="brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
        </resources>
        """
    )
    #expect(style?.textColor == .fixed(DrawnColor(0xff00_00ff)))
    #expect(style?.backgroundColor == .system("systemBackground"))
    #expect(style?.textAlignment == "center")
  }

  /// From 20 to 60, 30 is a quarter of the range.
  @Test func controlsHaveTheirValues() throws {
    let slider = try style(#"<slider id="s" value="30" minValue="20" maxValue="60"/>"#)
    #expect(slider?.value == 0.25)
    #expect(try style(#"<switch id="s" on="YES"/>"#)?.isOn == true)
    #expect(try style(#"<progressView id="p" progress="0.5"/>"#)?.value == 0.5)
    let button = try style(
      #"<button id="b"><state key="normal" title="a"><color key="titleColor" white="1"/></state></button>"#
    )
    #expect(button?.textColor == .fixed(DrawnColor(0xffff_ffff)))
  }

  @Test func layersHaveTheirCorners() throws {
    let style = try style(
      """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    )
    #expect(style?.cornerRadius == 8)
  }

  /// A recording contains geometry only, so a color does not change a question or its text.
  @Test func colorsDoNotChangeQuestion() throws {
    let plain = try screen(#"<view id="v"/>"#)
    let red = try screen(
      #"<view id="v"><color key="backgroundColor" red="1" green="0" blue="0"/></view>"#
    )
    #expect(plain.rootView.subviews[0].style == nil && red.rootView.subviews[0].style != nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(plain) == encoder.encode(red))
  }
}
