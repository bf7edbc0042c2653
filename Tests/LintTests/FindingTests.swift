import BuiltInEngine
import DriftReport
import Foundation
import Lint
import Reporting
import ScenarioModel
import Testing

@Suite struct FindingTests {
  /// The built-in engine, with omitted code on the first screen.
  private struct OmittingEngine: Engine {
    var identity: EngineIdentity { BuiltInEngine.current.identity }

    func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
      var run = try await BuiltInEngine.current.run(question)
      run.omissions = [
        OmissionCount(screen: "other", type: "Other", count: 7),
        OmissionCount(screen: question.screens[0].name, type: "Form", count: 2),
      ].sorted()
      return run
    }
  }

  @Test func findingHasOmissionsOfItsScreen() async throws {
    let scene = LintScene(views: button("small", (0, 100, 20, 20)))
    let found = try await scene.findings("small-tap-target", by: OmittingEngine())
    #expect(found.map { $0.omissions?.total } == [2])
    let complete = try await scene.findings("small-tap-target")
    #expect(complete.count == 1 && complete[0].omissions == nil)
  }

  private static let scene = LintScene(
    views: button("b", (0, 530, 30, 44)) + "\n" + button("a", (100, 580, 44, 44)),
    usesAutoLayout: false
  )

  /// 530 + 44 ends beyond 568 and beyond 320.
  ///
  /// A landscape screen does not show the view at all.
  @Test func stagesWithEqualViolationShareFinding() async throws {
    let found = try await Self.scene.findings(
      on: [.iPhone8, .iPhoneSE, .iPhoneSELandscape]
    )
    #expect(
      found.map { "\($0.rule.id) \($0.viewName) \($0.occurrences.map(\.stage.text))" } == [
        #"unreachable-content b ["iphone-se-1 portrait"]"#,
        #"off-screen-view b ["iphone-se-1 landscape"]"#,
        #"small-tap-target b ["iphone-8 portrait", "iphone-se-1 portrait", "iphone-se-1 landscape"]"#,
        #"off-screen-view a ["iphone-se-1 portrait", "iphone-se-1 landscape"]"#,
      ]
    )
  }

  /// The views' elements begin on lines 6 and 10 of the document.
  @Test func findingHasLineOfItsView() async throws {
    let found = try await Self.scene.findings("off-screen-view", on: [.iPhoneSELandscape])
    let lines = Self.scene.text.split(separator: "\n", omittingEmptySubsequences: false)
    for finding in found {
      let line = lines[finding.source.line - 1]
      #expect(line.hasPrefix("<button") && line.contains(#"id="\#(finding.view)""#))
      #expect(finding.source.column == 1)
    }
    #expect(found.count == 2)
  }

  /// A text in the body style grows with the text size, and fits into 100 points at the default
  /// size.
  @Test func stageDeterminesTextSize() async throws {
    let scene = LintScene(
      views: constrained(
        "label",
        "l",
        attributes: #"text="Password" adjustsFontSizeToFit="NO""#,
        content: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
      ),
      constraints: """
        \(constraint("top", "l", "top", to: "safe", "top"))
        \(constraint("leading", "l", "leading", to: "root", "leading"))
        \(length("width", "l", "width", 100))
        """
    )
    var large = ScreenStage.iPhone8
    large.user.textSize = .accessibilityExtraExtraExtraLarge
    let found = try await scene.findings("truncated-text", on: [.iPhone8, large])
    #expect(
      found.flatMap(\.occurrences).map(\.stage.text)
        == ["iphone-8 portrait accessibilityExtraExtraExtraLarge"]
    )
  }

  /// A button with its leading edge at 300 ends at 375 - 300 = 75 in a right-to-left language.
  ///
  /// There it is under a button that keeps its left edge at 60.
  @Test func stageDeterminesDirection() async throws {
    func control(_ id: String) -> String {
      constrained("button", id, content: #"<state key="normal" title="Go"/>"#)
    }
    let scene = LintScene(
      views: control("a") + control("b"),
      constraints: """
        \(constraint("aTop", "a", "top", to: "safe", "top"))
        \(constraint("bTop", "b", "top", to: "safe", "top"))
        \(constraint("aLeading", "a", "leading", to: "root", "leading", 300))
        \(constraint("bLeft", "b", "left", to: "root", "left", 60))
        \(["a", "b"].map { length("\($0)W", $0, "width", 44) + length("\($0)H", $0, "height", 44) }
          .joined())
        """
    )
    var mirrored = ScreenStage.iPhone8
    mirrored.user = UserSettings(direction: .rightToLeft)
    let found = try await scene.findings("overlapping-controls", on: [.iPhone8, mirrored])
    #expect(found.flatMap(\.occurrences).map(\.stage.text) == ["iphone-8 portrait rtl"])
  }

  @Test func everyRuleHasText() {
    let ids = LintRules.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in LintRules.all {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
      #expect(rule.title.hasSuffix(".") && rule.fix.hasSuffix("."))
    }
  }

  /// The page of rules has a section for each rule, in order, with its severity.
  @Test func pageHasEveryRule() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Lint/RULES.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let sections = text.matches(of: /## ([a-z-]+)\n\n\*([A-Z][a-z]+)\.\*/).map {
      "\($0.output.1) \($0.output.2.lowercased())"
    }
    #expect(sections == LintRules.all.map { "\($0.id) \($0.severity.rawValue)" })
  }
}
