import BuiltInEngine
import EngineProtocol
import ScenarioModel
import SnapshotModel
import Testing

/// The attributes of a screen's controller in the steps that show it.
///
/// An iPhone 6 has 375 x 667 points, a status bar of 20, a navigation bar of 44 and a tab bar of 49.
@Suite struct ControllerAttributeTests {
  private struct NoScene: Error {}

  /// Plays steps with a second screen that has some attributes.
  private func run(
    _ attributes: String,
    on device: String = "iphone-6",
    more: String = "navigation: true",
    _ steps: String
  ) async throws -> Run {
    let text = """
      screens:
        first: { view: { subviews: [{ name: more, frame: [300, 80, 60, 40] }] } }
        second: { view: {}, \(attributes) }
        third: { view: {} }
      technique: none
      matrix: { devices: [\(device)], orientations: [portrait] }
      \(more)
      steps:
      \(steps)
        - checkpoint: last
      """
    let file = try ScenarioFile.parse(
      text: text,
      file: "test.yaml",
      name: "test"
    )
    let questions = try file.questions { _, _, _ in throw NoScene() }
    return try await BuiltInEngine.current.checkedRun(#require(questions.first))
  }

  @Test func pushedScreenHidesTabBarUntilPopped() async throws {
    let run = try await run(
      "hidesBottomBarWhenPushed: true",
      more: "navigation: true\ntabs: [first]",
      """
        - checkpoint: { name: start, expect: [rootView.safeAreaInsets.bottom == 49] }
        - push: second
        - wait: 1
        - checkpoint: { name: pushed, expect: [rootView.safeAreaInsets.bottom == 0] }
        - push: third
        - wait: 1
        - checkpoint: { name: above, expect: [rootView.safeAreaInsets.bottom == 0] }
        - pop
        - pop
        - wait: 1
        - checkpoint: { name: end, expect: [rootView.safeAreaInsets.bottom == 49] }
      """
    )
    #expect(run.broken == [])
  }

  @Test func statedToolbarStaysOnFirstScreens() async throws {
    let text = """
      screens: { first: { view: {}, hidesBottomBarWhenPushed: true } }
      navigation: true
      bars: { toolbar: true }
      technique: none
      matrix: { devices: [iphone-6], orientations: [portrait] }
      steps: [checkpoint: { name: start, expect: [rootView.safeAreaInsets.bottom == 44] }]
      """
    let file = try ScenarioFile.parse(text: text, file: "test.yaml", name: "test")
    let question = try #require(try file.questions { _, _, _ in throw NoScene() }.first)
    #expect(try await BuiltInEngine.current.checkedRun(question).broken == [])
  }

  @Test func promptRaisesNavigationBar() async throws {
    let run = try await run(
      "prompt: Choose one",
      """
        - push: second
        - wait: 1
        - checkpoint: { name: pushed, expect: [rootView.safeAreaInsets.top == 20 + 44 + 30] }
        - push: third
        - wait: 1
        - checkpoint: { name: above, expect: [rootView.safeAreaInsets.top == 20 + 44] }
      """
    )
    #expect(run.broken == [])
  }

  @Test func screenRefusesLargeTitle() async throws {
    let run = try await run(
      "largeTitleDisplayMode: never",
      more: "navigation: true\nbars: { largeTitles: true }",
      """
        - checkpoint: { name: start, expect: [rootView.safeAreaInsets.top == 20 + 44 + 52] }
        - push: second
        - wait: 1
        - checkpoint: { name: pushed, expect: [rootView.safeAreaInsets.top == 20 + 44] }
        - push: third
      """
    )
    #expect(run.broken == [])
  }

  @Test func screenEndsAtBars() async throws {
    let run = try await run(
      "edgesForExtendedLayout: []",
      """
        - push: second
        - wait: 1
        - checkpoint: { name: pushed, expect: [rootView.window.y == 64, rootView.height == 603] }
        - push: third
      """
    )
    #expect(run.broken == [])
  }

  @Test func stepReplacesPresentationStyle() async throws {
    let run = try await run(
      "modalPresentationStyle: fullScreen",
      on: "iphone-x",
      """
        - present: second
        - wait: 1
        - checkpoint: { name: full, expect: [rootView.height == 812] }
        - dismiss
        - wait: 1
        - present: { screen: second, style: automatic }
        - wait: 1
        - checkpoint: { name: sheet, expect: [rootView.window.y == 54] }
        - dismiss
        - wait: 1
        - push: third
      """
    )
    #expect(run.broken == [])
  }

  /// The arrow adds 13 points, and a navigation bar of an iPad 50.
  @Test func popoverHasPreferredSize() async throws {
    let run = try await run(
      "preferredContentSize: [300, 200]",
      on: "ipad-10",
      """
        - present: { screen: second, style: popover, from: more }
        - wait: 1
        - checkpoint: { name: own, expect: [rootView.width == 300, rootView.height == 213] }
        - dismiss
        - wait: 1
        - present: { screen: second, style: popover, from: more, navigation: true }
        - wait: 1
        - checkpoint: { name: in navigation, expect: [rootView.height == 213 + 54] }
        - dismiss
        - wait: 1
        - present: { screen: second, style: popover, from: more, size: [250, 100] }
        - wait: 1
        - checkpoint: { name: stated, expect: [rootView.width == 250, rootView.height == 113] }
        - dismiss
        - wait: 1
        - push: third
      """
    )
    #expect(run.broken == [])
  }

  @Test func modalScreenStaysUnderFinger() async throws {
    let run = try await run(
      "isModalInPresentation: true",
      on: "iphone-x",
      """
        - present: second
        - wait: 1
        - swipeDown
        - wait: 2
        - checkpoint: { name: there, expect: [second.rootView.window.y == 54] }
        - dismiss
        - wait: 1
        - present: { screen: second, isModalInPresentation: false }
        - wait: 1
        - swipeDown
        - wait: 2
        - push: third
      """
    )
    #expect(run.broken == [])
  }

  @Test func presentationCoversItsContext() async throws {
    let run = try await run(
      "edgesForExtendedLayout: [], definesPresentationContext: true",
      """
        - push: second
        - wait: 1
        - present: { screen: third, style: overCurrentContext }
        - wait: 1
        - checkpoint: { name: covered, expect: [rootView.window.y == 64, rootView.height == 603] }
      """
    )
    #expect(run.broken == [])
  }
}
