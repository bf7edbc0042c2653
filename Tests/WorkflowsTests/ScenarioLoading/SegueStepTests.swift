import BuiltInEngine
import EngineProtocol
import Foundation
import Reporting
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing
import Workflows

/// Tests segues of storyboards in steps, on an iPhone 8 of 375 x 667 points.
@Suite struct SegueStepTests {
  private static let notes = document(
    initial: "list",
    scene(
      "list",
      """
      \(button("open", #"<segue destination="note" kind="show" identifier="showNote" id="s1"/>"#))
      \(button(
        "edit",
        #"<segue destination="around" kind="presentation" identifier="edit" modalPresentationStyle="fullScreen" id="s2"/>"#
      ))
      \(button(
        "help",
        #"<segue destination="note" kind="popoverPresentation" identifier="help" popoverAnchorView="help" id="s3"/>"#
      ))
      \(button("more", #"<segue destination="other" kind="show" identifier="more" id="s4"/>"#))
      \(button("new", #"<segue destination="around" kind="show" identifier="new" id="s10"/>"#))
      \(button(
        "hint",
        #"<segue destination="note" kind="popoverPresentation" popoverAnchorView="hint" id="s11"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>"#
      ))
      \(button("turned", #"<segue destination="note" kind="show" id="s12"/>"#))
      \(button("lost", #"<segue destination="nowhere" kind="show" id="s5"/>"#))
      \(button("fade", #"<segue destination="note" kind="custom" customClass="Fade" identifier="fade" id="s6"/>"#))
      \(button(
        "locked",
        #"<segue destination="note" kind="show" identifier="showNote" id="s13"/>"#,
        #"enabled="NO""#
      ))
      \(button("plain", ""))
      \(field("search"))
      """,
      variation: """
        <variation key="default"><mask key="subviews"><exclude reference="turned"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="turned"/></mask>
        </variation>
        """,
      bar: """
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="item"><connections>\
        <segue destination="note" kind="show" identifier="showNote" id="s7"/></connections></barButtonItem>
        """
    ),
    scene(
      "note",
      """
      \(field("text"))
      \(button("back", #"<segue destination="exit" kind="unwind" identifier="back" id="s8"/>"#))
      \(button("deeper", #"<segue destination="note" kind="show" animates="NO" id="s9"/>"#))
      """
    ),
    """
    <scene sceneID="c1"><objects><navigationController id="around">
    <navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="note" kind="relationship" relationship="rootViewController" id="r1"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="c2"><objects>
    <viewControllerPlaceholder storyboardName="Settings" id="other"/></objects></scene>
    <scene sceneID="c3"><objects>
    <viewControllerPlaceholder storyboardName="Missing" id="nowhere"/></objects></scene>
    """
  )

  private static let settings = document(initial: "settings", scene("settings", field("volume")))

  private static func document(initial: String, _ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="\(initial)"><scenes>\(scenes.joined())</scenes></document>
    """
  }

  private static func scene(
    _ id: String,
    _ content: String,
    variation: String = "",
    bar: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)">
    <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(content)</subviews>\(variation)</view>
    <navigationItem key="navigationItem" id="bar-\(id)">\(bar)</navigationItem>
    </viewController></objects></scene>
    """
  }

  private static func button(_ id: String, _ segue: String, _ attributes: String = "") -> String {
    """
    <button userLabel="\(id)" \(attributes) id="\(id)"><rect key="frame" x="20" y="100" width="80" height="30"/>
    <connections>\(segue)</connections></button>
    """
  }

  private static func field(_ id: String) -> String {
    """
    <textField userLabel="\(id)" id="\(id)"><rect key="frame" x="20" y="200" width="200" height="34"/>
    </textField>
    """
  }

  private func question(
    _ steps: String,
    on device: String = "iphone-8",
    more: String = "navigation: true"
  ) throws -> CaseQuestion {
    try withTemporaryFolder { folder in
      let files = [
        "Notes.storyboard": Self.notes, "Settings.storyboard": Self.settings,
        "notes.yaml": """
        screens: { list: { storyboard: Notes.storyboard, scene: list } }
        technique: none
        matrix: { devices: [\(device)], orientations: [portrait] }
        \(more)
        steps:
        \(steps)
        """,
      ]
      for (name, text) in files {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
      }
      let scenes = SceneCache()
      let file = try #require(try ScenarioFiles(baselines: folder).read(["notes"]).first)
        .findingSegues(in: scenes)
      return try #require(file.questions(measuredBy: FontLibrary(paths: []), scenes).first)
    }
  }

  private func findings(of question: CaseQuestion) async throws -> [String] {
    try await BuiltInEngine.current.run(question).findings.map(\.sentence)
  }

  private func message(_ steps: String, more: String = "navigation: true") -> String? {
    do {
      _ = try question(steps, more: more)
      return nil
    } catch {
      return FailureReport(error).description
    }
  }

  @Test func segueShowsItsDestination() async throws {
    let question = try question(
      """
        - segue: { identifier: showNote, focus: text }
        - wait: 1
        - checkpoint: { name: pushed, expect: [focused == text, rootView.safeAreaInsets.top == 64] }
        - segue: back
        - wait: 1
        - checkpoint: { name: back, expect: [list.rootView.window.x == 0] }
      """
    )
    #expect(question.screens.map(\.name) == ["list", "note"])
    #expect(question.screens[0].segues?.map(\.id) == ["s1"])
    #expect(try await findings(of: question) == [])
  }

