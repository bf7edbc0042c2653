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
    var latest = LatestDigests()
    try self.init(run, after: &latest)
  }

  /// Checks a run and computes its digests, which are mostly equal to the latest ones.
  package init(_ run: Run, after latest: inout LatestDigests) throws(InconsistentRun) {
    try run.checkConsistency(besides: &latest.views)
    self.run = run
    digests = RunDigests(of: run, by: &latest.snapshots)
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

/// The checked views and the digests of the run that was digested last.
package struct LatestDigests: Sendable {
  fileprivate var views = CheckedViews()
  fileprivate var snapshots = SnapshotDigests()

  package init() {}
}
