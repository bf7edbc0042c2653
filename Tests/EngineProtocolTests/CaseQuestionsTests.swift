import DeviceCatalog
import EngineProtocol
import Foundation
import ScenarioModel
import Testing

@Suite struct CaseQuestionsTests {
  private let text = """
    screens:
      form: { storyboard: Form.storyboard, scene: start, contentView: email }
      box: { view: { name: root } }
    navigation: true
    matrix: { devices: [iphone-8, ipad-10] }
    steps: [{ push: box }, { focus: email }, { checkpoint: end }]
    """

  @Test func scenesAreLoadedFromScenarioFolder() throws {
    let file = try parse(text.replacing("{ focus: email }, ", with: ""))
    var asked: [String] = []
    let questions = try file.questions { scene, folder, version in
      let size = [version.sizeClasses.horizontal, version.sizeClasses.vertical].map {
        $0?.rawValue ?? "any"
      }
      asked.append("\(folder.relativePath) \(scene.file) \(scene.scene ?? "-") \(size)")
      return Screen(name: "import", rootView: field, contentView: "other", title: "Sign up")
    }
    // The phone's two orientations differ in size classes, the pad's do not.
    #expect(
      asked == [
        #"Baselines/sign-up Form.storyboard start ["compact", "regular"]"#,
        #"Baselines/sign-up Form.storyboard start ["compact", "compact"]"#,
        #"Baselines/sign-up Form.storyboard start ["regular", "regular"]"#,
      ]
    )
    #expect(questions.map(\.device.id) == ["iphone-8", "iphone-8", "ipad-10", "ipad-10"])
    let screens = try #require(questions.first).screens
    #expect(screens.map(\.name) == ["form", "box"])
    #expect(screens.map(\.contentView) == ["email", nil])
    #expect(screens[0].title == "Sign up")
    #expect(screens[1].rootView.name == "root")
  }

  @Test func onlyDifferentScreensAreFinishedAgain() throws {
    let file = try parse(text.replacing("{ focus: email }, ", with: ""))
    var finished: [String] = []
    let questions = try file.questions(
      finish: { screen, _ in
        if let title = screen.title { finished.append(title) }
        return screen
      },
      loadScene: { _, _, version in
        let title = version.sizeClasses.horizontal == .regular ? "Wide" : "Narrow"
        return Screen(name: "import", rootView: field, title: title)
      }
    )
    #expect(finished == ["Narrow", "Wide"])
    #expect(questions.map(\.screens[0].title) == ["Narrow", "Narrow", "Wide", "Wide"])
  }

  @Test func eachDifferentScreenIsChecked() throws {
    let file = try parse(text.replacing("{ focus: email }, ", with: ""))
    let other = ViewNode(id: "2", name: "a", kind: .textField)
    #expect(throws: ScenarioErrors.self) {
      try file.questions { _, _, version in
        let isWide = version.sizeClasses.horizontal == .regular
        return Screen(name: "import", rootView: isWide ? other : field)
      }
    }
  }

  /// The key of an enumeration's case contains its argument, as `PROTOCOL.md` shows.
  @Test func questionContainsCode() throws {
    let text = """
      screens: { login: { code: LoginViewController }, profile: { make: "Profile(user: .sample)" } }
      navigation: true
      matrix: { devices: [iphone-8] }
      steps: [{ focus: email }, { push: profile }, { checkpoint: end }]
      """
    let questions = try parse(text).questions { _, _, _ in throw CancellationError() }
    let question = try #require(questions.first)
    #expect(
      question.screens.map(\.code) == [
        .controller("LoginViewController"), .expression("Profile(user: .sample)"),
      ]
    )
    let json = String(decoding: try JSONEncoder().encode(question.screens), as: UTF8.self)
    #expect(json.contains(#""code":{"controller":{"_0":"LoginViewController"}}"#), "\(json)")
    #expect(json.contains(#""code":{"expression":{"_0":"Profile(user: .sample)"}}"#), "\(json)")
  }

  @Test func stepsAreCheckedAgainstScreens() throws {
    let file = try parse(text)
    let error = #expect(throws: ScenarioErrors.self) {
      try file.questions { _, _, _ in Screen(name: "import", rootView: field) }
    }
    #expect(
      error?.description
        == "Baselines/sign-up/a.yaml:6:33: the screen 'box' has no view 'email'\nhint: "
        + "choose from root"
    )
  }

  @Test func loaderErrorKeepsSceneLocation() throws {
    struct NotThere: Error {}
    let file = try parse(text)
    let error = #expect(throws: SceneLoadingError.self) {
      try file.questions { _, _, _ in throw NotThere() }
    }
    #expect(error?.location.description == "Baselines/sign-up/a.yaml:2:23")
    #expect(error?.cause is NotThere)
  }

  private let field = ViewNode(id: "1", name: "email", kind: .textField)

  private func parse(_ text: String) throws -> ScenarioFile {
    try ScenarioFile.parse(text: text, file: "Baselines/sign-up/a.yaml", name: "sign-up/a")
  }
}

/// A collection of questions behaves like an array of them.
@Suite struct CaseQuestionsCollectionTests {
  private func questions() throws -> CaseQuestions {
    let text = """
      screens: { box: { view: { name: root } } }
      matrix: { devices: [iphone-8, iphone-xs], orientations: [portrait], systems: [12.0, 13.0] }
      steps: [{ checkpoint: end }]
      """
    return try ScenarioFile.parse(text: text, file: "a.yaml", name: "a").questions { _, _, _ in
      throw CocoaError(.fileNoSuchFile)
    }
  }

  @Test func eachCaseCombinesDeviceAndSystem() throws {
    let questions = try questions()
    #expect(
      questions.map(\.identity.description) == [
        "a iphone-8 portrait scrolling-content iOS 12.0",
        "a iphone-8 portrait scrolling-content iOS 13.0",
        "a iphone-xs portrait scrolling-content iOS 12.0",
        "a iphone-xs portrait scrolling-content iOS 13.0",
      ]
    )
    for question in questions {
      let device = try #require(Devices.device(id: question.device.id))
      #expect(question.device == device.running(try #require(question.system)))
    }
    #expect(questions[2].screens.map(\.name) == ["box"])
  }

  @Test func techniqueReplacesOptionsAndHashes() async throws {
    let digest = QuestionDigest()
    let hashed = await (try questions()).hashed(by: digest, jobs: 1)
    let played = hashed.played(with: .none)
    var expected = try #require(try questions().first)
    expected.scenario.technique = .none
    #expect(played.first?.scenario == expected.scenario)
    #expect(played.planned.first?.questionHash == digest.hash(of: expected))
    #expect(played.planned.first?.questionHash != hashed.planned.first?.questionHash)
  }

  @Test func filteredCasesKeepOrder() throws {
    let some = try questions().only { $0.device == "iphone-xs" }
    #expect(some.map(\.identity.system) == ["12.0", "13.0"])
    #expect(some.count == 2 && some.first?.device.id == "iphone-xs")
    #expect(some.only { _ in false }.isEmpty)
  }
}
