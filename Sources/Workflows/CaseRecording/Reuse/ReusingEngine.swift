import ScenarioModel
import SnapshotModel

/// An engine that returns its own build's earlier answers where they exist.
struct ReusingEngine: Engine {
  let engine: any Engine
  let earlier: EarlierAnswers

  var identity: EngineIdentity { engine.identity }
  var capabilities: EngineCapabilities? { engine.capabilities }
  var answersByMeasures: Bool { engine.answersByMeasures }
  var build: String? { engine.build }

  func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    if let run = await earlier.answer(to: question) { return run }
    return try await engine.run(question)
  }
}
