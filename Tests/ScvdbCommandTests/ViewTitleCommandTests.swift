import Foundation
import ScvdbTestSupport
import Testing

/// Texts for people call a view without a name by its class and text.
///
/// Identities use its object id.
@Suite struct ViewTitleCommandTests {
  private static let title = #"label "Log In with the account…" (a1b-2c-d3e)"#

  /// A label and a field below the bars, the label at some distance.
  private static func storyboard(
    labelTop constant: Int = 16,
    adding constraints: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController storyboardIdentifier="login" id="vc">
    <layoutGuides><viewControllerLayoutGuide type="top" id="y3c-jy-aDJ"/></layoutGuides>
    <view key="view" id="kgt-o0-aP8">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <label text="Log In with the account of your school" \
    translatesAutoresizingMaskIntoConstraints="NO" id="a1b-2c-d3e"/>
    <textField placeholder="Email" translatesAutoresizingMaskIntoConstraints="NO" id="c1b-2c-d3e"/>
    </subviews>
    <constraints>
    <constraint firstItem="a1b-2c-d3e" firstAttribute="top" secondItem="y3c-jy-aDJ" \
    secondAttribute="bottom" constant="\(constant)" id="c01-aa-aaa"/>
    <constraint firstItem="a1b-2c-d3e" firstAttribute="height" constant="40" id="c02-aa-aaa"/>
    <constraint firstItem="c1b-2c-d3e" firstAttribute="top" secondItem="a1b-2c-d3e" \
    secondAttribute="bottom" constant="20" id="c03-aa-aaa"/>
    <constraint firstItem="c1b-2c-d3e" firstAttribute="height" constant="30" id="c04-aa-aaa"/>
    \(["a1b-2c-d3e", "c1b-2c-d3e"].map { view in
      ["leading", "trailing"].map { edge in
        """
        <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="kgt-o0-aP8" \
        secondAttribute="\(edge)" id="\(view)-\(edge)"/>
        """
      }.joined()
    }.joined(separator: "\n"))
    \(constraints)
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  private static let scenario = """
    screens: { login: { storyboard: ../Main.storyboard } }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps: [{ checkpoint: at rest }]
    """

  /// Two distances from the bars that cannot both be satisfied.
  private static let conflict = """
    <constraint firstItem="a1b-2c-d3e" firstAttribute="top" secondItem="y3c-jy-aDJ" \
    secondAttribute="bottom" constant="30" id="c05-aa-aaa"/>
    """

  private func workplace(_ storyboard: String) throws -> Workplace {
    try Workplace(["Main.storyboard": storyboard, "Baselines/login.yaml": Self.scenario])
  }

  @Test(
    arguments: sample([["lint", "Main.storyboard"], ["record"], ["layout", "Main.storyboard"]])
  )
  func conflictNamesGuideLikeUIKit(_ arguments: [String]) throws {
    let output = try workplace(Self.storyboard(adding: Self.conflict)).scvdb(arguments)
    // As one line, without the report's line breaks.
    let text = "\(output)".split { $0.isWhitespace }.filter { $0 != "stderr:" }
      .joined(separator: " ")
    let equation = "\(Self.title).top == topLayoutGuide.bottom"
    #expect(text.contains("\(equation) + 30 (c05-aa-aaa)"), "\(text)")
    #expect(text.contains("\(equation) + 16 (c01-aa-aaa)"), "\(text)")
  }

  /// The status bar of an iPhone 8 is 20 points tall: the label is at 20 + 16, then at 20 + 26.
  @Test func reportsUseTitleAndRecordingsPath() throws {
    let workplace = try workplace(Self.storyboard())
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let baseline = try #require(
      workplace.contents(of: "Baselines").first { $0.key.hasSuffix("iphone-8.portrait.none.txt") }
    )
    #expect(
      String(decoding: baseline.value, as: UTF8.self).contains("\n  view login/a1b-2c-d3e UILabel ")
    )

    let shown = try workplace.scvdb("show", "latest").output
    #expect(shown.contains("  \(Self.title) UILabel 0 36 375 40\n"), "\(shown)")
    #expect(
      try workplace.scvdb("show", "latest", "--svg").output.contains("account…&quot; (a1b-2c-d3e)")
    )
    #expect(try workplace.scvdb("diff").status == 0)

    try workplace.write(Self.storyboard(labelTop: 26), to: "Main.storyboard")
    let output = try workplace.scvdb("test", "--format", "github")
    #expect(output.status == 1)
    #expect(output.output.contains("drift: login/\(Self.title): y 36 -> 46 (+10)"), "\(output)")
  }

  @Test func draftNamesFieldsCalledByID() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard()])
    #expect(try workplace.scvdb("init", ".").status == 0)
    let text = try #require(workplace.contents(of: "Baselines")["main/login.yaml"])
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains(#"#   c1b-2c-d3e: text field "Email""#), "\(lines)")
    #expect(lines.contains("  - focus: c1b-2c-d3e"), "\(lines)")
  }
}
