import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// Whole cases of each technique: a field at 600...640 of content 1000 high.
///
/// The iPhone 8 has 667 points, a status bar of 20 and, while the field is focused, a keyboard of
/// 216.
@Suite struct TechniqueCaseTests {
  /// After everything has settled, the field's lower edge is at the keyboard's top, 451.
  ///
  /// Without a technique there is no scroll view.
  @Test(
    arguments: [
      (.none, 640), (.scrollingContent, 451), (.containerScroll, 451), (.contentInset, 451),
      (.formRoot, 451), (.keyboardLayoutGuide, 451),
    ] as [(Technique, Double)]
  )
  func focusedFieldIsBroughtAboveTheKeyboard(technique: Technique, bottom: Double) async throws {
    let run = try await answer(technique)
    let field = try #require(run.snapshot("up").views.first { $0.path.lastName == "field" })
    #expect(field.windowFrame.y + field.windowFrame.height == bottom)
  }

  /// The fixed height of 667 - 20 contradicts content with a required height of 1000.
  @Test func fixedHeightContradictsContentThatIsHigher() async throws {
    let run = try await answer(.contentHeight)
    #expect(run.findings.contains { $0.kind == .unsatisfiableConstraints })
  }

  private func answer(_ technique: Technique) async throws -> Run {
    var asked = try question(
      "iphone-8",
      screens: [.content(height: 1000, subviews: [.field("field", top: 600)])],
      technique: technique,
      steps: [.focus(view: "field"), .wait(seconds: 1), .checkpoint(name: "up")]
    )
    asked.scenario.options = asked.scenario.options.restricted(to: technique)
    return try await BuiltInEngine.current.checkedRun(asked)
  }
}
