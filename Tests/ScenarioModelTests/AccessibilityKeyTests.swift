import DeviceCatalog
import SnapshotModel
import Testing

@testable import ScenarioModel

/// The key `accessibility`: whether checkpoints record the elements of a screen reader.
@Suite struct AccessibilityKeyTests {
  private func file(_ key: String, view: String = "{}") throws -> ScenarioFile {
    let text = """
      screens: { form: { view: \(view) } }
      \(key)
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
  }

  private func hash(_ scenario: Scenario) throws -> QuestionHash {
    let device = try #require(Devices.device(id: "iphone-8"))
    return CaseQuestion(scenario: scenario, screens: [], device: device, orientation: .portrait)
      .hash
  }

  @Test func trueChangesQuestionHash() throws {
    let without = try file("").scenario
    #expect(try file("accessibility: false").scenario == without)
    let with = try file("accessibility: true").scenario
    #expect(with.accessibility == true)
    #expect(try hash(with) != hash(without))
  }

  @Test func accessibilityRoundTrips() throws {
    let view = "{ accessibilityLabel: Form, accessibilityTraits: [header, button] }"
    let scenario = try file("accessibility: true", view: view).scenario
    let text = scenario.text()
    #expect(text.contains("\naccessibility: true\n"))
    let again = try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario
    #expect(again == scenario)
    guard case .inPlace(let root) = scenario.screens[0].source else { return }
    #expect(root.properties.accessibilityTraits == [.button, .header])
  }

  @Test(arguments: [
    ("accessibility: all", "{}", "s.yaml:2:16: "),
    ("accessibility: [label]", "{}", "s.yaml:2:16: "),
    ("accesibility: true", "{}", "s.yaml:2:1: "),
    // The view begins in column 26, and the first trait 24 columns later.
    ("", "{ accessibilityTraits: [heading] }", "s.yaml:1:50: "),
    ("", "{ accessibilityTraits: header }", "s.yaml:1:49: "),
  ])
  func errorHasLocation(key: String, view: String, location: String) throws {
    let error = #expect(throws: ScenarioErrors.self) { try file(key, view: view) }
    #expect("\(try #require(error))".hasPrefix(location))
  }
}
