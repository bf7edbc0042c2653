import BuiltInEngine
import EngineProtocol
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

/// Cases with custom input or accessory views of fields or screens.
///
/// The iPhone 8 is 375 x 667 points and has a keyboard of 216.
@Suite struct InputViewCaseTests {
  /// 216 + 44 = 260, and 667 - 260 = 407.
  @Test func heightIsAddedToTheKeyboard() async throws {
    let run = try await answer(
      """
        - focus: field
        - wait: 1
        - checkpoint: { name: up, expect: [keyboard.height == 260, keyboard.minY == 407] }
      """,
      fieldConstraints: "frame: [20, 500, 100, 40]\n          inputAccessoryView: 44"
    )
    #expect(run.broken.isEmpty)
    let bar = try run.view("inputSetHostView/inputAccessoryView", at: "up")
    #expect(bar.windowFrame == Rect(x: 0, y: 407, width: 375, height: 44))
  }

  @Test func inputViewReplacesTheKeys() async throws {
    let run = try await answer(
      """
        - focus: field
        - wait: 1
        - checkpoint: { name: up, expect: [keyboard.height == 180] }
      """,
      fieldConstraints: "frame: [20, 500, 100, 40]\n          inputView: 180"
    )
    #expect(run.broken.isEmpty)
  }

  private static let chat = """
    screens:
      chat:
        canBecomeFirstResponder: true
        inputAccessoryView:
          name: bar
          frame: [0, 0, 320, 60]
          subviews:
            - name: message
              class: UITextView
              frame: [10, 10, 200, 40]
        view:
          subviews:
            - name: list
              constraints:
                - { firstAttribute: leading, secondItem: view }
                - { firstAttribute: trailing, secondItem: view }
                - { firstAttribute: top, secondItem: view }
                - firstAttribute: bottom
                  secondItem: view.keyboard
                  secondAttribute: top
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    invariants: [focusedFieldVisible, everythingReachable]
    steps:
      - wait: 1
      - checkpoint:
          name: at rest
          expect: [keyboard.height == 60, bar.window.minY == 607, list.window.maxY == 607]
      - focus: message
      - wait: 1
      - checkpoint:
          name: writing
          expect: [keyboard.height == 276, bar.window.minY == 391, list.window.maxY == 391]
      - resign
      - wait: 1
      - checkpoint:
          name: done
          expect: [bar.window.minY == 607, bar.width == 375, list.window.maxY == 607]
    """

  /// 667 - 60 = 607 without the keyboard, 667 - 276 = 391 with it.
  @Test func chatBarMovesWithTheKeyboard() async throws {
    let file = try ScenarioFile.parse(text: Self.chat, file: "chat.yaml", name: "chat")
    let question = try #require(file.questions { _, _, _ in throw NoDocument() }.first)
    let run = try await BuiltInEngine.current.checkedRun(question)
    #expect(run.broken.isEmpty)
    #expect(
      try run.snapshot("writing").firstResponder == "inputSetHostView/bar/message"
    )
  }

  private struct NoDocument: Error {}

  /// With predictions an iPhone 8 has 260 for letters and 216 for numbers and passwords.
  @Test func keysOfFieldsChooseTheKeyboard() async throws {
    let run = try await answer(
      """
        - focus: field
        - wait: 1
        - checkpoint: { name: number, expect: [keyboard.height == 216] }
        - focus: name
        - wait: 1
        - checkpoint: { name: letters, expect: [keyboard.height == 260] }
        - focus: secret
        - wait: 1
        - checkpoint: { name: secret, expect: [keyboard.height == 216] }
        - focus: exact
        - wait: 1
        - checkpoint: { name: exact, expect: [keyboard.height == 216] }
      """,
      more: "simulation: { showsPredictions: true }",
      fieldConstraints: """
        frame: [20, 100, 100, 40]
                  keyboardType: decimalPad
                - { name: name, class: UITextView, frame: [20, 150, 100, 40] }
                - { name: secret, class: UITextField, frame: [20, 200, 100, 40], isSecureTextEntry: true }
                - { name: exact, class: UISearchBar, frame: [0, 250, 375, 56], autocorrectionType: no }
        """
    )
    #expect(run.broken.isEmpty)
    let shown = run.keyboardFrames.filter { $0.notification == "willShow" }
    #expect(shown.map(\.end.height) == [216, 260, 216])
  }
}
