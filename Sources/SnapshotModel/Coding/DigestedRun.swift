/// A run that is known to be consistent, with its digests, which take a while.
package struct DigestedRun: Hashable, Sendable {
  /// The run, unchanged since it was checked.
  package private(set) var run: Run
  /// The digests of the run, computed once.
  package let digests: RunDigests

  /// Checks a run and computes its digests.
  package init(_ run: Run) throws(InconsistentRun) {
    try run.checkConsistency()
    self.run = run
    digests = RunDigests(of: run)
  }

  /// The same answer to another question, whose case it is; digests depend on neither.
  package func answering(_ identity: CaseIdentity, questionHash: String) -> DigestedRun {
    var other = self
    other.run.identity = identity
    other.run.questionHash = questionHash
    return other
  }
}
