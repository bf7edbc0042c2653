import BuiltInEngine
import DriftReport
import EngineProtocol
package import ScenarioModel
import SnapshotModel

/// Replays drifted cases after reverting single changes of their questions.
package struct Explainer {
  /// The largest ignored difference between lengths, in points.
  package let tolerance: Double
  /// The engine for replays; nil for the case's own revision, if it is built in.
  package let engine: (any Engine)?
  /// The number of replays that run at the same time.
  package let jobs: Int

  package init(tolerance: Double, engine: (any Engine)?, jobs: Int) {
    self.tolerance = tolerance
    self.engine = engine
    self.jobs = jobs
  }

  /// The maximum number of changes to try for a case.
  package static let limit = 50

  /// The outcome for a case.
  package enum Outcome {
    case explained(Explanation)
    /// The replay of the question differs from the recording, with the reason.
    case inexplicable(String)
  }

  /// Explains one case.
  package func explain(_ item: ChangedCase) async throws -> Outcome {
    let engine = engine(for: item)
    let tried = item.changes.prefix(Self.limit).map { change in
      (text: change.text, question: change.reverted(in: item.newQuestion))
    }
    let questions = [item.newQuestion, item.oldQuestion] + tried.compactMap(\.question)
    var answers: [Answer] = []
    try await Recorder(engine: engine, jobs: jobs).record(questions) { answers.append($0.result) }
    if let reason = contradiction(between: answers[0], and: item, by: engine.identity) {
      return .inexplicable(reason)
    }
    let from = try item.from.read()
    var replays = answers.dropFirst(2)
    let changes = try tried.map { change in
      let answer = change.question == nil ? nil : replays.popFirst()
      return (text: change.text, reverted: try reverted(answer, comparedWith: from))
    }
    return .explained(
      Explanation(
        drift: item.drift,
        differences: try rows(from, try item.to.read()),
        changes: changes,
        leftOut: item.changes.count - tried.count,
        everythingReverted: try (try? answers[1].get()).map { try rows(from, $0.run) },
        engine: engine.identity
      )
    )
  }

  private typealias Answer = Result<DigestedRun, EngineError>

  private func engine(for item: ChangedCase) -> any Engine {
    let recorder = item.to.engine
    return engine ?? BuiltInEngine(label: "\(recorder.name)@\(recorder.version)")
      ?? BuiltInEngine.current
  }

  /// Returns the difference between the replay and the recording; nil if they are equal.
  private func contradiction(
    between answer: Answer,
    and item: ChangedCase,
    by engine: EngineIdentity
  ) -> String? {
    switch answer {
    case .failure(let error):
      return "\(engine.text) failed: \(error.problem.firstLine)"
    case .success(let answer):
      guard answer.digests.answer != item.to.answerHash else { return nil }
      return item.to.engine == engine
        ? "the same engine, \(engine.text), does not reproduce the recorded result"
        : "the engine differs: recorded with \(item.to.engine.text), replayed with "
          + engine.text
    }
  }

  private func reverted(_ answer: Answer?, comparedWith from: Run) throws -> Explanation.Reverted {
    switch answer {
    case nil: .impossible("because others depend on it")
    case .failure(let error): .impossible("because \(error.problem.firstLine)")
    case .success(let answer): .replayed(try rows(from, answer.run))
    }
  }

  private func rows(_ from: Run, _ to: Run) throws -> DifferenceRows {
    try DifferenceRows(from: from, to: to, tolerance: tolerance)
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
