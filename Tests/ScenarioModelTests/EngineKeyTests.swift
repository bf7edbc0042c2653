import DeviceCatalog
import SnapshotModel
import Testing

@testable import ScenarioModel

/// The key `engine`: the engine that a scenario requires.
@Suite struct EngineKeyTests {
  private static let engines = [
    "scvdb@1.0.0", "container-scroll@0.1.0", "container-scroll@0.0.1",
  ]

  private func file(
    _ engine: String,
    technique: String = "container-scroll",
    engines: [String]? = engines
  ) throws -> ScenarioFile {
    let text = """
      screens: { form: { view: {} } }
      engine: \(engine)
      technique: \(technique)
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s", engines: engines)
  }

  private func identity(_ name: String, _ version: String) -> EngineIdentity {
    EngineIdentity(name: name, version: version, fingerprint: "1")
  }

  @Test func versionSelectsOneNameSelectsAll() throws {
    let one = try file("container-scroll@0.1.0")
    #expect(one.locations.engine == FileLocation(file: "s.yaml", line: 2, column: 9))
    #expect(one.scenario.isAbout(identity("container-scroll", "0.1.0")))
    #expect(!one.scenario.isAbout(identity("container-scroll", "0.0.1")))
    #expect(!one.scenario.isAbout(identity("scvdb", "1.0.0")))
    let every = try file("container-scroll").scenario
    #expect(every.isAbout(identity("container-scroll", "0.0.1")))
    #expect(!every.isAbout(identity("scvdb", "1.0.0")))
    #expect(try file("scvdb", technique: "none").scenario.isAbout(identity("scvdb", "1.1.0")))
  }

  @Test func engineKeyRoundTrips() throws {
    let scenario = try file("container-scroll@0.1.0").scenario
    #expect(scenario.text().contains("\nengine: container-scroll@0.1.0\n"))
    let again = try ScenarioFile.parse(text: scenario.text(), file: "s.yaml", name: "s")
    #expect(again.scenario == scenario)
  }

  @Test(arguments: [
    (
      "container-scrol@0.1.0",
      "there is no engine 'container-scrol@0.1.0'\nhint: did you mean 'container-scroll@0.1.0'?"
    ),
    (
      "container-scroll@0.1.1",
      "there is no engine 'container-scroll@0.1.1'\nhint: did you mean 'container-scroll@0.1.0'?"
    ),
    (
      "container-scrol",
      "there is no engine 'container-scrol'\nhint: did you mean 'container-scroll'?"
    ),
    (
      "scvdb@2.0.0-beta",
      "there is no engine 'scvdb@2.0.0-beta'\nhint: choose from scvdb@1.0.0"
    ),
  ])
  func anUnknownEngineIsAnError(engine: String, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try file(engine) }
    #expect(error.description == "s.yaml:2:9: \(message)")
    // A file of an earlier commit may name an engine of that time.
    #expect(throws: Never.self) { try file(engine, engines: nil) }
  }

  @Test func engineOfOtherTechniqueIsError() throws {
    let error = try #require(throws: ScenarioErrors.self) {
      try file("container-scroll@0.1.0", technique: "none")
    }
    #expect(
      error.description
        == "s.yaml:2:9: the engine 'container-scroll@0.1.0' supports the technique 'container-scroll' "
        + "only, not 'none'\nfix: write 'technique: container-scroll', or name another engine"
    )
  }

  /// The engine is not part of the question, so a new name does not invalidate baselines.
  @Test func engineKeyKeepsQuestionHash() throws {
    var scenario = try file("container-scroll@0.1.0").scenario
    let device = try #require(Devices.device(id: "iphone-8"))
    func hash() -> QuestionHash {
      CaseQuestion(scenario: scenario, screens: [], device: device, orientation: .portrait).hash
    }
    let named = hash()
    scenario.engine = nil
    #expect(hash() == named)
  }
}
