import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// A field that cannot have the focus ends a case with a finding, not with a failure.
@Suite struct FocusObstacleTests {
  private func run(_ properties: ViewProperties, _ focus: ScenarioStep) async throws -> Run {
    let field = ViewNode(
      id: "password",
      name: "password",
      kind: .textField,
      frame: Rect(x: 20, y: 100, width: 200, height: 30),
      properties: properties
    )
    return try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak("form", subviews: [field])],
        technique: .none,
        steps: [.checkpoint(name: "at rest"), focus, .checkpoint(name: "focused")]
      )
    )
  }

  @Test(arguments: [true, false], [true, false])
  func theCaseEndsWithTheStep(isHidden: Bool, isInTurn: Bool) async throws {
    var properties = ViewProperties()
    if isHidden { properties.isHidden = true } else { properties.isEnabled = false }
    let focus = ScenarioStep.focus(view: "password")
    let run = try await run(properties, isInTurn ? .turn([focus, .resign]) : focus)
    #expect(run.steps.map(\.action) == ["checkpoint", isInTurn ? "turn" : "focus"])
    #expect(
      run.findings == [
        Finding(
          step: 1,
          view: "form/password",
          subject: .invariant("focus: password"),
          detail: "password was \(isHidden ? "hidden" : "disabled")"
        )
      ]
    )
  }

  @Test func aFieldThatTakesTheFocusEndsNothing() async throws {
    let run = try await run(ViewProperties(), .focus(view: "password"))
    #expect(run.steps.map(\.action) == ["checkpoint", "focus", "checkpoint"])
    #expect(run.findings.isEmpty)
  }
}
