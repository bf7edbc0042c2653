import Foundation
import Testing

@Suite struct ExplainCommandTests {
  /// A box 20 points below the safe area, and 16 points from each side of the root.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController storyboardIdentifier="Form" id="vc">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
    <constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="1"/>
    <constraint firstItem="v" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16" id="2"/>
    <constraint firstAttribute="right" secondItem="v" secondAttribute="right" constant="16" id="3"/>
    <constraint firstItem="v" firstAttribute="height" constant="44" id="4"/>
    </constraints><viewLayoutGuide key="safeArea" id="safe"/>
    </view></viewController></objects></scene></scenes></document>
    """

  private static let scenario = """
    screens: { form: { storyboard: Main.storyboard } }
    technique: none
    matrix: { devices: [iphone-8, iphone-se-1], orientations: [portrait] }
    steps:
      - setConstant: { constraint: "1", to: 50 }
      - checkpoint: lowered
    """

  /// The safe area of a phone with a home button begins at 20; 375 less 16 and 16 is 343.
  @Test func explainedPartsAddUp() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    let answer = try workplace.scvdb("explain", "Main.storyboard", "box", "--format", "json")
    let document = try JSONDecoder().decode(Document.self, from: Data(answer.output.utf8))
    let values = try #require(document.views.first).values
    #expect(values.map(\.value) == [16, 40, 343, 44])
    for value in values {
      let rest = value.alignment + value.rounding + value.setDirectly
      #expect(abs(value.parts.reduce(rest) { $0 + $1.amount } - value.value) < 0.01)
    }
    #expect(values[1].parts.map(\.constraint).contains("1"))
    #expect(values[2].parts.compactMap(\.constraint) == ["2", "3"])
  }

  /// Interface Builder's `retina4_7` is the screen size of the iPhone 6, the first device with that
  /// size.
  @Test func textNamesConstraints() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    let output = try workplace.scvdb("explain", "Main.storyboard", "box").output
    #expect(output.hasPrefix("Form/box (iphone-6 portrait, at rest)\n  x = 16\n"))
    #expect(output.contains("  height = 44\n          44  box.height == 44 (4)\n"))
    #expect(output.contains("20 from margins, safe areas, guides and bounds"))
  }

  /// 20 of the safe area and 50.
  @Test func stepsArePlayedUpToACheckpoint() throws {
    let files = ["Main.storyboard": Self.storyboard, "lower.yaml": Self.scenario]
    let workplace = try Workplace(files)
    let options = ["lower.yaml", "box", "--device", "iphone-se-1"]
    #expect(try workplace.scvdb(["explain"] + options).output.contains("  y = 40\n"))
    let lowered = try workplace.scvdb(["explain"] + options + ["--at", "lowered"])
    #expect(lowered.output.contains("(iphone-se-1 portrait, lowered)"))
    #expect(lowered.output.contains("  y = 70\n"))
  }

  @Test func mistakesAreNamed() throws {
    let files = ["Main.storyboard": Self.storyboard, "lower.yaml": Self.scenario]
    let workplace = try Workplace(files)
    let view = try workplace.scvdb("explain", "Main.storyboard", "bix")
    #expect(view.status == 2)
    #expect(view.errors.contains("no view on the screen has the name 'bix'"))
    #expect(view.errors.contains("did you mean"))
    let checkpoint = try workplace.scvdb("explain", "lower.yaml", "box", "--at", "lowred")
    #expect(checkpoint.status == 2)
    #expect(checkpoint.errors.contains("did you mean 'lowered'?"))
  }

  private struct Document: Decodable {
    struct View: Decodable { var values: [Value] }
    struct Value: Decodable {
      struct Part: Decodable {
        var constraint: String?
        var amount: Double
      }

      var value: Double
      var parts: [Part]
      var alignment: Double
      var rounding: Double
      var setDirectly: Double
    }

    var views: [View]
  }
}
