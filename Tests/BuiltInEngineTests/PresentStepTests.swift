import BuiltInEngine
import EngineProtocol
import ScenarioModel
import SnapshotModel
import Testing

/// Presentations and multitasking in a run.
@Suite struct PresentStepTests {
  private func run(
    on device: String = "iphone-x",
    screens: [Screen] = [.weak("first"), .weak("second")],
    technique: Technique = .none,
    _ steps: [ScenarioStep]
  ) async throws -> Run {
    try await BuiltInEngine.current.checkedRun(
      question(device, screens: screens, technique: technique, steps: steps)
    )
  }

  private func calls(_ run: Run, step: Int) -> [String] {
    run.events
      .filter { $0.kind == .call && $0.step == step && $0.name.lowercased().contains("appear") }
      .map { "\($0.subject) \($0.name)" }
  }

  @Test func presentedScreenIsRecordedOverPresenter() async throws {
    let run = try await run([
      .present(PresentRequest(screen: "second")), .wait(seconds: 1), .checkpoint(name: "sheet"),
      .dismiss(animated: true), .wait(seconds: 1), .checkpoint(name: "gone"),
    ])
    // 44 + 10 below the top of 812 points.
    let sheet = try run.view("second", at: "sheet")
    #expect(sheet.windowFrame == Rect(x: 0, y: 54, width: 375, height: 758))
    #expect(sheet.safeArea == Insets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(try run.view("first", at: "sheet").windowFrame.height == 812)
    #expect(try run.snapshot("gone").views.map(\.path).contains("second") == false)
    #expect(run.steps[0].detail == "second")
  }

