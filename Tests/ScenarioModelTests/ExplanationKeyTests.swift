import DeviceCatalog
import SnapshotModel
import Testing

@testable import ScenarioModel

/// The key `explanations`: whether checkpoints record the explanations of frames.
@Suite struct ExplanationKeyTests {
  private func scenario(_ key: String) throws -> Scenario {
    let text = """
      screens: { form: { view: {} } }
      \(key)
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario
  }

  /// A result does not depend on the key, so earlier baselines still match the question.
  @Test func explanationKeyKeepsQuestionHash() throws {
    let device = try #require(Devices.device(id: "iphone-8"))
    let hashes = try ["", "explanations: false", "explanations: true"].map { key in
      CaseQuestion(
        scenario: try scenario(key),
        screens: [],
        device: device,
        orientation: .portrait
      ).hash
    }
    #expect(Set(hashes).count == 1)
    #expect(try scenario("explanations: true").explanations == true)
    #expect(try scenario("explanations: false") == scenario(""))
  }

  @Test func explanationKeyRoundTrips() throws {
    let text = try scenario("explanations: true").text()
    #expect(text.contains("\nexplanations: true\n"))
    #expect(
      try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario.explanations == true
    )
  }

  @Test func errorHasLocation() throws {
    let error = #expect(throws: ScenarioErrors.self) { try scenario("explanations: all") }
    #expect("\(try #require(error))".hasPrefix("s.yaml:2:15: "))
  }
}
