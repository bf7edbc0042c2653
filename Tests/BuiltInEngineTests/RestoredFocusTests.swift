import BuiltInEngine
import EngineProtocol
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// The focus and the keyboard of a screen that reappears.
@Suite struct RestoredFocusTests {
  private struct NoScene: Error {}

  private func run(_ steps: String, more: String = "navigation: true") async throws -> Run {
    let field = "{ subviews: [{ name: field, class: UITextField, frame: [20, 100, 90, 30] }] }"
    let text = """
      screens: { first: { view: \(field) }, second: { view: \(field) } }
      technique: none
      matrix: { devices: [iphone-6], orientations: [portrait] }
      \(more)
      steps:
      \(steps)
        - wait: 1
        - checkpoint:
            name: end
            expect: [first.field.isFirstResponder == true, keyboard.isVisible == true]
      """
    let file = try ScenarioFile.parse(text: text, file: "test.yaml", name: "test")
    let questions = try file.questions { _, _, _ in throw NoScene() }
    return try await BuiltInEngine.current.checkedRun(#require(questions.first))
  }

  /// Ways to the second screen, with its field focused, and back to the first one's field.
  @Test(arguments: [
    ("push: { screen: second, focus: field }", "pop: { focus: field }"),
    ("push: { screen: second, focus: field }", "pop: { focus: field, animated: false }"),
    ("push: { screen: second, focus: field }", "swipeBack: { focus: field }"),
    ("push: { screen: second, focus: field }", "turn: [pop, focus: field]"),
    ("present: { screen: second, focus: field }", "dismiss: { focus: field }"),
    (
      "present: { screen: second, focus: field, style: fullScreen }",
      "dismiss: { focus: field }"
    ),
    ("present: { screen: second, focus: field }", "turn: [dismiss, focus: field]"),
  ])
  func returningScreenKeepsKeyboard(there: String, back: String) async throws {
    let run = try await run(
      """
        - \(there)
        - wait: 1
        - \(back)
      """
    )
    #expect(run.broken == [])
    #expect(!run.keyboardFrames.map(\.notification).contains("willHide"))
  }

  @Test(arguments: ["pop", "swipeBack"])
  func focusBehindReturnKeepsKeyboard(step: String) async throws {
    let run = try await run(
      """
        - push: { screen: second, focus: field }
        - wait: 1
        - \(step)
        - focus: field
      """
    )
    #expect(run.broken == [])
    #expect(!run.keyboardFrames.map(\.notification).contains("willHide"))
  }

  @Test func selectedTabKeepsKeyboard() async throws {
    let run = try await run(
      """
        - selectTab: { screen: second, focus: field }
        - wait: 1
        - selectTab: { screen: first, focus: field }
      """,
      more: "tabs: [first, second]"
    )
    #expect(run.broken == [])
    #expect(!run.keyboardFrames.map(\.notification).contains("willHide"))
  }

  @Test func screenRegainsFirstResponder() async throws {
    let run = try await run(
      """
        - focus: field
        - wait: 1
        - push: second
        - wait: 1
        - checkpoint: { name: covered, expect: [keyboard.isVisible == false] }
        - pop
      """
    )
    #expect(run.broken == [])
  }
}
