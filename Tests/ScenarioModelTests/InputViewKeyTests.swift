import ScenarioModel
import Testing

/// Tests the keys of views and screens for the keyboard.
@Suite struct InputViewKeyTests {
  private func scenario(_ screen: String) throws(ScenarioErrors) -> Scenario {
    try ScenarioFile.parse(
      text: """
        screens:
          form: { \(screen) }
        technique: none
        matrix: { devices: [iphone-8], orientations: [portrait] }
        steps: [checkpoint: end]
        """,
      file: "s.yaml",
      name: "s"
    ).scenario
  }

  @Test func inputViewIsBesideRoot() throws {
    let screen = try scenario(
      """
      inputAccessoryView: { name: bar, frame: [0, 0, 320, 44] }, canBecomeFirstResponder: true,
          view: { subviews: [{ name: field, class: UITextField, inputView: { name: wheel } }] }
      """
    ).screens[0]
    #expect(screen.inputAccessoryView == .view("bar"))
    #expect(screen.canBecomeFirstResponder == true)
    #expect(screen.detachedViews?.map(\.name).sorted() == ["bar", "wheel"])
  }

  @Test(arguments: [
    "inputAccessoryView: 44, view: {}",
    "inputAccessoryView: bar, view: {}, detachedViews: [{ name: bar }]",
    "inputView: { name: wheel, frame: [0, 0, 1, 200] }, storyboard: Form.storyboard",
    "inputAccessoryView: bar, storyboard: Form.storyboard, canBecomeFirstResponder: true",
    """
    view: { subviews: [{ name: field, class: UITextField, keyboardType: URL, autocorrectionType: no,
      spellCheckingType: yes, textContentType: oneTimeCode, inputAssistantItem: empty,
      isSecureTextEntry: true, inputAccessoryView: 30 }] }
    """,
  ])
  func inputViewKeysRoundTrip(_ screen: String) throws {
    let scenario = try scenario(screen)
    let again = try ScenarioFile.parse(text: scenario.text(), file: "again.yaml", name: "s")
      .scenario
    #expect(again == scenario, "\(scenario.text())")
  }

  @Test(arguments: [
    ("inputAccessoryView: bra, view: {}, detachedViews: [{ name: bar }]", "there is no view 'bra'"),
    ("inputView: -1, view: {}", "'inputView' must be a number of points from 0 to 2000"),
    ("view: { subviews: [{ name: f, keyboardType: numbers }] }", "'numbers'"),
    (
      "inputView: [0, 0, 1, 200], view: {}",
      "must be a height, the name of a view, or a view, not a list"
    ),
    ("view: { subviews: [{ name: f, inputView: f }] }", "'inputView' cannot be 'f'"),
    ("view: { subviews: [{ name: f, inputAccessoryView: view }] }", "cannot be 'view'"),
  ])
  func mistakesAreReported(_ screen: String, _ message: String) throws {
    let error = #expect(throws: ScenarioErrors.self) { try scenario(screen) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
