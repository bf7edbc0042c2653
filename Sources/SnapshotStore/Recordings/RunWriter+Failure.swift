import SnapshotModel

extension RunWriter {
  /// Stores that a recording has no answer to a question, replacing any earlier answer.
  ///
  /// A reason longer than `CaseFailure.reasonLimit` is cut.
  func write(_ failure: CaseFailure, in recording: RecordingID) throws(StoreError) {
    let question = try questionID(of: failure.identity, hash: failure.questionHash)
    let insert = try connection.prepared(
      """
      INSERT OR REPLACE INTO failure (recording_id, question_id, kind, reason)
      VALUES (?, ?, ?, ?)
      """
    )
    try insert.bind(recording.rawValue)
    try insert.bind(question)
    try insert.bind(failure.kind.rawValue)
    try insert.bind(failure.reason.limited(toBytes: CaseFailure.reasonLimit))
    try insert.run()
  }

  /// Forgets the failures of a recording.
  func removeFailures(of recording: RecordingID) throws(StoreError) {
    let delete = try connection.prepared("DELETE FROM failure WHERE recording_id = ?")
    try delete.bind(recording.rawValue)
    try delete.run()
  }
}
