/// A consistent run with its digests, which are slow to compute.
package struct DigestedRun: Hashable, Sendable {
  /// The run, unchanged since the check.
  package private(set) var run: Run
  /// The digests of the run, computed once.
  package let digests: RunDigests
  /// The titles and texts of the run's views; empty if they are unknown.
  package var wordings: [ViewWording] = []

  /// Checks a run and computes its digests.
  package init(_ run: Run) throws(InconsistentRun) {
    try run.checkConsistency()
    self.run = run
    digests = RunDigests(of: run)
  }

  /// Returns the same answer for another question and its case.
  ///
  /// The digests depend on neither.
  package func answering(_ identity: CaseIdentity, questionHash: QuestionHash) -> DigestedRun {
    var other = self
    other.run.identity = identity
    other.run.questionHash = questionHash
    return other
  }
}
