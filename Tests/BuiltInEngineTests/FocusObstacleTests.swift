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
  func unfocusableFieldEndsCase(isHidden: Bool, isInTurn: Bool) async throws {
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

  @Test func focusableFieldDoesNotEndCase() async throws {
    let run = try await run(ViewProperties(), .focus(view: "password"))
    #expect(run.steps.map(\.action) == ["checkpoint", "focus", "checkpoint"])
    #expect(run.findings.isEmpty)
  }

  /// Runs a field 20 points below the top of a box, in a screen that scrolls from 0 to 2000.
  private func run(inBoxOfHeight height: Double, hidden: Bool = false) async throws -> Run {
    var field = ViewNode(
      id: "password",
      name: "password",
      kind: .textField,
      frame: Rect(x: 20, y: 20, width: 200, height: 30)
    )
    field.translatesAutoresizingMaskIntoConstraints = true
    var box = ViewNode(
      id: "box",
      name: "box",
      kind: .view,
      frame: Rect(x: 0, y: 1500, width: 300, height: height)
    )
    box.subviews = [field]
    if hidden { box.properties.isHidden = true }
    return try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.content("form", height: 2000, subviews: [box])],
        technique: .scrollingContent,
        steps: [
          .checkpoint(name: "at rest"), .focus(view: "password"), .wait(seconds: 1),
          .checkpoint(name: "focused"),
        ]
      )
    )
  }

  @Test(arguments: [
    (0.0, false, "it is outside of box, which is 300 by 0"),
    (20, false, "it is outside of box, which is 300 by 20"), (100, true, "box is hidden"),
  ])
  func unreachableFieldIsFinding(
    height: Double,
    isHidden: Bool,
    reason: String
  ) async throws {
    let run = try await run(inBoxOfHeight: height, hidden: isHidden)
    #expect(run.steps.map(\.action) == ["checkpoint", "focus", "wait", "checkpoint"])
    #expect(
      run.findings == [
        Finding(
          step: 1,
          view: "form/scrollView/content/box/password",
          subject: .invariant("focus: password"),
          detail: "password cannot be touched, because \(reason)"
        )
      ]
    )
  }

  /// The field is at 1520 of the content, below the end of the screen; a box of 21 shows a point of it.
  @Test(arguments: [21.0, 100]) func fieldBelowFoldTakesFocus(height: Double) async throws {
    let run = try await run(inBoxOfHeight: height)
    #expect(run.steps.last?.action == "checkpoint")
    #expect(!run.findings.contains { $0.detail.contains("cannot be touched") })
    #expect(try run.snapshot("focused").firstResponder?.lastName == "password")
  }
}
