import Foundation
import ScvdbTestSupport
import Testing

@Suite struct SweepCommandTests {
  /// A button 16 points from both sides and at least 300 wide, which needs a screen of 332 points.
  ///
  /// Another constraint is only for regular widths.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController storyboardIdentifier="Form" id="vc">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><button userLabel="go" translatesAutoresizingMaskIntoConstraints="NO" id="v">
    <rect key="frame" x="16" y="40" width="343" height="44"/><state key="normal" title="Go"/>
    </button></subviews>
    <constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="1"/>
    <constraint firstItem="v" firstAttribute="left" secondItem="root" secondAttribute="left" constant="16" id="2"/>
    <constraint firstAttribute="right" secondItem="v" secondAttribute="right" constant="16" id="3"/>
    <constraint firstItem="v" firstAttribute="height" constant="44" id="4"/>
    <constraint firstItem="v" firstAttribute="width" relation="greaterThanOrEqual" constant="300" id="5"/>
    <constraint firstItem="v" firstAttribute="width" relation="lessThanOrEqual" constant="700" id="6"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="6"/></mask></variation>
    <variation key="widthClass=regular"><mask key="constraints"><include reference="6"/></mask></variation>
    </view></viewController></objects></scene></scenes></document>
    """

  private static let scenario = """
    screens: { form: { storyboard: Main.storyboard } }
    technique: none
    matrix: { devices: [iphone-se-1, iphone-8], orientations: [portrait] }
    steps:
      - checkpoint: shown
    """

  private func workplace() throws -> Workplace {
    try Workplace(["Main.storyboard": Self.storyboard, "form.yaml": Self.scenario])
  }

  /// The sixth constraint, only for regular widths, allows a screen of at most 32 + 700.
  @Test func textHasIntervalPerCondition() throws {
    let output = try workplace().scvdb("sweep", "Main.storyboard", "--width", "320...800")
    #expect(output.status == 0)
    #expect(output.errors == "")
    let lines = output.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Form (iphone-6 portrait, width 320...800): 3 changes")
    #expect(lines.contains("  320...677  the width is compact"))
    #expect(lines.contains("  678...800  the width is regular"))
    let broken = lines.filter { $0.contains("conflicts with") }
    #expect(broken.map { $0.prefix(11) } == ["  320...331", "  733...800"])
  }

  @Test func jsonContainsSweep() throws {
    let options = ["--width", "330...335", "--step", "0.5", "--format", "json"]
    let output = try workplace().scvdb(["sweep", "form.yaml"] + options)
    let document = try JSONDecoder().decode(Document.self, from: Data(output.output.utf8))
    let screen = try #require(document.screens.first)
    #expect(screen.screen == "form" && screen.device == "iphone-se-1" && screen.axis == "width")
    #expect(screen.stops.count == 11 && screen.changes == 1)
    let condition = try #require(screen.conditions.first)
    #expect(condition.kind == "unsatisfiable-constraints")
    #expect(condition.spans.map(\.from) == ["330"] && condition.spans.map(\.to) == ["331.5"])
  }

  @Test func otherAxesAndDevicesAreChosen() throws {
    let workplace = try workplace()
    let heights = try workplace.scvdb(
      ["sweep", "Main.storyboard", "--height", "60...90", "--device", "ipad-10"]
    )
    // The button spans 40 to 84; 4 points are tolerated.
    #expect(heights.output.contains("(ipad-10 portrait, height 60...90): 1 change\n"))
    #expect(heights.output.contains("  60...79  button 'go'"))
    let sizes = try workplace.scvdb("sweep", "Main.storyboard", "--scene", "Form", "--text-size")
    #expect(sizes.output == "Form (iphone-6 portrait, text-size): nothing changes\n")
    let texts = try workplace.scvdb("sweep", "Main.storyboard", "--text-length", "50...300")
    #expect(texts.output == "Form (iphone-6 portrait, text-length 50...300 %): nothing changes\n")
  }

  @Test(
    arguments: sample([
      ["--width", "320...800", "--step", "7"], ["--height", "60...90"], ["--text-size"],
      ["--text-length", "50...300"],
    ])
  )
  func sweepEqualsFreshLayouts(_ axis: [String]) throws {
    let workplace = try workplace()
    let arguments = ["sweep", "Main.storyboard", "--format", "json"] + axis
    let output = try workplace.scvdb(arguments)
    #expect(output.status == 0)
    #expect(try workplace.scvdb(arguments + ["--from-scratch"]).output == output.output)
  }

  @Test(arguments: [
    (["--width", "1366...320"], "'1366...320' is not a range from a smaller to a larger number"),
    (["--width", "320-1366"], "--width: '320-1366' is not a range\nfix: write it like 320...1366"),
    (["--text-length", "0...3"], "--text-length: '0...3' is not a range from a smaller"),
    (["--width", "320...400", "--step", "0"], "error: --step: a step of 0 is not above 0"),
    (["--width", "320...400", "--text-size"], "a sweep has one axis"),
    (["--text-size", "--step", "2"], "--step is for ranges"),
    (["--jobs", "2"], "--time-limit and --jobs are for scenarios"),
  ])
  func wrongUsageIsStatus64(_ options: [String], _ message: String) throws {
    let output = try workplace().scvdb(["sweep", "Main.storyboard"] + options)
    #expect(output.status == 64)
    #expect(output.errors.contains(message), "\(output.errors)")
  }

  @Test(arguments: [
    (["Gone.storyboard"], "Gone.storyboard: no such file or folder"),
    (["gone"], "gone: there is no such scenario, file or folder"),
    (["Main.storyboard", "--scene", "Frm"], "Main.storyboard"),
    (["Main.storyboard", "--device", "iphone-9"], "--device: there is no device 'iphone-9'"),
    (["Main.storyboard", "--orientation", "up"], "--orientation: there is no orientation 'up'"),
  ])
  func badInputIsStatus2(_ arguments: [String], _ message: String) throws {
    let output = try workplace().scvdb(["sweep"] + arguments)
    #expect(output.status == 2)
    #expect(
      output.errors.contains("error: ") && output.errors.contains(message),
      "\(output.errors)"
    )
  }

  private struct Document: Decodable {
    struct Screen: Decodable {
      var screen: String
      var device: String
      var axis: String
      var stops: [String]
      var changes: Int
      var conditions: [Condition]
    }

    struct Condition: Decodable {
      var kind: String
      var spans: [Span]
    }

    struct Span: Decodable {
      var from: String
      var to: String
    }

    var screens: [Screen]
  }
}
