import ScenarioModel
import SnapshotModel

/// Hands questions to whichever engine process is free, and the answers back.
actor RequestQueue {
  /// A question that waits for its answer, which must be given exactly once.
  struct Request: Sendable {
    let question: CaseQuestion
    fileprivate let continuation: CheckedContinuation<Result<Run, EngineError>, Never>

    func answer(_ result: Result<Run, EngineError>) {
      continuation.resume(returning: result)
    }
  }

  private var requests: [Request] = []
  private var idle: [CheckedContinuation<Request?, Never>] = []
  private var isClosed = false

  /// Puts a question and waits for its answer.
  func result(of question: CaseQuestion) async -> Result<Run, EngineError> {
    await withCheckedContinuation { continuation in
      let request = Request(question: question, continuation: continuation)
      if idle.isEmpty {
        requests.append(request)
      } else {
        idle.removeFirst().resume(returning: request)
      }
    }
  }

  /// Waits for the next question; nil when there will be none.
  func next() async -> Request? {
    if !requests.isEmpty { return requests.removeFirst() }
    if isClosed { return nil }
    return await withCheckedContinuation { idle.append($0) }
  }

  /// Ends the waiting of all who ask for a question.
  func close() {
    isClosed = true
    for waiting in idle { waiting.resume(returning: nil) }
    idle = []
  }
}
