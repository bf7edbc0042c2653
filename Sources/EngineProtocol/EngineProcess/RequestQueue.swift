import ScenarioModel
import SnapshotModel

/// Hands questions to whichever engine process is free, and the answers back.
typealias RequestQueue = WorkQueue<EngineRequest>

/// A question that waits for its answer, which must be given exactly once.
struct EngineRequest: Sendable {
  let question: CaseQuestion
  fileprivate let continuation: CheckedContinuation<Result<Run, EngineError>, Never>

  func answer(_ result: Result<Run, EngineError>) {
    continuation.resume(returning: result)
  }
}

extension RequestQueue {
  /// Puts a question and waits for its answer.
  func result(of question: CaseQuestion) async -> Result<Run, EngineError> {
    await withCheckedContinuation { continuation in
      add(EngineRequest(question: question, continuation: continuation))
    }
  }
}
