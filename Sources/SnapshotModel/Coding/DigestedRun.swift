/// A run that is known to be consistent, with its digests, which take a while.
package struct DigestedRun: Hashable, Sendable {
  package private(set) var run: Run
  package let digests: RunDigests

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
