import SnapshotModel

/// A run that was read or computed before, as the source of a case.
final class RunInMemory: CaseSource {
  private let run: Run
  private let digests: RunDigests

  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  init(_ run: Run) {
    self.run = run
    digests = RunDigests(of: run)
  }

  var identity: CaseIdentity { run.identity }
  var engine: EngineIdentity { run.engine }
  var questionHash: QuestionHash { run.questionHash }
  var geometryHash: String { digests.geometry }
  var answerHash: String { digests.answer }
  var origin: [String] { [] }

  func snapshotHashes() -> [String: String] {
    let names = run.steps.filter { $0.snapshot != nil }.map(\.detail)
    return Dictionary(zip(names, digests.snapshots)) { first, _ in first }
  }

  func read(without checkpoints: Set<String>) -> Run { run.without(checkpoints) }

  func explanations() -> [ExplainedStep] { run.explanations }
}

extension Run {
  fileprivate func without(_ checkpoints: Set<String>) -> Run {
    var run = self
    for index in run.steps.indices
    where run.steps[index].snapshot != nil && checkpoints.contains(run.steps[index].detail) {
      run.steps[index].snapshot = .unread
    }
    return run
  }
}
