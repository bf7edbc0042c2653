import BuiltInEngine
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Steps that change the keyboard in other ways than showing and hiding it.
@Suite struct KeyboardStepTests {
  private let screens = [
    Screen.weak(subviews: [.field("name", top: 10), .field("password", top: 60)])
  ]

  @Test func autoFillPostsSeveralChanges() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "iphone-8",
        screens: screens,
        steps: [
          .focus(view: "name"), .wait(seconds: 1), .autoFill(views: ["name", "password"]),
          .wait(seconds: 1), .checkpoint(name: "filled"),
        ]
      )
    )
    #expect(run.steps[2].detail == "name, password")
    let storm = run.keyboardFrames.filter { $0.step >= 2 && $0.time < 1.1 }
    #expect(storm.filter { $0.notification == "willHide" }.count == 1)
    #expect(storm.filter { $0.notification == "willShow" }.count == 2)
    #expect(try run.snapshot("filled").firstResponder == "screen/scrollView/content/password")
  }

  /// The iPad's screen is 768 x 1024, its keyboard 258 high: 1024 - 258 - 100 = 666.
  @Test func padKeyboardCanBeUndocked() async throws {
    let run = try await BuiltInEngine.current.checkedRun(
      question(
        "ipad-6",
        screens: screens,
        steps: [
          .focus(view: "name"), .wait(seconds: 1),
          .keyboard([KeyboardChange(at: 0, kind: .undock, height: 100)]), .wait(seconds: 1),
          .checkpoint(name: "undocked"),
          .keyboard([KeyboardChange(at: 0, kind: .float, origin: Point(x: 10, y: 20))]),
          .wait(seconds: 1), .checkpoint(name: "floating"),
          .keyboard([KeyboardChange(at: 0, kind: .dock)]), .wait(seconds: 1),
          .checkpoint(name: "docked"),
        ]
      )
    )
    #expect(run.steps[2].detail == "undock 100 at 0")
    #expect(run.steps[5].detail == "float 10,20 at 0")
    #expect(
      try run.snapshot("undocked").keyboard == Rect(x: 0, y: 666, width: 768, height: 258)
    )
    #expect(try run.snapshot("floating").keyboard == Rect(x: 10, y: 20, width: 320, height: 216))
    #expect(try run.snapshot("docked").keyboard == Rect(x: 0, y: 766, width: 768, height: 258))
    // A keyboard off the edge needs no room.
    #expect(try run.view("screen", at: "undocked").safeArea.bottom == 0)
    #expect(try run.view("screen", at: "docked").safeArea.bottom == 258)
  }

  @Test func phoneKeyboardStaysDocked() async throws {
    let problem = "scenario test, step 1 (keyboard): the keyboard of iphone-8 has no 'float'"
    await #expect(throws: EngineError.badQuestion(problem, [.fix("name iPads only")])) {
      _ = try await BuiltInEngine.current.checkedRun(
        question(
          "iphone-8",
          steps: [
            .keyboard([KeyboardChange(at: 0, kind: .float, origin: Point(x: 0, y: 0))]),
            .checkpoint(name: "end"),
          ]
        )
      )
    }
  }
}
