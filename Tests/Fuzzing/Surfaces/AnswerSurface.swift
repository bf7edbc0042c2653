import BuiltInEngine
import EngineProtocol
import Foundation
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel

/// Replies of engine processes: accepted as a result of the question, or refused in one clause.
struct AnswerSurface: FuzzSurface {
  private let question: CaseQuestion
  private let engine: EngineIdentity
  private let reply: JSONValue
  private static let id = 7314

  init(_ seeds: FuzzSeeds) async throws {
    // The scenario with the most steps has the most kinds of events.
    let longest = try seeds.questions().max { $0.scenario.steps.count < $1.scenario.steps.count }
    guard let longest else { throw CocoaError(.fileNoSuchFile) }
    question = longest
    let run = try await BuiltInEngine.current.run(question)
    engine = run.engine
    let line = try EngineReply.line(run, id: Self.id)
    reply = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let mutant = JSONMutator().mutant(of: reply, &numbers)
    let bytes = (try? JSONEncoder.sorted().encode(mutant)) ?? Data()
    return FuzzInput(
      numbers.number(below: 8) == 0 ? ByteMutator.mutant(of: bytes, &numbers) : bytes
    )
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    let line = String(decoding: bytes, as: UTF8.self)
    let result: Result<Run, EngineError>
    do throws(EngineReply.Unusable) {
      result = try EngineReply.read(line, to: Self.id, asking: question, of: engine)
    } catch {
      try checkClear(error.reason)
      return .refused
    }
    switch result {
    case .failure: return .refused
    case .success(let run):
      do throws(InconsistentRun) {
        try run.checkConsistency()
      } catch {
        try checkClear("\(error)")
        return .refused
      }
      try checkRoundTrips(of: run)
      return .read
    }
  }
}
