import DeviceCatalog
import ScenarioModel
import SnapshotModel
import Testing

@Suite struct ScenarioFileTests {
  @Test func everyKeyReachesTheScenario() throws {
    let file = try ScenarioFile.parse(text: everyKey, file: "all.yaml", name: "forms/all")
    var options = TechniqueOptions()
    options[.shouldResizeContentViewForKeyboard] = true
    options[.shouldAdjustAdditionalSafeAreaInsetsForKeyboard] = false
    options[.visibilityScrollMargin] = 8
    options[.keyboardDismissMode] = "interactive"
    let expected = Scenario(
      name: "forms/all",
      description: "Everything at once",
      screens: [
        ScreenReference(
          name: "first",
          source: .interfaceBuilder(.init(file: "First.storyboard", scene: "form")),
          contentView: "content"
        ),
        ScreenReference(
          name: "second",
          source: .interfaceBuilder(.init(file: "../xibs/Second.xib", scene: nil))
        ),
      ],
      navigation: true,
      technique: .scrollingContent,
      options: options,
      matrix: Matrix(devices: ["iphone-8", "iphone-se-1"], orientations: [.landscape]),
      invariants: [.offsetInLegalRange, .focusedFieldVisible],
      steps: [
        .checkpoint(name: "at rest"),
        .focus(view: "name"),
        .wait(seconds: 0.5),
        .keyboard([
          KeyboardChange(at: 0, kind: .hide, height: nil, duration: nil),
          KeyboardChange(at: 0.03, kind: .show, height: 216, duration: nil),
          KeyboardChange(at: 0.03, kind: .show, height: nil, duration: 0.4),
        ]),
        .rotate(to: .landscape),
        .push(screen: "second", focus: nil, animated: true),
        .pop(animated: true),
        .push(screen: "second", focus: "field", animated: false),
        .pop(animated: false),
        .resign,
        .scroll(view: nil, to: Point(x: 0, y: 100), animated: false),
        .scroll(view: "list", to: Point(x: -1.5, y: 0), animated: true),
        .setConstant(constraint: "c-1", constant: 12),
        .checkpoint(name: "end"),
      ]
    )
    #expect(file.scenario == expected)
  }

  @Test func locationsAreThoseOfArguments() throws {
    let file = try ScenarioFile.parse(text: everyKey, file: "all.yaml", name: "all")
    #expect(file.locations.screens.map(\.description) == ["all.yaml:3:24", "all.yaml:4:18"])
    #expect(file.locations.steps[0].argument.description == "all.yaml:15:17")
    #expect(file.locations.steps[1].argument.description == "all.yaml:16:12")
  }

  @Test func missingKeysHaveDefaults() throws {
    let file = try ScenarioFile.parse(text: smallest, file: "s.yaml", name: "s")
    let expected = Scenario(
      name: "s",
      screens: [
        ScreenReference(
          name: "form",
          source: .interfaceBuilder(.init(file: "F.storyboard", scene: nil))
        )
      ],
      navigation: false,
      technique: .scrollingContent,
      matrix: Matrix(devices: ["iphone-8"], orientations: [.portrait, .landscape]),
      steps: [.checkpoint(name: "at rest")]
    )
    #expect(file.scenario == expected)
  }

  @Test func jsonScenarioEqualsYAML() throws {
    let json = """
      {
        "screens": { "form": { "storyboard": "F.storyboard" } },
        "matrix": { "devices": ["iphone-8"] },
        "steps": [{ "checkpoint": "at rest" }]
      }
      """
    let fromJSON = try ScenarioFile.parse(text: json, file: "s.json", name: "s")
    let fromYAML = try ScenarioFile.parse(text: smallest, file: "s.yaml", name: "s")
    #expect(fromJSON.scenario == fromYAML.scenario)
  }

  @Test func lineEndingsAndByteOrderAreIgnored() throws {
    let text = "\u{FEFF}" + smallest.replacing("\n", with: "\r\n")
    let file = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
    let plain = try ScenarioFile.parse(text: smallest, file: "s.yaml", name: "s")
    #expect(file.scenario == plain.scenario)
  }
}

/// The smallest valid scenario.
let smallest = """
  screens: { form: { storyboard: F.storyboard } }
  matrix: { devices: [iphone-8] }
  steps:
    - checkpoint: at rest
  """

/// Every key and every step, most with values other than the default.
private let everyKey = """
  description: Everything at once
  screens:
    first: { storyboard: First.storyboard, scene: form, contentView: content }
    second: { xib: ../xibs/Second.xib }
  navigation: true
  technique: scrolling-content
  options:
    shouldResizeContentViewForKeyboard: true
    shouldAdjustAdditionalSafeAreaInsetsForKeyboard: false
    visibilityScrollMargin: 8
    keyboardDismissMode: interactive
  matrix: { devices: [iphone-8, iphone-se-1], orientations: [landscape] }
  invariants: [offsetInLegalRange, focusedFieldVisible]
  steps:
    - checkpoint: at rest
    - focus: name
    - wait: 0.5
    - keyboard:
        - { at: 0, hide: true }
        - { at: 0.03, show: 216 }
        - { at: 0.03, show: true, duration: 0.4 }
    - rotate: landscape
    - push: second
    - pop
    - push: { screen: second, focus: field, animated: false }
    - pop: { animated: false }
    - resign
    - scroll: { to: [0, 100] }
    - scroll: { to: [-1.5, 0], view: list, animated: true }
    - setConstant: { constraint: c-1, to: 12 }
    - checkpoint: end
  """
