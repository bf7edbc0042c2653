import SnapshotModel
import Testing

@testable import ScenarioModel

/// The kinds of keyboard changes, as text and as values.
@Suite struct KeyboardStepTests {
  @Test(arguments: [
    ("show: 216, begin: 0", KeyboardChange(at: 1, kind: .show, height: 216, begin: .height(0))),
    ("show: true", KeyboardChange(at: 1, kind: .show)),
    ("hide: true, duration: 0", KeyboardChange(at: 1, kind: .hide, duration: 0)),
    ("undock: 100", KeyboardChange(at: 1, kind: .undock, height: 100)),
    ("split: 100", KeyboardChange(at: 1, kind: .split, height: 100)),
    ("float: [10, 20]", KeyboardChange(at: 1, kind: .float, origin: Point(x: 10, y: 20))),
    ("dock: true", KeyboardChange(at: 1, kind: .dock)),
    ("hardwareKeyboard: true", KeyboardChange(at: 1, kind: .hardwareKeyboard, isOn: true)),
    ("predictions: false", KeyboardChange(at: 1, kind: .predictions, isOn: false)),
    ("neighbor: 264", KeyboardChange(at: 1, kind: .neighbor, height: 264)),
    ("passwordPrompt: true", KeyboardChange(at: 1, kind: .passwordPrompt)),
  ])
  func keyboardChangeHasOneKind(text: String, change: KeyboardChange) throws {
    #expect(try steps("keyboard: [{ at: 1, \(text) }]") == .keyboard([change]))
  }

  @Test func formerSpellingIsRefused() {
    let error = #expect(throws: ScenarioErrors.self) {
      try steps("keyboard: [{ at: 1, neighbour: 264 }]")
    }
    // After "  - keyboard: [{ at: 1, ".
    let message = """
      s.yaml:4:25: a keyboard change has no key 'neighbour'
      hint: did you mean 'neighbor'?
      """
    #expect(error?.all.map(\.description).contains(message) == true, "\(error as Any)")
  }

  @Test func autoFillNamesItsFields() throws {
    #expect(try steps("autoFill: [name, password]") == .autoFill(views: ["name", "password"]))
  }

  private func steps(_ step: String) throws -> ScenarioStep? {
    let text = """
      screens: { form: { storyboard: F.storyboard } }
      matrix: { devices: [ipad-6] }
      steps:
        - \(step)
        - checkpoint: end
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario.steps.first
  }
}
