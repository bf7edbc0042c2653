package import SnapshotModel

extension RecordingStore {
  /// Returns the explanations of a run; empty if none were recorded.
  ///
  /// - Throws: A database error; `damaged` if the rows do not match the run's hash.
  package func explanations(of id: RunID) throws(StoreError) -> [ExplainedStep] {
    try connection.atOneMoment { () throws(StoreError) in
      let names = try names()
      guard let row = try runRow(id) else { throw try unknownRun(id) }
      let hash = try summary(of: row, names).explanationHash
      guard let explanation = row.explanationID else { return [] }
      let explanations = try names.explanations(ofExplanation: explanation)
      guard explanations.explanationDigest == hash else {
        throw .damaged(
          file: file,
          reason:
            "the explanations of run \(id) were changed: their hash differs"
        )
      }
      return explanations
    }
  }

  /// Returns a stored run with its explanations, see ``load(_:without:)``.
  func loadExplained(_ id: RunID) throws(StoreError) -> Run {
    var run = try load(id)
    run.explanations = try explanations(of: id)
    return run
  }
}
