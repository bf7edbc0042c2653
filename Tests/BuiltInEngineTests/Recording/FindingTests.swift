import BuiltInEngine
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Findings on an iPhone 8: 375 x 667 points, its keyboard at 667 - 216 = 451.
@Suite struct FindingTests {
  @Test func fieldUnderKeyboardBreaksInvariant() async throws {
    let run = try await run(technique: .none, .focusedFieldVisible, fieldTop: 500)
    #expect(
      run.findings == [
        Finding(
          step: 2,
          view: "screen/field",
          subject: .invariant("focusedFieldVisible"),
          detail: "the field is at 20,500 to 120,540, and 0,0 to 375,451 is visible"
        )
      ]
    )
  }

  @Test(arguments: [(Technique.none, 411.0), (.scrollingContent, 500)])
  func fieldAboveKeyboardKeepsInvariant(technique: Technique, top: Double) async throws {
    let run = try await run(technique: technique, .focusedFieldVisible, fieldTop: top)
    #expect(run.findings.isEmpty)
  }

  @Test func anIllegalOffsetIsReported() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.content(height: 1000)],
        invariants: [.offsetInLegalRange],
        steps: [
          .scroll(view: nil, to: Point(x: 0, y: 333), animated: false), .checkpoint(name: "legal"),
          .scroll(view: nil, to: Point(x: 0, y: 400), animated: false),
          .checkpoint(name: "illegal"),
        ]
      )
    )
    #expect(
      run.findings == [
        Finding(
          step: 3,
          view: "screen/scrollView",
          subject: .invariant("offsetInLegalRange"),
          detail: "offset 0,400 is outside of 0,-20 to 0,333"
        )
      ]
    )
  }

  @Test func unreachableFieldIsReported() async throws {
    let stuck = try await run(technique: .none, .everythingReachable, fieldTop: 500)
    #expect(stuck.findings.map(\.view) == ["screen/field"])
    let scrolls = try await run(technique: .scrollingContent, .everythingReachable, fieldTop: 500)
    #expect(scrolls.findings.isEmpty)
  }

  @Test func contradictingConstraintsAreReportedOnce() async throws {
    var screen = Screen.weak(subviews: [.field("field", top: 10)])
    screen.rootView.constraints.append(
      ConstraintNode(id: "higher", firstItem: "field", firstAttribute: .height, constant: 80)
    )
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [screen],
        technique: .none,
        steps: [.checkpoint(name: "first"), .wait(seconds: 1), .checkpoint(name: "second")]
      )
    )
    let conflicts = run.findings.filter { $0.kind == .unsatisfiableConstraints }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.step == 0)
    guard case .conflict(let broken, let others) = conflicts.first?.subject else {
      Issue.record("\(conflicts) have no conflict")
      return
    }
    #expect(
      broken == ConflictItem(.constraint, name: "higher", equation: "field.height == 80.0")
    )
    #expect(
      others == [
        ConflictItem(.constraint, name: "field-height", equation: "field.height == 40.0")
      ]
    )
  }

  @Test func ambiguousPositionIsReportedOnce() async throws {
    var screen = Screen.content(height: 300, subviews: [.field("field", top: 10)])
    screen.rootView.constraints.removeAll { $0.id == "field-leading" }
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [screen],
        steps: [.checkpoint(name: "first"), .wait(seconds: 1), .checkpoint(name: "second")]
      )
    )
    #expect(
      run.findings.map { "\($0.step) \($0.subject) \($0.view)" } == [
        "0 ambiguity(SnapshotModel.AmbiguousAxes.horizontal) screen/scrollView/content/field"
      ]
    )
  }

  /// Focuses a field at a distance from the content's top, with a checkpoint a second later.
  private func run(
    technique: Technique,
    _ invariant: Invariant,
    fieldTop: Double
  ) async throws -> Run {
    try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak(subviews: [.field("field", top: fieldTop)])],
        technique: technique,
        invariants: [invariant],
        steps: [.focus(view: "field"), .wait(seconds: 1), .checkpoint(name: "up")]
      )
    )
  }
}
