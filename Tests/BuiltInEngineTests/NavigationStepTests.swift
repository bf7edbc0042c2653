import BuiltInEngine
import EngineProtocol
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Swipes, tabs, large titles and the status bar in a run, on an iPhone 6 of 375 x 667 points.
@Suite struct NavigationStepTests {
  private func run(_ steps: String, more: String = "navigation: true") async throws -> Run {
    let text = """
      screens:
        first: { view: { subviews: [{ name: field, class: UITextField, frame: [20, 100, 90, 30] }] } }
        second: { view: { subviews: [{ name: field, class: UITextField, frame: [20, 100, 90, 30] }] } }
      technique: none
      matrix: { devices: [iphone-6], orientations: [portrait] }
      \(more)
      steps:
      \(steps)
      """
    let file = try ScenarioFile.parse(text: text, file: "test.yaml", name: "test")
    let questions = try file.questions { _, _, _ in throw NoScene() }
    return try await BuiltInEngine.current.checkedRun(#require(questions.first))
  }

  private struct NoScene: Error {}

  /// Returns the calls of the controllers, as `second viewWillAppear`.
  private func calls(_ run: Run, after step: Int) -> [String] {
    run.events.filter { $0.kind == .call && $0.step >= step && !$0.name.hasPrefix("viewSafe") }
      .map { "\($0.subject) \($0.name)" }
  }

  @Test func canceledSwipeRestoresScreen() async throws {
    let run = try await run(
      """
        - push: { screen: second, focus: field }
        - wait: 1
        - checkpoint: { name: before, expect: [keyboard.isVisible == true] }
        - swipeBack: { progress: 0.4, duration: 0.2, completes: false }
        - wait: 0.1
        - checkpoint:
            name: half way
            presented: true
            expect:
              - rootView.presentation.x == 0.2 * 375
              - first.rootView.presentation.x == 0 - 0.3 * 375 * 0.8
              - keyboard.isVisible == false
              - keyboard.presentation.x == 0.2 * 375
        - wait: 1
        - checkpoint: { name: after, expect: [focused == field, keyboard.isVisible == true] }
      """
    )
    #expect(run.broken == [])
    #expect(
      calls(run, after: 3) == [
        "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing",
        "first viewWillDisappear", "first viewDidDisappear", "second viewWillAppear",
        "second viewIsAppearing", "second viewDidAppear",
      ]
    )
    let (before, after) = (try run.snapshot("before"), try run.snapshot("after"))
    #expect(before.views == after.views)
    #expect(before.keyboard == after.keyboard)
    #expect(run.pushes.map(\.kind) == [.push])
    // 12 frames of 1/60 s lead to 0.4, and 0.4 of 0.35 s back.
    let frames = run.keyboardFrames.filter { $0.step >= 3 }
    #expect(
      frames.map(\.notification) == [
        "willChangeFrame", "willHide", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ]
    )
    #expect(frames.map(\.time) == [1, 1, 1.2, 1.2, 1.34, 1.34])
  }

  @Test func completedSwipeIsPop() async throws {
    let run = try await run(
      """
        - push: second
        - wait: 1
        - swipeBack: { progress: 0.6, duration: 0.3 }
        - wait: 1
        - checkpoint: end
      """
    )
    #expect(run.pushes.map(\.kind) == [.push, .pop])
    #expect(run.pushes.last?.to == "first")
    #expect(try run.snapshot("end").views.contains { $0.path == "first" })
    #expect(try !run.snapshot("end").views.contains { $0.path == "second" })
    #expect(calls(run, after: 2).last == "first viewDidAppear")
  }

  @Test func swipeWithoutBarIsError() async throws {
    await #expect(throws: EngineError.self) {
      _ = try await run(
        """
          - push: second
          - wait: 1
          - bars: { navigationBar: false }
          - swipeBack
          - checkpoint: never
        """
      )
    }
  }

  @Test func tabsHaveScreensOfTheirOwn() async throws {
    let run = try await run(
      """
        - focus: field
        - wait: 1
        - selectTab: second
        - wait: 1
        - checkpoint:
            name: second
            expect: [keyboard.isVisible == false, rootView.safeAreaInsets.bottom == 49]
        - selectTab: first
        - wait: 1
        - checkpoint: { name: first, expect: [focused == field, keyboard.isVisible == true] }
      """,
      more: "tabs: [first, second]"
    )
    #expect(run.broken == [])
    #expect(try run.snapshot("second").views.contains { $0.path == "second" })
    #expect(
      calls(run, after: 2).prefix(6) == [
        "second loadView", "second viewDidLoad", "second viewWillAppear",
        "first viewWillDisappear", "second viewIsAppearing", "first viewDidDisappear",
      ]
    )
  }

  @Test func tabsHaveStacksOfTheirOwn() async throws {
    let run = try await run(
      """
        - push: second
        - wait: 1
        - checkpoint: { name: pushed, expect: [rootView.safeAreaInsets.top == 64] }
        - selectTab: second
        - wait: 1
        - selectTab: first
        - wait: 1
        - checkpoint: { name: as it was }
        - selectTab: first
        - wait: 1
        - checkpoint: { name: root }
      """,
      more: "navigation: true\ntabs: [first, second]"
    )
    #expect(run.broken == [])
    #expect(try run.snapshot("as it was").views.contains { $0.path == "second" })
    #expect(try run.snapshot("root").views.contains { $0.path == "first" })
  }

  @Test func titlesAreLarge() async throws {
    let run = try await run(
      """
        - checkpoint: { name: large, expect: [rootView.safeAreaInsets.top == 20 + 96] }
        - push: second
        - wait: 1
        - bars: { largeTitles: false }
        - checkpoint: { name: small, expect: [rootView.safeAreaInsets.top == 20 + 44] }
      """,
      more: "navigation: true\nbars: { largeTitles: true }"
    )
    #expect(run.broken == [])
  }

  @Test func statusBarGrowsAndHides() async throws {
    let run = try await run(
      """
        - push: second
        - wait: 1
        - statusBar: inCall
        - checkpoint:
            name: call
            expect: [rootView.height == 647, rootView.safeAreaInsets.top == 64]
        - statusBar: shown
        - statusBar: hidden
        - checkpoint:
            name: hidden
            expect: [rootView.height == 667, rootView.safeAreaInsets.top == 44]
        - statusBar: shown
        - checkpoint: { name: shown, expect: [rootView.safeAreaInsets.top == 64] }
      """
    )
    #expect(run.broken == [])
    #expect(
      run.events.filter { $0.kind == .notification && $0.step == 2 }.map(\.name) == [
        "applicationWillChangeStatusBarFrame", "applicationDidChangeStatusBarFrame",
      ]
    )
  }

  @Test func secondRotationKeepsKeyboard() async throws {
    let run = try await run(
      """
        - focus: field
        - wait: 1
        - rotate: landscape
        - wait: 0.1
        - rotate: portrait
        - wait: 1
        - rotate: landscapeLeft
        - wait: 1
        - rotate: landscapeRight
        - wait: 1
        - checkpoint: { name: end, expect: [keyboard.isVisible == true] }
        - push: second
        - wait: 1
      """
    )
    #expect(run.broken == [])
    let frames = run.keyboardFrames.filter { $0.step > 0 && $0.notification.hasPrefix("will") }
    let words = frames.map { "\($0.time) \($0.notification)" }.filter { !$0.hasSuffix("Frame") }
    #expect(
      words.prefix(6) == [
        "1.0 willHide", "1.4 willShow", "2.1 willHide", "2.4 willShow", "3.1 willHide",
        "3.7 willShow",
      ]
    )
  }
}