  @Test func journalContainsCalls() async throws {
    let run = try await run([
      .present(PresentRequest(screen: "second", style: .fullScreen)), .wait(seconds: 1),
      .checkpoint(name: "up"), .dismiss(animated: true), .wait(seconds: 1),
      .checkpoint(name: "gone"),
    ])
    #expect(
      calls(run, step: 0) == [
        "first viewWillAppear", "first viewIsAppearing", "first viewDidAppear",
        "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing",
      ]
    )
    #expect(calls(run, step: 1) == ["second viewDidAppear", "first viewDidDisappear"])
    #expect(
      calls(run, step: 3) == [
        "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing",
      ]
    )
    #expect(calls(run, step: 4) == ["first viewDidAppear", "second viewDidDisappear"])
    #expect(run.steps[0].detail == "second as fullScreen")
  }

  /// Half of the way from 812 to 54.
  @Test func checkpointCanRecordSheetInMotion() async throws {
    let run = try await run([
      .present(PresentRequest(screen: "second")), .wait(seconds: 0.25),
      .checkpoint(name: "in force"), .checkpoint(name: "seen", presented: true),
    ])
    #expect(try run.view("second", at: "in force").windowFrame.y == 54)
    let seen = try run.view("second", at: "seen").windowFrame.y
    #expect(abs(seen - 433) < 0.01)
  }

  @Test func stepsReferToPresentedScreen() async throws {
    let run = try await run(
      screens: [
        .weak("first"), .weak("second", subviews: [.field("name", top: 100)]), .weak("third"),
      ],
      [
        .present(PresentRequest(screen: "second", navigation: true, focus: "name")),
        .wait(seconds: 1), .checkpoint(name: "focused"),
        .push(screen: "third", focus: nil, animated: true), .wait(seconds: 1),
        .checkpoint(name: "pushed"), .pop(animated: true), .wait(seconds: 1),
        .dismiss(animated: false), .checkpoint(name: "end"),
      ]
    )
    #expect(try run.snapshot("focused").firstResponder == "second/name")
    #expect(run.pushes.map(\.to) == ["third", "second"])
    #expect(try run.view("third", at: "pushed").safeArea.top == 56)
  }

  @Test func swipeCanDismissOrNot() async throws {
    let run = try await run([
      .present(PresentRequest(screen: "second")), .wait(seconds: 1),
      .swipeDown(SwipeDownRequest(distance: 100, duration: 0.5, velocity: 0)),
      .wait(seconds: 0.25), .checkpoint(name: "half"), .wait(seconds: 2),
      .checkpoint(name: "back"), .swipeDown(SwipeDownRequest()), .wait(seconds: 2),
      .checkpoint(name: "gone"),
    ])
    #expect(try run.view("second", at: "half").windowFrame.y == 104)
    #expect(try run.view("second", at: "back").windowFrame.y == 54)
    #expect(try run.snapshot("gone").views.map(\.path).contains("second") == false)
    #expect(calls(run, step: 5).last == "second viewDidAppear")
  }

  @Test func modalSheetStays() async throws {
    let run = try await run([
      .present(PresentRequest(screen: "second", isModal: true)), .wait(seconds: 1),
      .swipeDown(SwipeDownRequest()), .wait(seconds: 2), .checkpoint(name: "there"),
    ])
    #expect(try run.view("second", at: "there").windowFrame.y == 54)
  }

  @Test func aPopoverPointsToAView() async throws {
    let button = ViewNode(
      id: "more",
      name: "more",
      kind: .view,
      frame: Rect(x: 300, y: 100, width: 100, height: 40)
    )
    let run = try await run(
      on: "ipad-pro-9-7",
      screens: [.weak("first", subviews: [button]), .weak("second")],
      [
        .present(
          PresentRequest(
            screen: "second",
            style: .popover,
            size: PresentRequest.Extent(width: 320, height: 400),
            source: "more"
          )
        ),
        .wait(seconds: 1), .checkpoint(name: "up"),
      ]
    )
    let popover = try run.view("second", at: "up")
    #expect(popover.windowFrame == Rect(x: 190, y: 140, width: 320, height: 413))
  }

  @Test func multitaskingNarrowsApplication() async throws {
    let run = try await run(
      on: "ipad-pro-9-7",
      screens: [.content("first", height: 2000)],
      technique: .scrollingContent,
      [
        .multitasking(MultitaskingRequest(width: .slideOver)), .wait(seconds: 1),
        .keyboard((at: 0, height: 313)), .wait(seconds: 1), .checkpoint(name: "narrow"),
      ]
    )
    let snapshot = try run.snapshot("narrow")
    #expect(snapshot.window == Size(width: 320, height: 984))
    // The keyboard begins at 711 on the screen, the window at 448 - 20 and 20.
    #expect(snapshot.keyboard == Rect(x: -428, y: 691, width: 768, height: 313))
    #expect(run.steps[0].detail == "slideOver")
  }

  @Test(arguments: [
    [ScenarioStep.multitasking(MultitaskingRequest(width: .half)), .checkpoint(name: "never")],
    [
      .rotate(to: .landscape), .wait(seconds: 1),
      .multitasking(MultitaskingRequest(width: .half)), .wait(seconds: 1),
      .rotate(to: .portrait), .checkpoint(name: "never"),
    ],
  ])
  func padHasNoHalvesInPortrait(steps: [ScenarioStep]) async throws {
    let error = await #expect(throws: EngineError.self) {
      _ = try await run(on: "ipad-pro-9-7", steps)
    }
    #expect("\(try #require(error))".contains("no half split in portrait before iPadOS 26"))
  }

  /// A field on the keyboard, in a window that ends at 260 + 450 = 710 of 1032 points.
  @Test func windowsRecordTheirKeyboardOverlap() async throws {
    let text = """
      screens:
        chat:
          view:
            name: page
            subviews:
              - name: message
                class: UITextField
                constraints:
                  - { firstAttribute: leading, secondItem: page, constant: 16 }
                  - { firstAttribute: width, constant: 240 }
                  - { firstAttribute: height, constant: 36 }
                  - { firstAttribute: bottom, secondItem: page.keyboard, secondAttribute: top }
      technique: none
      matrix:
        devices: [ipad-pro-13-m4]
        orientations: [landscape]
        widths: [{ width: 620, height: 450, x: 310, y: 260 }]
      steps:
        - keyboard: [{ at: 0, show: 400 }]
        - wait: 1
        - checkpoint: { name: typing, expect: [message.window.maxY == keyboard.minY] }
        - multitasking: { width: 620, height: 300, x: 310, y: 0 }
        - wait: 1
        - checkpoint: { name: above, expect: [message.window.maxY == 300, keyboard.minY == 632] }
      """
    let file = try ScenarioFile.parse(text: text, file: "test.yaml", name: "test")
    let questions = try file.questions { _, _, _ in throw NoDocument() }
    let run = try await BuiltInEngine.current.checkedRun(#require(questions.first))
    #expect(run.broken == [])
    #expect(run.identity.settings.name == "620x450-310-260")
    let snapshot = try run.snapshot("typing")
    #expect(snapshot.window == Size(width: 620, height: 450))
    // 1032 - 400 = 632 on the screen, 632 - 260 in the window.
    #expect(snapshot.keyboard == Rect(x: -310, y: 372, width: 1376, height: 400))
  }

  private struct NoDocument: Error {}

  @Test func phoneShowsOneApplication() async throws {
    await #expect(throws: EngineError.self) {
      _ = try await run([
        .multitasking(MultitaskingRequest(width: .half)), .checkpoint(name: "never"),
      ])
    }
  }

  /// On iOS 27, scenes of phones are resizable (urbanairship/ios-library 20.12.0).
  @Test func phoneShowsWindow() async throws {
    let text = """
      screens:
        page:
          view:
            name: page
            subviews:
              - name: bar
                constraints:
                  - { firstAttribute: leading, secondItem: page }
                  - { firstAttribute: trailing, secondItem: page }
                  - { firstAttribute: bottom, secondItem: page }
                  - { firstAttribute: height, constant: 44 }
      technique: none
      matrix: { devices: [iphone-16], orientations: [portrait], systems: [27] }
      steps:
        - multitasking: { width: 320, height: 500, x: 40, y: 100 }
        - wait: 1
        - checkpoint: { name: small, expect: [bar.width == 320, bar.maxY == 500] }
      """
    let file = try ScenarioFile.parse(text: text, file: "test.yaml", name: "test")
    let questions = try file.questions { _, _, _ in throw NoDocument() }
    let run = try await BuiltInEngine.current.checkedRun(#require(questions.first))
    #expect(run.broken == [])
    #expect(try run.snapshot("small").window == Size(width: 320, height: 500))
  }

  @Test func dismissWithoutPresentationIsError() async throws {
    await #expect(throws: EngineError.self) {
      _ = try await run([.dismiss(animated: true), .checkpoint(name: "never")])
    }
  }
}
