import Foundation
import ScvdbTestSupport
import Testing

/// Tests a storyboard in four languages, each with findings caused by its texts and direction.
@Suite struct LocalizedLintTests {
  /// Three views on a screen of 320 points; the last cannot be mirrored.
  ///
  /// A button 80 points wide, a label below it, and a box. The box's center is required to be 7
  /// points left of the middle, and its edges 145 and 159 points from the root's edges: (145 + 320
  /// - 159) / 2 = 153 = 160 - 7. From right to left it is (159 + 320 - 145) / 2 = 167.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_0" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController storyboardIdentifier="Form" id="vc">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
    <subviews>
    <button contentMode="scaleToFill" buttonType="roundedRect" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001"><state key="normal" title="Save"/></button>
    <label text="Your name" textAlignment="natural" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001"/>
    <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001"/>
    </subviews>
    <constraints>
    <constraint firstItem="but-aa-001" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="1"/>
    <constraint firstItem="but-aa-001" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="2"/>
    <constraint firstItem="but-aa-001" firstAttribute="width" constant="80" id="3"/>
    <constraint firstItem="but-aa-001" firstAttribute="height" constant="44" id="4"/>
    <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="but-aa-001" secondAttribute="bottom" constant="20" id="5"/>
    <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="6"/>
    <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="root" secondAttribute="top" constant="200" id="7"/>
    <constraint firstItem="box-aa-001" firstAttribute="height" constant="20" id="8"/>
    <constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="145" id="9"/>
    <constraint firstAttribute="trailing" secondItem="box-aa-001" secondAttribute="trailing" constant="159" id="10"/>
    <constraint firstItem="box-aa-001" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" constant="-7" id="11"/>
    </constraints>
    </view></viewController></objects></scene></scenes></document>
    """

  private static let files = [
    "App/Base.lproj/Main.storyboard": storyboard,
    "App/de.lproj/Main.strings": """
    "but-aa-001.normalTitle" = "Änderungen speichern";
    "lab-aa-001.text" = "Ihr Name";
    """,
    "App/ar.lproj/Main.strings": """
    "but-aa-001.normalTitle" = "حفظ";
    "lab-aa-001.text" = "اسمك";
    """,
    "App/ja.lproj/Main.strings": """
    "but-aa-001.normalTitle" = "保存";
    """,
  ]

  /// The findings of each language.
  ///
  /// The German title has 20 letters, which are wider than 4 points each; the other titles are
  /// short. Japanese lacks the label's text.
  @Test(
    arguments: sample([
      ("base", [String]()), ("de", ["truncated-text"]), ("ar", ["unsatisfiable-constraints"]),
      ("ja", ["missing-translation"]), ("rightToLeftPseudolanguage", ["unsatisfiable-constraints"]),
    ])
  )
  func eachLanguageHasItsFindings(language: String, rules: [String]) throws {
    let workplace = try Workplace(Self.files)
    let answer = try workplace.scvdb(
      ["lint", "App/Base.lproj/Main.storyboard", "--device", "iphone-se-1"]
        + ["--orientation", "portrait", "--text-size", "large", "--language", language]
        + ["--format", "json"]
    )
    let report = try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
    #expect(report.findings.map(\.rule) == rules, "\(report.findings)")
  }

  /// A text that code replaces, and one without a translation, on both phones.
  @Test(
    arguments: sample([
      ("Label", "", false), ("Your name", "", true),
      ("Your name", "reuseIdentifier=\"cell\"", false),
    ])
  )
  func textsOfCodeNeedNoTranslation(text: String, cell: String, isFound: Bool) throws {
    let label = """
      <label text="\(text)" textAlignment="natural" id="lab-aa-001">\
      <rect key="frame" x="0.0" y="0.0" width="200" height="44"/></label>
      """
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina4_0" orientation="portrait"/>
      <scenes><scene sceneID="scene"><objects><tableViewController id="vc">
      <tableView key="view" rowHeight="44" id="tab">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
      <prototypes><tableViewCell \(cell) rowHeight="44" id="cel-aa-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="con-aa-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let workplace = try Workplace([
      "App/Base.lproj/Main.storyboard": storyboard,
      "App/de.lproj/Main.strings": #""other.text" = "Text";"#,
    ])
    let answer = try workplace.scvdb(
      ["lint", "App/Base.lproj/Main.storyboard", "--language", "de"]
        + ["--device", "iphone-se-1", "--device", "iphone-16", "--rule", "missing-translation"]
    )
    #expect(answer.output.contains("missing-translation") == isFound, "\(answer)")
    #expect(!isFound || answer.output.contains("\n  in de\n"), "\(answer)")
  }

  private static let scenario = """
    screens:
      form:
        view:
          subviews:
            - { name: label, class: UILabel, text: Your name, frame: [20, 40, 200, 21] }
            - { name: other, class: UILabel, text: Other, frame: [20, 80, 200, 21] }
            - { name: number, class: UILabel, text: "42", frame: [20, 120, 200, 21] }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps: [checkpoint: at rest]
    """

  /// Texts of the scenario itself: German has one of them, a catalog is in English, and French has
  /// none.
  @Test(
    arguments: sample([
      ("base", [String]()), ("fr", []), ("doubleLengthPseudolanguage", []),
      ("de", ["'other' has the text 'Other' of the scenario"]), ("en", []),
      (
        "it",
        [
          "'label' has the text 'Your name' of the scenario",
          "'other' has the text 'Other' of the scenario",
        ]
      ),
    ])
  )
  func scenarioBesideATableLacksTranslations(language: String, messages: [String]) throws {
    var files = [
      "Baselines/form.yaml": Self.scenario,
      "Baselines/de.lproj/Localizable.strings": #""Your name" = "Ihr Name";"#,
    ]
    if ["en", "it"].contains(language) {
      files["Baselines/Localizable.xcstrings"] = #"{"sourceLanguage": "en", "strings": {}}"#
    }
    let workplace = try Workplace(files)
    let answer = try workplace.scvdb(["lint", "--language", language, "--format", "json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
    let found = report.findings.filter { $0.rule == "missing-translation" }.map(\.message)
    #expect(found == messages, "\(report.findings)")
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var message: String
    }

    var findings: [Finding]
  }
}
