import ScenarioModel
import Testing

@Suite struct ScreenCheckTests {
  private let form = Screen(
    name: "form",
    rootView: ViewNode(
      id: "r",
      name: "view",
      kind: .view,
      subviews: [
        ViewNode(id: "1", name: "email", kind: .textField),
        ViewNode(id: "2", name: "title", kind: .label),
      ],
      constraints: [ConstraintNode(id: "c-top", firstItem: "1", firstAttribute: .top)]
    )
  )
  private let next = Screen(
    name: "next",
    rootView: ViewNode(id: "r", name: "view", kind: .view),
    detachedViews: [ViewNode(id: "3", name: "notes", kind: .textView)]
  )

  @Test(arguments: [
    "focus: email", "push: { screen: next, focus: notes }", "scroll: { to: [0, 0], view: title }",
    "setConstant: { constraint: c-top, to: 1 }",
    "expectEvents: [inset contentInset.top of form/scrollView/email, no scroll of next/textView-2]",
    "expectEvents: [call viewDidLoad of next, no inset of navigationController]",
  ])
  func namesOfTopScreenAreFound(_ step: String) throws {
    try parse(step).check(against: [form, next])
  }

  @Test(arguments: [
    ("focus: emial", "7:12: the screen 'form' has no view 'emial'\nhint: did you mean 'email'?"),
    (
      "focus: title",
      "7:12: the view 'title' is a UILabel, which does not accept keyboard input\nfix: "
        + "name a text field, a text view or a search bar"
    ),
    (
      "push: { screen: next, focus: email }",
      "7:11: the screen 'next' has no view 'email'\nhint: choose from view, notes"
    ),
    (
      "setConstant: { constraint: c-tip, to: 1 }",
      "7:18: the screen 'form' has no constraint 'c-tip'\nhint: did you mean 'c-top'?"
    ),
    (
      "scroll: { to: [0, 0], view: list }",
      "7:13: the screen 'form' has no view 'list'\nhint: choose from view, email, title"
    ),
    (
      "expectEvents: [no layout, no inset of form/emial]",
      "7:31: there is no view 'emial'\nhint: did you mean 'email'?"
    ),
    (
      "expectEvents: [no call of from]",
      "7:20: there is no screen 'from'\nhint: did you mean 'form'?"
    ),
    (
      "turn: [{ expectEvents: [no diagnostic of nxt] }]",
      "7:12: there is no screen 'nxt'\nhint: did you mean 'next'?"
    ),
  ])
  func nameThatTheScreenLacksIsReported(_ step: String, _ message: String) throws {
    let error = #expect(throws: ScenarioErrors.self) {
      try parse(step).check(against: [form, next])
    }
    #expect(error?.description == "s.yaml:" + message)
  }

  @Test func contentViewMustExist() throws {
    let file = try parse("resign", contentView: "contents")
    let error = #expect(throws: ScenarioErrors.self) { try file.check(against: [form, next]) }
    #expect(
      error?.first.problem
        == .unknownItem(
          "contents",
          kind: "view",
          screen: "form",
          known: ["view", "email", "title"]
        )
    )
  }

  private func parse(_ step: String, contentView: String = "view") throws -> ScenarioFile {
    let text = """
      navigation: true
      screens:
        form: { storyboard: F.storyboard, contentView: \(contentView) }
        next: { storyboard: F.storyboard, scene: next }
      matrix: { devices: [iphone-8] }
      steps:
        - \(step)
        - push: next
        - checkpoint: end
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
  }
}
