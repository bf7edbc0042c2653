import Foundation
import Testing

/// Tests cases for languages, text sizes, directions and widths, on the command line.
@Suite struct UserAxesTests {
  /// A label at the leading edge, 16 points from it.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController storyboardIdentifier="Form" id="vc">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><label text="Name" userLabel="name" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab">\
    <rect key="frame" x="16" y="40" width="45" height="21"/>\
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
    <constraints>
    <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="1"/>
    <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="16" id="2"/>
    </constraints>
    </view></viewController></objects></scene></scenes></document>
    """
  private static let files = [
    "App/Base.lproj/Main.storyboard": storyboard,
    "App/ar.lproj/Main.strings": "\"lab.text\" = \"Name\";",
    "Baselines/form.yaml": """
    screens: { form: { storyboard: ../App/Base.lproj/Main.storyboard } }
    technique: none
    matrix:
      devices: [iphone-8, ipad-10]
      orientations: [portrait]
      languages: [base, ar]
      textSizes: [large, accessibilityLarge]
      widths: { splitView: [1, 1/3] }
    steps: [checkpoint: at rest]
    """,
  ]

  /// Two languages and two sizes on a phone, and each of them in two widths on an iPad: 4 + 8.
  @Test func axesAreRecordedAcceptedAndFiltered() throws {
    let workplace = try Workplace(Self.files)
    #expect(try workplace.scvdb("record").output.hasPrefix("recorded 12 cases"))
    #expect(try workplace.scvdb("accept").output.contains("12 baselines new"))
    let baseline = "Baselines/form/ipad-10.portrait.none+ar+accessibilityLarge+oneThird.txt"
    let text = try String(contentsOf: workplace.folder.appending(path: baseline), encoding: .utf8)
    // A third of an iPad is 320 points wide; a view 16 from the leading edge ends there at 304.
    #expect(text.contains("  screen 320 1180\n"))
    let frame = try #require(text.firstMatch(of: #/view form/name UILabel frame (\S+) 40 (\S+) /#))
    #expect(Double(frame.1).map { $0 + (Double(frame.2) ?? 0) } == 304)
    let tested = try workplace.scvdb("test", "--language", "ar", "--text-size", "large")
    #expect(tested.status == 0 && tested.output.contains("3 cases"), "\(tested)")
    let listed = try workplace.scvdb(
      "list",
      "--language",
      "ar",
      "--width",
      "full",
      "--format",
      "json"
    )
    #expect(listed.output.ranges(of: "\"settings\" : \"ar").count == 4 + 2)
    let query = "SELECT DISTINCT settings FROM frames WHERE device = 'iphone-8' ORDER BY 1"
    #expect(
      try workplace.ask(query) == "\naccessibilityLarge\nar\nar accessibilityLarge\n"
    )
  }

  /// `record` makes cases outside the matrix, `test` does not.
  @Test func optionsAddCasesToRecordings() throws {
    let workplace = try Workplace(Self.files)
    let recorded = try workplace.scvdb(
      "record",
      "--device",
      "iphone-8",
      "--text-size",
      "small",
      "--language",
      "fr",
      "--bold-text",
      "on"
    )
    #expect(recorded.output.hasPrefix("recorded 1 case"))
    #expect(
      try workplace.scvdb("list", "--format", "json").output.contains("\"fr small boldText\"")
    )
    #expect(try workplace.scvdb("accept").status == 0)
    let tested = try workplace.scvdb("test", "--text-size", "small")
    #expect(tested.status == 2)
    #expect(tested.errors.contains("--text-size: no case of the scenarios matches 'small'"))
    let wrong = try workplace.scvdb("record", "--text-size", "smal")
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'small'?"))
    let window = try workplace.scvdb("record", "--width", "700x")
    #expect(window.status == 2 && window.errors.contains("700x500 or 700x500-200-100"))
  }

  @Test func seedDeterminesSample() throws {
    let workplace = try Workplace(Self.files)
    func sample(_ seed: String) throws -> String {
      let recorded = try workplace.scvdb("record", "--sample", "4", "--sample-seed", seed)
      #expect(recorded.output.hasPrefix("recorded 4 cases"))
      return try workplace.ask(
        "SELECT device, settings FROM runs WHERE recording = (SELECT max(recording) FROM runs)"
      )
    }
    let first = try sample("1")
    #expect(try sample("1") == first)
    let others = try ["2", "3", "4"].map(sample)
    #expect(others.contains { $0 != first })
  }

  @Test func lintReportsMissingTranslationsAndTruncation() throws {
    let long = Self.storyboard.replacing("text=\"Name\"", with: "text=\"Full name of the owner\"")
    let workplace = try Workplace([
      "App/Base.lproj/Main.storyboard": long, "App/de.lproj/Main.strings": "\"x.text\" = \"y\";",
    ])
    let path = "App/Base.lproj/Main.storyboard"
    let options = ["lint", path, "--device", "iphone-se-1", "--orientation", "portrait"]
    let german = try workplace.scvdb(options + ["--language", "de"])
    #expect(german.status == 1)
    #expect(german.output.contains("warning: missing-translation"))
    // 22 letters of 53 points are wider than 320 points.
    let huge = try workplace.scvdb(options + ["--text-size", "accessibilityExtraExtraExtraLarge"])
    #expect(huge.output.contains("warning: truncated-text"))
    #expect(huge.output.contains("and the screen ends at 320"))
    #expect(try workplace.scvdb(options).status == 0)
  }
}
