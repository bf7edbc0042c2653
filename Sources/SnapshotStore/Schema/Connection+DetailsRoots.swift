import SnapshotModel

extension Connection {
  /// Returns the sums over the details and failures of each recording, computed from the rows.
  ///
  /// - Returns: The sums, and a sentence for each failure that cannot be read.
  func detailsRoots() throws(StoreError) -> (roots: [Int64: RootHash], faults: [String]) {
    var roots: [Int64: RootHash] = [:]
    var faults: [String] = []
    let recordings = try prepared(recordingDetails + "ORDER BY recording.id")
    while try recordings.next() { roots[recordings.integer()] = recordings.detailsRoot() }
    let failures = try prepared(failureRows + "ORDER BY failure.recording_id")
    while try failures.next() {
      let recording = failures.integer()
      do throws(StoreError) {
        roots[recording, default: RootHash()] += try failures.failureRoot()
      } catch .damaged(_, let reason) {
        faults.append("a failure of recording \(recording) cannot be read: \(reason)")
      }
    }
    return (roots, faults)
  }
}

/// The rows of recordings: the number, and the columns that ``Statement/detailsRoot()`` reads.
let recordingDetails = """
  SELECT
    recording.id, \(EngineIdentity.columns), recording.engine_build, recording.label,
    recording.source_commit, recording.recorded_at, plan.hash, shard.number, shard.count
  FROM recording
  JOIN engine ON engine.id = recording.engine_id
  LEFT JOIN shard ON shard.recording_id = recording.id
  LEFT JOIN plan ON plan.id = shard.plan_id

  """

/// The rows of failures: the recording, and the columns that ``Statement/failureRoot()`` reads.
let failureRows = """
  SELECT
    failure.recording_id, \(CaseIdentity.columns), question.hash, failure.kind, failure.reason
  FROM failure
  JOIN question ON question.id = failure.question_id
  JOIN scenario_case ON scenario_case.id = question.case_id
  \(CaseIdentity.names)

  """

extension Statement {
  /// Returns the digest of a recording's details.
  func detailsRoot() -> RootHash {
    RootHash(of: (0..<10).map { _ in optionalText() })
  }

  /// Returns the digest of a failure.
  func failureRoot() throws(StoreError) -> RootHash {
    RootHash(
      identity: try caseIdentity(),
      questionHash: questionHash(),
      kind: text(),
      reason: text()
    )
  }
}

extension RootHash {
  /// Creates the digest of one failure.
  init(identity: CaseIdentity, questionHash: QuestionHash, kind: String, reason: String) {
    let name = String(decoding: identity.canonicalLine, as: UTF8.self)
    self.init(of: [name, questionHash.text, kind, reason])
  }
}
