import BuiltInEngine
import DeviceCatalog
import ScenarioModel
import Testing

/// Every message names the scenario, the step, the problem and the fix.
@Suite struct BadQuestionTests {
  @Test(
    arguments: [
      (
        .focus(view: "naem"),
        "scenario test, step 1 (focus): screen first has no view named 'naem'\nhint: did you mean 'name'?"
      ),
      (
        .focus(view: "postcode"),
        "scenario test, step 1 (focus): screen first has no view named 'postcode'\nhint: it has 'content', 'name', 'title'"
      ),
      (
        .focus(view: "title"),
        "scenario test, step 1 (focus): view 'title' cannot become first responder\nfix: name a text field or text view"
      ),
      (
        .push(screen: "secnd", focus: nil, animated: true),
        "scenario test, step 1 (push): the scenario has no screen named 'secnd'\nhint: did you mean 'second'?"
      ),
      (
        .push(screen: "second", focus: "nme", animated: true),
        "scenario test, step 1 (push): screen second has no view named 'nme'\nhint: did you mean 'name'?"
      ),
      (
        .pop(animated: true),
        "scenario test, step 1 (pop): screen first is the only one on the stack\nfix: push one first"
      ),
      (
        .scroll(view: "name", to: Point(x: 0, y: 0), animated: false),
        "scenario test, step 1 (scroll): view 'name' is not a scroll view, so it cannot be scrolled\nfix: name a scroll view"
      ),
      (
        .setConstant(constraint: "hight", constant: 1),
        "scenario test, step 1 (setConstant): screen first has no constraint named 'hight'\nhint: did you mean 'height'?"
      ),
    ] as [(ScenarioStep, String)]
  )
  func errorNamesInvalidStep(step: ScenarioStep, message: String) async throws {
    let fields = [ViewNode.field("name", top: 10), .field("title", top: 60, kind: .label)]
    let asked = try question(
      "iphone-8",
      screens: [.weak("first", subviews: fields), .weak("second", subviews: fields)],
      navigation: true,
      steps: [step]
    )
    let error = await #expect(throws: EngineError.self) {
      try await BuiltInEngine.current.run(asked)
    }
    #expect(error?.description == message)
  }

  @Test func codeOfAppIsRefused() async throws {
    let asked = try question(
      "iphone-8",
      screens: [Screen(name: "login", code: .controller("LoginViewController"))],
      technique: .none,
      steps: [.checkpoint(name: "end")]
    )
    let error = await #expect(throws: EngineError.self) {
      try await BuiltInEngine.current.run(asked)
    }
    #expect(
      error?.description
        == "scenario test, step 1 (checkpoint): screen login: the engine scvdb@1.1.0 cannot make "
        + "'LoginViewController', the code of an app\nfix: name the app's engine with --engine, or "
        + "describe the screen's views"
    )
  }

  /// The root view `card` contains the scroll view that `scrolling-content` puts around `first`.
  @Test func scrollViewAncestorIsRefusedAsContent() async throws {
    let first = ViewNode.field("first", top: 0)
    let asked = try question(
      "iphone-8",
      screens: [
        Screen(
          name: "screen",
          rootView: ViewNode(id: "card", name: "card", kind: .view),
          contentView: "first",
          detachedViews: [first]
        )
      ],
      technique: .scrollingContent,
      steps: [.setContentView(view: "card")]
    )
    let message =
      "scenario test, step 1 (setContentView): view 'card' contains the scroll view\nfix: "
      + "name a view outside of it"
    let error = await #expect(throws: EngineError.self) {
      try await BuiltInEngine.current.run(asked)
    }
    #expect(error?.description == message)
  }

  private static let unusableDevices:
    [(change: @Sendable (inout Device) -> Void, problem: String)] = [
      ({ $0.scale = 0 }, "its scale 0.0 is not between 1 and 1000"),
      ({ $0.scale = 1e300 }, "its scale 1e+300 is not between 1 and 1000"),
      ({ $0.portrait.size.width = 0 }, "its screen has no extent in portrait"),
      ({ $0.landscape.size.height = -375 }, "its screen has no extent in landscape"),
      ({ $0.landscape.safeArea.left = -1e7 }, "a length in landscape is beyond 1000000 points"),
    ]

  /// With a scale of 0, frames cannot be rounded to pixels.
  @Test func deviceWithoutPixelsIsRefused() async throws {
    for device in Self.unusableDevices {
      var asked = try question("iphone-8", steps: [.checkpoint(name: "at rest")])
      device.change(&asked.device)
      await #expect(throws: EngineError.badQuestion("device iphone-8: \(device.problem)")) {
        try await BuiltInEngine.current.run(asked)
      }
    }
  }

  @Test func pushRequiresNavigation() async throws {
    let asked = try question(
      "iphone-8",
      screens: [.weak("first"), .weak("second")],
      steps: [.push(screen: "second", focus: nil, animated: true)]
    )
    let problem = "scenario test, step 1 (push): the scenario has no navigation"
    await #expect(throws: EngineError.badQuestion(problem, [.fix("add 'navigation: true'")])) {
      try await BuiltInEngine.current.run(asked)
    }
  }
}
