import DeviceCatalog
import ScenarioModel
import SnapshotModel

let sampleIdentity = EngineIdentity(name: "fake", version: "1.2.3", fingerprint: "c0ffee")

/// One question for each device id, all of one tiny scenario.
func questions(on devices: [String]) -> [CaseQuestion] {
  let scenario = Scenario(
    name: "form",
    screens: [],
    matrix: Matrix(devices: devices, orientations: [.portrait]),
    steps: [.checkpoint(name: "at rest")]
  )
  return scenario.cases().map {
    CaseQuestion(scenario: scenario, screens: [], device: $0.device, orientation: $0.orientation)
  }
}

/// An answer that names its case and no more.
func answer(to question: CaseQuestion) -> Run {
  Run(
    engine: sampleIdentity,
    identity: question.identity,
    questionHash: "0",
    steps: [],
    pushes: [],
    findings: []
  )
}

/// An engine that is a closure.
struct FakeEngine: Engine {
  var identity = sampleIdentity
  var answer: @Sendable (CaseQuestion) async throws(EngineError) -> Run

  func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    try await answer(question)
  }
}
