import DeviceCatalog
import SnapshotModel
import Testing

@testable import ScenarioModel

/// The keys `code` and `make`: screens from the code of an app.
@Suite struct CodeKeyTests {
  private func file(_ screens: String, _ rest: String = "") throws -> ScenarioFile {
    let text = """
      screens: { \(screens) }
      navigation: true
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      \(rest)
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
  }

  @Test(
    arguments: [
      ("code: LoginViewController", .controller("LoginViewController")),
      ("code: Shop.CartViewController", .controller("Shop.CartViewController")),
      (#"make: "Login(url: \"a/b\")""#, .expression(#"Login(url: "a/b")"#)),
    ] as [(String, ControllerCode)]
  )
  func codeRoundTrips(key: String, code: ControllerCode) throws {
    let file = try file("login: { \(key) }")
    #expect(file.scenario.screens.map(\.source) == [.code(code)])
    #expect(file.locations.screens == [FileLocation(file: "s.yaml", line: 1, column: 27)])
    let text = file.scenario.text()
    let again = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    #expect(again.scenario == file.scenario, "\(text)")
  }

  @Test func codeNeedsNoTechnique() throws {
    #expect(try file("login: { code: Login }").scenario.technique == .none)
    let rest = "technique: none"
    #expect(try file("login: { code: Login }", rest).scenario.technique == .none)
  }

  @Test(arguments: [
    (
      "login: { code: 'Login()' }", "",
      "1:27: 'code' must be the name of a class, not 'Login()'\n"
        + "fix: write the expression as 'make'"
    ),
    (
      "login: { code: Login, view: {} }", "",
      "1:19: the screen 'login' has both 'view' and 'code'\nfix: keep one of the two"
    ),
    (
      "login: { code: Login, contentView: form }", "",
      "1:47: the screen 'login' has both 'code' and 'contentView'\nfix: keep one of the two"
    ),
    (
      "login: { code: Login }", "technique: content-inset",
      "5:12: 'technique' has no effect on screens from the code of an app\n"
        + "fix: remove it, or write 'technique: none'"
    ),
  ])
  func contradictoryKeyIsError(screens: String, rest: String, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try file(screens, rest) }
    #expect(error.description == "s.yaml:\(message)")
  }

  /// Only the code has the views, so a step can name any view of the screen.
  @Test func viewsOfCodeAreUnchecked() throws {
    let text = """
      screens: { login: { code: Login }, card: { view: { name: card } } }
      navigation: true
      technique: none
      matrix: { devices: [iphone-8] }
      steps:
        - focus: email
        - expectEvents: [scroll contentOffset.y of login/email]
        - push: card
        - focus: email
        - checkpoint: end
      """
    let file = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    let card = ViewNode(id: "card", name: "card", kind: .view)
    let error = try #require(throws: ScenarioErrors.self) {
      try file.check(
        against: [
          Screen(name: "login", code: .controller("Login")), Screen(name: "card", rootView: card),
        ]
      )
    }
    #expect(
      error.description
        == "s.yaml:9:12: the screen 'card' has no view 'email'\nhint: choose from card"
    )
  }

  /// The app's code can push the other screen, so that a step can name its views.
  @Test(arguments: ["tap: send", "segue: next", "select: { row: [0, 1] }"])
  func appCodeShowsOtherScreens(step: String) throws {
    let text = """
      screens: { login: { code: Login }, card: { code: Card } }
      matrix: { devices: [iphone-8] }
      steps: [{ \(step) }, { focus: email }, pop, dismiss, { checkpoint: end }]
      """
    let file = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    try file.check(
      against: [
        Screen(name: "login", code: .controller("Login")),
        Screen(name: "card", code: .controller("Card")),
      ]
    )
  }

  @Test func hashCoversCode() throws {
    let scenario = try file("login: { code: Login }").scenario
    let device = try #require(Devices.device(id: "iphone-8"))
    func hash(_ code: ControllerCode) -> QuestionHash {
      let screens = [Screen(name: "login", code: code)]
      return CaseQuestion(
        scenario: scenario,
        screens: screens,
        device: device,
        orientation: .portrait
      ).hash
    }
    #expect(hash(.controller("Login")) == hash(.controller("Login")))
    #expect(hash(.controller("Login")) != hash(.controller("Card")))
    #expect(hash(.controller("Login")) != hash(.expression("Login")))
  }
}
