import ScenarioModel

/// Gives questions to free engine processes, and returns the answers.
typealias RequestQueue = WorkQueue<EngineRequest>

/// A question that waits for its answer; it is answered exactly once.
struct EngineRequest: Sendable {
  let question: CaseQuestion
  fileprivate let continuation: CheckedContinuation<Result<Run, EngineError>, Never>

  func answer(_ result: Result<Run, EngineError>) {
    continuation.resume(returning: result)
  }
}

extension RequestQueue {
  /// Sends a question and waits for its answer.
  func result(of question: CaseQuestion) async -> Result<Run, EngineError> {
    await withCheckedContinuation { continuation in
      add(EngineRequest(question: question, continuation: continuation))
    }
  }
}
