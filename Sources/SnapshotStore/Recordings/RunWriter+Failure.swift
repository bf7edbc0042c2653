import SnapshotModel

extension RunWriter {
  /// Stores a failure, which replaces an earlier failure of the same question in the recording.
  ///
  /// A reason longer than `CaseFailure.reasonLimit` is truncated.
  func write(_ failure: CaseFailure, in recording: RecordingID) throws(StoreError) {
    let present = try connection.detailsRoot(of: recording)
    let question = try questionID(of: failure.identity, hash: failure.questionHash)
    let reason = failure.reason.limited(toBytes: CaseFailure.reasonLimit)
    let select = try connection.prepared(
      failureRows + "WHERE failure.recording_id = ? AND failure.question_id = ?"
    )
    try select.bind(recording.rawValue)
    try select.bind(question)
    let former = try select.first { row throws(StoreError) in
      row.skip(1)
      return try row.failureRoot()
    }
    try connection.insert(
      FailureRow(
        recording: recording.rawValue,
        question: question,
        kind: failure.kind,
        reason: reason
      )
    )
    let root = RootHash(
      identity: failure.identity,
      questionHash: failure.questionHash,
      kind: failure.kind.rawValue,
      reason: reason
    )
    try setDetailsRoot(present - (former ?? RootHash()) + root, of: recording)
    try renewLease(of: recording)
  }

  /// Removes the failures of a recording.
  func removeFailures(of recording: RecordingID) throws(StoreError) {
    let delete = try connection.prepared("DELETE FROM failure WHERE recording_id = ?")
    try delete.bind(recording.rawValue)
    try delete.run()
    try setDetailsRoot(try ownDetails(of: recording), of: recording)
  }
}
