import Foundation
import ScvdbTestSupport
import Testing

/// The scenarios that `init` writes for the screens of documents.
@Suite struct InitCommandTests {
  // MARK: - Written files

  @Test func eachSceneGetsAScenario() throws {
    let scenes = [InitScene.login, InitScene(id: "empty")]
    let workplace = try Workplace(["App/Main.storyboard": InitScene.storyboard(scenes)])
    let output = try workplace.scvdb("init", "App")
    #expect(
      output.description == """
        wrote Baselines/main/log-in.yaml: Log In of App/Main.storyboard, 2 fields, none
        wrote Baselines/main/screen-empty.yaml: empty of App/Main.storyboard, no fields
        wrote Baselines/github-workflow.yml.example: a workflow for GitHub Actions
        wrote Baselines/.gitattributes: pull requests collapse baselines
        wrote .gitignore: git ignores recordings
        wrote scvdb.yaml: the project file
        wrote 2 scenarios; next: scvdb record && scvdb accept
        status: 0
        """
    )
    // Both fields end 110 points from the top. The smallest phone in landscape has 320 - 162 = 158
    // points. All buttons and fields above that can be reached, so every invariant is satisfied.
    #expect(
      try workplace.scenario("main/log-in") == """
        # Written by 'scvdb init'. The app fulfills all conditions today. Edit the file as you like.
        # 'scvdb help scenarios' describes all keys.
        # If your app handles the keyboard, name its technique.
        description: The fields of log in as the keyboard comes and goes and the device turns
        screens: { logIn: { storyboard: ../../App/Main.storyboard, scene: Log In } }
        technique: none
        invariants:
          - focusedFieldVisible
          - offsetInLegalRange
          - everythingReachable
          - insetsRestoredAfterHide
          - noUnexpectedAmbiguity
        steps:
          - checkpoint: at rest
          - focus: name
          - wait: 0.5
          - checkpoint: name focused
          - focus: password
          - wait: 0.5
          - checkpoint: password focused
          - rotate: landscape
          - wait: 1
          - checkpoint: in landscape
          - rotate: portrait
          - wait: 1
          - checkpoint: in portrait
          - resign
          - wait: 0.5
          - checkpoint: keyboard gone

        """
    )
  }

  /// The last field ends at 630, and the smallest phone at 568.
  @Test func initWritesPassingScenarios() throws {
    let low = InitScene(
      id: "low",
      views: InitScene.field("first", y: 40) + InitScene.field("last", y: 600)
    )
    let storyboards = [
      "A/Main.storyboard": InitScene.storyboard([InitScene.login, low]),
      "Form.storyboard": try signUpStoryboard(),
    ]
    let workplace = try Workplace(storyboards)
    #expect(try workplace.scvdb("init", ".").status == 0)
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0 && recorded.errors.isEmpty, "\(recorded)")
    #expect(recorded.output.contains("recorded 18 cases of 3 scenarios"))
    #expect(try workplace.scvdb("accept").status == 0)
    let compared = try workplace.scvdb("diff")
    #expect(compared.status == 0 && compared.output.hasSuffix("no drift in 18 cases\n"))
  }

  /// A field at 3000 points is below the lower edge of every device.
  @Test func initReportsUnmetInvariants() throws {
    let low = InitScene(id: "low", views: InitScene.field("last", y: 3000))
    let workplace = try Workplace(["Main.storyboard": InitScene.storyboard([low])])
    #expect(try workplace.scvdb("init", "Main.storyboard").status == 0)
    let text = try workplace.scenario("main/screen")
    #expect(text.contains("technique: none\n"))
    #expect(
      text.contains(
        "# Omitted, because the app does not fulfill it yet:\n#   focusedFieldVisible: last on "
      )
    )
    #expect(!text.contains("- focusedFieldVisible"))
    #expect(try workplace.scvdb("record").status == 0)
  }

  @Test func initChoosesTechniqueThatShowsFields() throws {
    let workplace = try Workplace(["SignUp.storyboard": try signUpStoryboard()])
    #expect(try workplace.scvdb("init", "SignUp.storyboard").status == 0)
    let text = try workplace.scenario("sign-up")
    #expect(text.contains("technique: scrolling-content\n"))
    #expect(
      text.contains("# Without a technique, the keyboard would hide a field:\n#   passwordField ")
    )
    #expect(text.contains("- focusedFieldVisible"))
  }

  /// The field's lower edge is the keyboard's upper edge, so no other view must make room.
  @Test func initUsesKeyboardLayoutGuideTechnique() throws {
    let views =
      #"<textField userLabel="message" id="f" "#
      + #"translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let text = InitScene.storyboard([InitScene(id: "chat", views: views)]).replacing(
      "</subviews>",
      with: """
        </subviews><keyboardLayoutGuide key="keyboard" id="k"/><constraints>
        <constraint firstItem="k" firstAttribute="top" secondItem="f" secondAttribute="bottom"
         id="c1"/>
        <constraint firstItem="f" firstAttribute="leading" secondItem="k" secondAttribute="leading"
         constant="20" id="c2"/>
        <constraint firstItem="f" firstAttribute="width" constant="200" id="c3"/></constraints>
        """
    )
    let workplace = try Workplace(["Main.storyboard": text])
    #expect(try workplace.scvdb("init", "Main.storyboard").status == 0)
    let written = try workplace.scenario("main/screen")
    #expect(written.contains("technique: keyboard-layout-guide\n"), "\(written)")
    #expect(written.contains("# The screen uses the keyboard layout guide.\n"))
    #expect(written.contains("- focusedFieldVisible"))
    #expect(try workplace.scvdb("record").status == 0)
  }

  @Test func unfocusableFieldsGetNoStep() throws {
    let fields =
      InitScene.field("open", y: 40) + InitScene.field("hidden", y: 80, #"hidden="YES""#)
      + InitScene.field("off", y: 120, #"enabled="NO""#)
    let scene = InitScene(id: "vc", views: fields)
    let workplace = try Workplace(["Main.storyboard": InitScene.storyboard([scene])])
    #expect(try workplace.scvdb("init", "Main.storyboard").status == 0)
    let steps = try workplace.scenario("main/screen").matches(of: /focus: (.*)/)
    #expect(steps.map { String($0.output.1) } == ["open"])
  }

  /// Returns a navigation controller with a root that pushes the scene, inside a tab bar
  /// controller.
  @Test func barsFollowContainers() throws {
    func container(_ element: String, _ id: String, _ relationship: String, _ to: String) -> String
    {
      """
      <scene sceneID="s-\(id)"><objects><\(element) id="\(id)"><connections>
      <segue destination="\(to)" kind="relationship" relationship="\(relationship)" id="g-\(id)"/>
      </connections></\(element)></objects></scene>
      """
    }
    let segue = #"<segue destination="log" kind="show" id="g"/>"#
    var text = InitScene.storyboard([InitScene(id: "root"), InitScene.login], initial: "tabs")
    let first = try #require(text.firstRange(of: "</view></viewController>"))
    text.replaceSubrange(first, with: "</view><connections>\(segue)</connections></viewController>")
    text = text.replacing(
      "</scenes>",
      with: container("navigationController", "nav", "rootViewController", "root")
        + container("tabBarController", "tabs", "viewControllers", "nav") + "</scenes>"
    )
    let workplace = try Workplace(["Main.storyboard": text])
    let output = try workplace.scvdb("init", "Main.storyboard")
    #expect(output.status == 0, "\(output)")
    let written = try workplace.scenario("main/log-in")
    #expect(written.contains("navigation: true\nbars: { tabBar: true }\n"), "\(written)")
    #expect(try workplace.scvdb("record").status == 0)
  }

  @Test func languagesOfDocumentsAreListed() throws {
    let workplace = try Workplace([
      "App/Base.lproj/Main.storyboard": InitScene.storyboard([.login]),
      "App/de.lproj/Main.strings": "/* none */", "App/ar.lproj/Main.strings": "/* none */",
    ])
    let output = try workplace.scvdb("init", "App")
    let line = "add 'languages: [base, ar, de]' to 'matrix' in scvdb.yaml"
    let words = output.errors.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(line), "\(output)")
    let matrix = "matrix: { devices: [iphone-8], languages: [base, de] }\n"
    try workplace.write(matrix, to: "scvdb.yaml")
    let again = try workplace.scvdb("init", "App", "--force")
    #expect(again.status == 0 && !again.errors.contains("languages"), "\(again)")
  }

  // MARK: - Screens without fields

  @Test func screenWithoutFieldsIsRecordedAtRest() throws {
    let workplace = try Workplace([
      "Main.storyboard": InitScene.storyboard([InitScene(id: "empty")])
    ])
    #expect(try workplace.scvdb("init", "Main.storyboard").status == 0)
    // The scenario has no keyboard step, because the keyboard cannot appear.
    #expect(
      try workplace.scenario("main/screen") == """
        # Written by 'scvdb init'. The app fulfills all conditions today. Edit the file as you like.
        # 'scvdb help scenarios' describes all keys.
        description: The screen at rest and as the device turns
        screens: { screen: { storyboard: ../../Main.storyboard } }
        technique: none
        invariants: [offsetInLegalRange, everythingReachable, noUnexpectedAmbiguity]
        steps:
          - checkpoint: at rest
          - rotate: landscape
          - wait: 1
          - checkpoint: in landscape
          - rotate: portrait
          - wait: 1
          - checkpoint: in portrait

        """
    )
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0 && recorded.output.contains("recorded 6 cases of 1 scenario"))
  }

  /// Screens without fields got scenarios later, so earlier scenes keep their names.
  @Test func screensWithFieldsChooseTheirNamesFirst() throws {
    let scenes = [
      InitScene(id: "a", attributes: #"storyboardIdentifier="log-in""#), InitScene.login,
    ]
    let workplace = try Workplace(["Main.storyboard": InitScene.storyboard(scenes)])
    #expect(try workplace.scvdb("init", "Main.storyboard").status == 0)
    #expect(try workplace.scenario("main/log-in").contains("scene: Log In"))
    #expect(try workplace.scenario("main/screen").contains("scene: log-in"))
  }

  private static func infoList(_ orientations: [String], forPads pads: [String]?) -> String {
    func list(_ key: String, _ names: [String]) -> String {
      let items = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
      return "<key>\(key)</key><array>\(items)</array>"
    }
    let key = "UISupportedInterfaceOrientations"
    return """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      \(list(key, orientations))\(pads.map { list(key + "~ipad", $0) } ?? "")</dict></plist>
      """
  }

  @Test(
    arguments: sample([
      // Pads without a separate list have the general one.
      (["Portrait"], nil, "matrix: { orientations: [portrait] }\n"),
      (
        ["Portrait", "LandscapeLeft"], ["LandscapeRight"],
        "matrix: { orientations: [portrait, landscape], padOrientations: [landscape] }\n"
      ),
      (
        ["Portrait"], ["LandscapeLeft", "LandscapeRight"],
        "matrix: { orientations: [portrait], padOrientations: [landscape] }\n"
      ),
      (["PortraitUpsideDown", "LandscapeLeft"], nil, "technique: none\n"),
    ])
  )
  func appSettingsDetermineOrientations(
    _ orientations: [String],
    _ pads: [String]?,
    _ matrix: String
  ) throws {
    let workplace = try Workplace([
      "App/Main.storyboard": InitScene.storyboard([.login]), "App.xcodeproj/keep": "",
      "App/Info.plist": Self.infoList(orientations, forPads: pads),
      "Pods/Info.plist": Self.infoList(["LandscapeLeft"], forPads: nil),
    ])
    let output = try workplace.scvdb("init", "App")
    #expect(output.status == 0)
    let padsAreFixed = (pads ?? orientations) == ["Portrait"]
    let note = "note: left out: landscape on iPads, see App/Info.plist"
    #expect(output.errors.contains(note) == padsAreFixed, "\(output.errors)")
    let text = try workplace.scenario("main/log-in")
    // The scenario lists only the exceptions from the project's matrix.
    #expect(text.contains("\(matrix)invariants:"), "\(text)")
    let turns = orientations.count > 1 && pads == nil
    #expect(text.contains("- rotate: landscape") == turns)
    #expect(text.contains("the orientations that the app's Info.plist allows") == !turns)
    #expect(try workplace.scvdb("record").status == 0)
  }

  @Test func severalProjectsHaveOwnFolders() throws {
    let document = InitScene.storyboard([.login])
    let workplace = try Workplace([
      "Shop/Shop.xcodeproj/keep": "", "Shop/Main.storyboard": document,
      "Admin App/Admin.xcodeproj/keep": "", "Admin App/Main.storyboard": document,
    ])
    #expect(try workplace.scvdb("init", ".").status == 0)
    #expect(try workplace.scenario("shop/main/log-in").contains("../../../Shop/Main"))
    #expect(try workplace.scenario("admin-app/main/log-in").contains("/Admin App/Main"))
    #expect(try workplace.scvdb("record", "--device", "iphone-16").status == 0)
  }

  @Test func repeatedFolderIsNotInName() throws {
    let document = InitScene.storyboard([.login])
    let workplace = try Workplace([
      "App/Main.storyboard": document, "Other/Main/Main.storyboard": document,
    ])
    #expect(try workplace.scvdb("init", ".").status == 0)
    #expect(try workplace.scenario("main/log-in").contains("App/Main.storyboard"))
    #expect(try workplace.scenario("other-main/log-in").contains("Main/Main.storyboard"))
  }

  @Test func screensInCodeAreCounted() throws {
    let workplace = try Workplace([
      "App/Main.storyboard": InitScene.storyboard([
        InitScene(
          id: "a",
          attributes: #"customClass="MainController""#,
          views: InitScene.field("f", y: 9)
        )
      ]),
      "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{}\n",
      "App/Main.swift": "final class MainController: UIViewController {}\n",
      "App/Other.swift":
        "class Base<Model>: UIViewController {}\nclass Other : Base<Int> {}\nclass Model: NSObject {}\n",
    ])
    let output = try workplace.scvdb("init", ".")
    let note = "note: 1 view controller without a scene, with screens in code; next: "
    let next = "scvdb-port engine ./App.xcodeproj && scvdb init --engine app\n"
    #expect(output.status == 0 && output.errors.contains(note + next), "\(output)")
  }

  @Test func padDocumentGetsOnlyPads() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Main_iPad</string></dict></plist>
      """
    let document = InitScene.storyboard([.login])
    let workplace = try Workplace([
      "App/Main.storyboard": document, "App/Main_iPad.storyboard": document,
      "App.xcodeproj/keep": "", "App/Info.plist": list,
    ])
    let output = try workplace.scvdb("init", "App")
    #expect(output.status == 0)
    let note = "note: left out: Main_iPad.storyboard on phones, see App/Info.plist"
    #expect(output.errors.contains(note), "\(output.errors)")
    let pads = try workplace.scenario("main-i-pad/log-in")
    #expect(pads.contains("matrix: { devices: [ipad-10] }\n"), "\(pads)")
    let phones = try workplace.scenario("main/log-in")
    #expect(phones.contains("matrix: { devices: [iphone-se-1, iphone-16] }\n"), "\(phones)")
    let compared = try workplace.scvdb("compare", "App/Main_iPad.storyboard", "--format", "json")
    #expect(!compared.output.contains("iphone") && compared.output.contains("ipad-10"))
    let linted = try workplace.scvdb("lint", "App/Main_iPad.storyboard")
    #expect(linted.errors == "\(note)\n")
  }

  /// With the key and SDK 26, an app on iOS 27 keeps the navigation bar of iOS 18: 44 points high.
  @Test func compatibilityKeyBecomesSetting() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UIDesignRequiresCompatibility</key><true/></dict></plist>
      """
    let workplace = try Workplace([
      "App/Main.storyboard": InitScene.storyboard([.login]), "App.xcodeproj/keep": "",
      "App/Info.plist": list,
    ])
    #expect(try workplace.scvdb("init", "App").status == 0)
    let text = try workplace.scenario("main/log-in")
    #expect(text.contains("simulation: { designRequiresCompatibility: true }\n"), "\(text)")
    #expect(text.contains("# The app's Info.plist contains UIDesignRequiresCompatibility."))
  }

  private static func xib(_ view: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
    <objects>\(view)</objects></document>
    """
  }

  @Test func xibViewKeepsSizeCellIsOmitted() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="200" height="80"/>"#
    let workplace = try Workplace([
      "Badge.xib": Self.xib(#"<view id="v">\#(frame)</view>"#),
      "Cell.xib": Self.xib(#"<tableViewCell id="c">\#(frame)</tableViewCell>"#),
      "Input.xib": Self.xib(
        #"<tableViewCell id="i">\#(frame)<tableViewCellContentView key="contentView" id="k">"#
          + #"\#(frame)<subviews>\#(InitScene.field("name", y: 10))</subviews>"#
          + "</tableViewCellContentView></tableViewCell>"
      ),
    ])
    let output = try workplace.scvdb("init", ".")
    #expect(output.status == 0 && output.output.hasPrefix("wrote Baselines/badge/screen.yaml"))
    #expect(output.errors == "without its own screen:\n  ./Cell.xib: c\n  ./Input.xib: i\n")
    let text = try workplace.scenario("badge/screen")
    // An iPhone 16 in portrait has 59 points above its safe area, and none beside it.
    #expect(text.contains("rootViewFrame: [0, 59, 200, 80]\n"), "\(text)")
    #expect(text.contains("orientations: [portrait]") && !text.contains("rotate"))
    #expect(try workplace.scvdb("record").status == 0)
  }

  @Test func undeterminedPartsAreNamed() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="200" height="80"/>"#
    let views = """
      <view customClass="Badge" userLabel="badge" id="b">\(frame)</view>
      <tableView userLabel="list" id="t" dataMode="prototypes">\(frame)</tableView>
      <hologram id="h"/>
      """
    let scenes = [InitScene(id: "open", views: views), InitScene(id: "plain")]
    let workplace = try Workplace(["Main.storyboard": InitScene.storyboard(scenes)])
    let output = try workplace.scvdb("init", "Main.storyboard")
    #expect(
      output.errors == """
        Main.storyboard:9:1: warning: <hologram> is unknown; it is laid out as a plain view
        uncertain in 1 of 2 scenarios, see their comments: custom classes (1), \
        rows that data fill (1), unknown elements (1)

        """
    )
    let text = try workplace.scenario("main/screen")
    #expect(text.contains("# Uncertain, because an app may show it differently:\n"))
    #expect(text.contains("without their code: Badge\n"))
    #expect(text.contains("#   each prototype appears once; 'rows' sets others: list\n"))
    #expect(text.contains("#   unknown in the document:\n#     line "))
    #expect(text.contains("hologram"))
    #expect(try !workplace.scenario("main/screen-plain").contains("Uncertain"))
  }
}
