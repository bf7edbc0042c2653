import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import BuiltInEngine

/// Answers without geometry have the same broken invariants and impossible steps.
@Suite struct AnswerWithoutGeometryTests {
  /// The first field is below the keyboard's top, which is 407 points from the window's, and the
  /// second one is below the window.
  @Test func invariantsAreCheckedWithoutGeometry() async throws {
    let question = try question(
      "iphone-8",
      screens: [.weak(subviews: [.field("low", top: 600), .field("lost", top: 2000)])],
      technique: .none,
      invariants: [.focusedFieldVisible, .everythingReachable, .insetsRestoredAfterHide],
      steps: [
        .checkpoint(name: "start"), .focus(view: "low"), .wait(seconds: 0.5),
        .checkpoint(name: "focused"),
      ]
    )
    let whole = try await BuiltInEngine.current.run(question)
    let short = try await BuiltInEngine.current.withoutGeometry.run(question)
    #expect(short.findings == whole.findings.filter { $0.kind == .brokenInvariant })
    #expect(short.findings.map(\.view.lastName) == ["lost", "low", "low", "lost"])
    #expect(short.steps.map(\.detail) == whole.steps.map(\.detail))
    #expect(short.steps.allSatisfy { $0.snapshot == nil } && short.events.isEmpty)
  }
}
