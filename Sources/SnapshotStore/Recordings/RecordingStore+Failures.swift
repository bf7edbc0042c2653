package import SnapshotModel

extension RecordingStore {
  /// Stores a failure: a recording has no answer to this question.
  package func save(_ failure: CaseFailure, in recording: RecordingID) throws(StoreError) {
    try transaction { () throws(StoreError) in
      try writer.write(failure, in: recording)
    }
  }

  /// Returns the cases without an answer in a recording, in the order of the cases.
  package func failures(of recording: RecordingID) throws(StoreError) -> [CaseFailure] {
    try failures(where: "failure.recording_id = \(recording.rawValue)").map(\.failure)
  }

  /// Returns the cases without an answer in their latest attempt, with its recording, in the order
  /// of the cases.
  package func latestFailures() throws(StoreError) -> [(
    recording: RecordingID, failure: CaseFailure
  )] {
    try failures(where: "(question.case_id, failure.recording_id) IN (\(latestAttempts))")
  }

  private func failures(
    where condition: String
  ) throws(StoreError) -> [(recording: RecordingID, failure: CaseFailure)] {
    let select = try connection.prepared(
      """
      SELECT
        failure.recording_id, \(CaseIdentity.columns), question.hash, failure.kind,
        failure.reason
      FROM failure
      JOIN question ON question.id = failure.question_id
      JOIN scenario_case ON scenario_case.id = question.case_id
      \(CaseIdentity.names)
      WHERE \(condition)
      """
    )
    let failures = try select.all { row throws(StoreError) in
      (
        recording: RecordingID(rawValue: row.integer()),
        failure: CaseFailure(
          identity: try row.caseIdentity(),
          questionHash: row.questionHash(),
          kind: try kind(row.text()),
          reason: row.text()
        )
      )
    }
    return failures.sorted {
      ($0.failure.identity, $0.failure.questionHash)
        < ($1.failure.identity, $1.failure.questionHash)
    }
  }

  private func kind(_ text: String) throws(StoreError) -> CaseFailure.Kind {
    if let kind = CaseFailure.Kind(rawValue: text) { return kind }
    throw .damaged(file: file, reason: "failure.kind is '\(text)'")
  }
}