  @Test func segueWithoutNavigationPresents() async throws {
    let question = try question(
      """
        - segue: showNote
        - wait: 1
        - checkpoint: { name: presented, expect: [note.rootView.safeAreaInsets.top == 0] }
        - dismiss
      """,
      more: "simulation: {}"
    )
    #expect(try await findings(of: question) == [])
  }

  /// A full screen below a status bar of 20 and a navigation bar of 44.
  @Test func presentedDestinationKeepsNavigationController() async throws {
    let question = try question(
      """
        - segue: edit
        - wait: 1
        - checkpoint: { name: edit, expect: [rootView.height == 667, rootView.safeAreaInsets.top == 64] }
        - tap: deeper
        - checkpoint: { name: deeper, expect: [rootView.window.x == 0] }
        - segue: { identifier: back, to: list, focus: search }
        - wait: 1
        - checkpoint: { name: list, expect: [focused == search, rootView.window.y == 0] }
      """
    )
    #expect(try await findings(of: question) == [])
  }

  @Test func tapPerformsSegueOrFocuses() async throws {
    let question = try question(
      """
        - tap: search
        - wait: 1
        - checkpoint: { name: focused, expect: [focused == search] }
        - tap: add
        - wait: 1
        - tap: back
        - wait: 1
        - tap: open
        - wait: 1
        - checkpoint: { name: note, expect: [note.rootView.window.x == 0] }
      """
    )
    #expect(try await findings(of: question) == [])
  }

  /// UIKit does not push a navigation controller.
  ///
  /// The sheet begins 20 points below the status bar of 20, and its navigation bar has 56 points.
  @Test func shownNavigationControllerIsPresented() async throws {
    let question = try question(
      """
        - segue: new
        - wait: 1
        - checkpoint: { name: new, expect: [rootView.window.y == 40, rootView.safeAreaInsets.top == 56] }
        - dismiss
      """
    )
    #expect(try await findings(of: question) == [])
  }

  /// The arrow points up, at the lower edge of the button: 100 + 30.
  ///
  /// If all directions are allowed, the popover is at its side: 20 + 80.
  @Test func popoversPointInPermittedDirections() async throws {
    let question = try question(
      """
        - tap: hint
        - wait: 1
        - checkpoint: { name: hint, expect: [rootView.window.y == 130] }
        - dismiss
        - wait: 1
        - tap: help
        - wait: 1
        - checkpoint: { name: help, expect: [rootView.window.x == 100] }
      """,
      on: "ipad-9"
    )
    #expect(try await findings(of: question) == [])
  }

  @Test func touchReachesViewsOfOtherSizeClasses() async throws {
    let question = try question(
      """
        - rotate: landscape
        - wait: 1
        - tap: turned
        - wait: 1
        - checkpoint: { name: note, expect: [note.rootView.window.x == 0] }
      """
    )
    #expect(try await findings(of: question) == [])
  }

  @Test func segueLeadsToAnotherStoryboard() async throws {
    let question = try question(
      """
        - segue: more
        - wait: 1
        - checkpoint: { name: settings, expect: [settings.volume.x == 20] }
      """
    )
    #expect(question.screens.map(\.name) == ["list", "settings"])
    #expect(try await findings(of: question) == [])
  }

  @Test func hiddenControlEndsTheCase() async throws {
    let question = try question(
      """
        - set: { view: open, isHidden: true }
        - tap: open
        - checkpoint: end
      """
    )
    #expect(try await findings(of: question).contains { $0.contains("because it is hidden") })
  }

  @Test func disabledControlEndsTheCase() async throws {
    let question = try question("  - tap: locked\n  - checkpoint: end")
    #expect(
      try await findings(of: question).contains { $0.contains("the document disables it") }
    )
  }

  @Test func unusedSeguesDoNotChangeQuestion() throws {
    #expect(try question("  - checkpoint: start").screens.map(\.segues) == [nil])
  }

  @Test(arguments: [
    ("segue: showNoet", "has no segue with the identifier 'showNoet'", "did you mean 'showNote'?"),
    ("segue: fade", "the class Fade that performs it is code", "push or present a screen"),
    ("tap: lost", "leads to 'Missing.storyboard', which is not in", "keep one storyboard"),
    ("tap: plain", "a touch of 'plain' on the screen 'list' starts no segue", "name a field"),
    ("tap: opne", "the screen 'list' has no view 'opne'", "did you mean 'open'?"),
    ("segue: { identifier: showNote, focus: txt }", "has no view 'txt'", "did you mean 'text'?"),
    ("tap: view-list", "a touch of 'view-list'", "name a field"),
    (
      "tap: wxyz", "has no view 'wxyz'",
      "choose from open, edit, help, more, new, hint, lost, fade, locked, search, turned, add"
    ),
    ("segue: { identifier: showNote, to: list }", "'to' has no effect on the segue", "remove 'to'"),
    ("segue: back", "has no segue with the identifier 'back'", "choose from"),
  ])
  func mistakesNameTheSegue(step: String, problem: String, advice: String) throws {
    let text = try #require(message("  - \(step)\n  - checkpoint: end"))
    #expect(text.contains("notes.yaml:6:"), "\(text)")
    #expect(text.contains(problem), "\(text)")
    #expect(text.contains(advice), "\(text)")
  }

  @Test func pushSegueNeedsNavigation() throws {
    let steps = "  - segue: showNote\n  - wait: 1\n  - pop\n  - checkpoint: end"
    #expect(message(steps) == nil)
    #expect(message(steps, more: "simulation: {}")?.contains("no pushed screen to pop") == true)
  }
}
