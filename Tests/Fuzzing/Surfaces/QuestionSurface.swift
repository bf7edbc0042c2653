import BuiltInEngine
import EngineProtocol
import Foundation
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel

/// Requests to the built-in engine as a process: answered according to the protocol, or refused.
struct QuestionSurface: FuzzSurface {
  private let requests: [JSONValue]
  private static let id = 7314

  init(_ seeds: FuzzSeeds) throws {
    requests = try seeds.questions().map { question in
      let line = try EngineReply.request(question, id: Self.id)
      return try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
    }
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let request = numbers.element(of: requests) ?? .null
    let mutant = JSONMutator().mutant(of: request, &numbers)
    let bytes = (try? JSONEncoder.sorted().encode(mutant)) ?? Data()
    return FuzzInput(
      numbers.number(below: 8) == 0 ? ByteMutator.mutant(of: bytes, &numbers) : bytes
    )
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    let line = String(decoding: bytes, as: UTF8.self)
    var lines = [line]
    var replies: [String] = []
    do {
      try await EngineServer.serve(
        BuiltInEngine.current,
        nextLine: { lines.popLast() },
        writeLine: { replies.append($0) }
      )
    } catch let error as EngineServerError {
      try checkClear("\(error)")
      return .refused
    }
    guard replies.count == 2 else { throw FuzzFinding("a request without a reply") }
    return try outcome(of: replies[1], to: line)
  }

  /// Checks a reply against a recorder's requirements.
  private func outcome(of reply: String, to request: String) throws -> FuzzOutcome {
    let asked = try JSONDecoder().decode(Asked.self, from: Data(request.utf8))
    do {
      let result = try EngineReply.read(
        reply,
        to: asked.id,
        asking: asked.question,
        of: BuiltInEngine.current.identity
      )
      switch result {
      case .success(let run):
        try checkRoundTrips(of: run)
        return .read
      case .failure(let error):
        try checkClear("\(error)")
        return .refused
      }
    } catch let error as EngineReply.Unusable {
      throw FuzzFinding("the engine's reply is refused: \(error.reason)")
    }
  }

  private struct Asked: Decodable {
    var id: Int
    var question: CaseQuestion
  }
}
