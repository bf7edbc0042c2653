/// A run that is known to be consistent, with its digests, which take a while.
package struct DigestedRun: Hashable, Sendable {
  package let run: Run
  package let digests: RunDigests

  package init(_ run: Run) throws(InconsistentRun) {
    try run.checkConsistency()
    self.run = run
    digests = RunDigests(of: run)
  }
}
