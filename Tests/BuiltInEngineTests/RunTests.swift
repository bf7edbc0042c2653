import BuiltInEngine
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// A run's facts about its steps, for any technique.
@Suite struct RunTests {
  @Test func onlyWaitStepsAdvanceTime() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak(subviews: [.field("name", top: 10)])],
        steps: [
          .checkpoint(name: "start"), .focus(view: "name"), .wait(seconds: 0.5),
          .rotate(to: .landscape), .wait(seconds: 0.25), .resign, .checkpoint(name: "end"),
        ]
      )
    )
    #expect(run.steps.map(\.time) == [0, 0, 0, 0.5, 0.5, 0.75, 0.75])
    #expect(run.steps.map(\.index) == Array(0...6))
    #expect(
      run.steps.map { "\($0.action) \($0.detail)" } == [
        "checkpoint start", "focus name", "wait 0.5", "rotate landscape", "wait 0.25", "resign ",
        "checkpoint end",
      ]
    )
    #expect(
      run.steps.map { $0.snapshot != nil } == [true, false, false, false, false, false, true]
    )
  }

  @Test func keyboardFramesBelongToPostingStep() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak(subviews: [.field("name", top: 10)])],
        steps: [.focus(view: "name"), .wait(seconds: 0.5), .resign, .wait(seconds: 0.5)]
      )
    )
    #expect(
      run.keyboardFrames.map { "\($0.step) \($0.time) \($0.notification)" } == [
        "0 0.0 willChangeFrame", "0 0.0 willShow", "1 0.25 didChangeFrame", "1 0.25 didShow",
        "2 0.5 willChangeFrame", "2 0.5 willHide", "3 0.75 didChangeFrame", "3 0.75 didHide",
      ]
    )
  }

  @Test func constantMovesDependentViews() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        technique: .none,
        steps: [
          .checkpoint(name: "before"), .setConstant(constraint: "height", constant: 300),
          .checkpoint(name: "after"),
        ]
      )
    )
    #expect(run.steps[1].detail == "height = 300")
  }

  @Test func poppingReturnsToTheScreenBelow() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: [.weak("first"), .weak("second")],
        navigation: true,
        steps: [
          .push(screen: "second", focus: nil, animated: false), .checkpoint(name: "pushed"),
          .wait(seconds: 1), .pop(animated: true), .wait(seconds: 1), .checkpoint(name: "popped"),
        ]
      )
    )
    #expect(try run.snapshot("pushed").views.contains { $0.path == "second" })
    let paths = try run.snapshot("popped").views.map(\.path)
    #expect(paths.contains("first/scrollView/content"))
    #expect(!paths.contains { $0.screen == "second" })
    #expect(
      run.pushes.map { "\($0.kind) \($0.from) \($0.to) \($0.time)" } == [
        "push first second 0.0", "pop second first 1.0",
      ]
    )
  }

  @Test func equalQuestionsHaveEqualAnswers() async throws {
    let asked = try question(
      "iphone-x",
      screens: [.weak("first", subviews: [.field("name", top: 600)]), .weak("second")],
      navigation: true,
      steps: [
        .focus(view: "name"), .wait(seconds: 1), .checkpoint(name: "focus"),
        .rotate(to: .landscape), .wait(seconds: 1), .checkpoint(name: "landscape"),
        .push(screen: "second", focus: nil, animated: true), .wait(seconds: 1),
        .checkpoint(name: "second"),
      ]
    )
    let first = try await BuiltInEngine.current.checkedRun(asked)
    let others = try await withThrowingTaskGroup(of: Run.self) { group in
      for _ in 1...8 { group.addTask { try await BuiltInEngine.current.run(asked) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(others.allSatisfy { $0 == first })
  }
}
