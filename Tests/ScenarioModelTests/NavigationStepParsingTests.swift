import Foundation
import ScenarioModel
import Testing

/// Parses steps for swipes, tabs, rotations and the status bar.
@Suite struct NavigationStepParsingTests {
  private func steps(_ text: String) throws -> [ScenarioStep] {
    try scenario(text).steps.dropFirst().map { $0 }
  }

  private func scenario(_ text: String, tabs: String = "[first, second]") throws -> Scenario {
    try ScenarioFile.parse(
      text: """
        screens: { first: { view: {} }, second: { view: {} }, third: { view: {} } }
        navigation: true
        tabs: \(tabs)
        matrix: { devices: [iphone-8] }
        steps:
          - checkpoint: start
          \(text)
        """,
      file: "s.yaml",
      name: "s"
    ).scenario
  }

  @Test func aSwipeHasDefaults() throws {
    #expect(
      try steps("- push: third\n  - swipeBack").last
        == .swipeBack(SwipeBackRequest(progress: 0.5, duration: 0.25, completes: true))
    )
    let argument = "{ progress: 0.4, duration: 1, completes: false }"
    #expect(
      try steps("- push: third\n  - swipeBack: \(argument)").last
        == .swipeBack(SwipeBackRequest(progress: 0.4, duration: 1, completes: false))
    )
  }

  @Test func returningStepsCanNameField() throws {
    let text = """
      - push: third
        - pop: { animated: false, focus: name }
        - push: third
        - swipeBack: { focus: name }
        - selectTab: { screen: second, focus: name }
      """
    let steps = try steps(text)
    #expect(steps[1] == .pop(animated: false, focus: "name"))
    #expect(
      steps[3]
        == .swipeBack(
          SwipeBackRequest(progress: 0.5, duration: 0.25, completes: true, focus: "name")
        )
    )
    #expect(steps[4] == .selectTab(screen: "second", focus: "name"))
    let written = try scenario(text).text()
    #expect(
      try ScenarioFile.parse(text: written, file: "s.yaml", name: "s").scenario.steps.dropFirst()
        == steps[...]
    )
  }

  /// A question's hash does not change for steps without a field.
  @Test func stepsWithoutFocusKeepTheirText() throws {
    let steps: [ScenarioStep] = [
      .pop(animated: true), .dismiss(animated: false), .selectTab(screen: "second"),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(steps), as: UTF8.self)
        == #"[{"pop":{"animated":true}},{"dismiss":{"animated":false}},"#
        + #"{"selectTab":{"screen":"second"}}]"#
    )
  }

  @Test func canceledSwipeDoesNotPop() throws {
    let again = "- push: third\n  - swipeBack: { completes: false }\n  - swipeBack"
    #expect(try steps(again).count == 3)
    #expect(throws: ScenarioErrors.self) { try steps(again + "\n  - pop") }
  }

  @Test func tabsHaveStacksOfTheirOwn() throws {
    let text = "- push: third\n  - selectTab: second"
    #expect(try steps(text).last == .selectTab(screen: "second"))
    #expect(throws: ScenarioErrors.self) { try steps(text + "\n  - pop") }
    #expect(try steps(text + "\n  - selectTab: first\n  - pop").count == 4)
    #expect(throws: ScenarioErrors.self, "the tab on screen leads back to its root") {
      try steps("- push: third\n  - selectTab: first\n  - pop")
    }
  }

  @Test func tabsAreScreens() throws {
    #expect(try scenario("- push: third").tabs == ["first", "second"])
    let mistakes = [
      ("[first, frist]", "s.yaml:3:15: there is no screen 'frist'\nhint: did you mean 'first'?"),
      ("[first, first]", "s.yaml:3:15: 'tabs' contains 'first' twice\nfix: remove one of the two"),
    ]
    for (tabs, message) in mistakes {
      let error = #expect(throws: ScenarioErrors.self) {
        try scenario("- push: third", tabs: tabs)
      }
      #expect(error?.description == message)
    }
  }

  @Test func unshownTabScreenIsError() throws {
    let error = #expect(throws: ScenarioErrors.self) { try scenario("- wait: 1") }
    #expect(error?.first.problem == .screenNeverShown("third"))
  }

  @Test(arguments: ["portraitUpsideDown", "landscapeLeft", "landscapeRight", "landscape"])
  func deviceTurnsInAllDirections(word: String) throws {
    #expect(
      try steps("- push: third\n  - rotate: \(word)").last
        == .rotate(to: #require(RotationTarget(rawValue: word)))
    )
  }

  @Test func statusBarStepIsRead() throws {
    #expect(try steps("- push: third\n  - statusBar: inCall").last == .statusBar(.inCall))
    #expect(throws: ScenarioErrors.self) { try steps("- push: third\n  - statusBar: high") }
  }

  @Test func titlesAreLarge() throws {
    #expect(
      try steps("- push: third\n  - bars: { largeTitles: true }").last
        == .bars(Bars(largeTitles: true))
    )
  }
}
