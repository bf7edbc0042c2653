package import SnapshotModel

/// A recording as it is known without a look at its runs.
package struct RecordingDigest: Hashable, Sendable {
  /// The number of the recording in its database.
  package let id: RecordingID
  /// The engine of all runs of the recording.
  package let engine: EngineIdentity
  /// See ``RunSummary/commit``.
  package let commit: String?
  /// As given to the recorder; never used for order.
  package let recordedAt: String?
  /// Equal for recordings with the same answers to the same questions.
  package let root: RootHash
  /// One hash for all geometry, see ``recordingHash(of:)``.
  package let contentHash: String
  /// How many runs there are, each of another case.
  package let runCount: Int
}

extension RecordingStore {
  /// States that a recording has all its runs, with the hash of their geometry, see ``recordingHash(of:)``.
  ///
  /// Comparisons need not read it then where it agrees with another one. A lease ends.
  package func finish(_ recording: RecordingID, contentHash: String) throws(StoreError) {
    try transaction { () throws(StoreError) in
      try writer.finish(recording, contentHash: contentHash)
    }
  }

  /// The recording of which a selection is every run; nil where others have a part in it, where the recording
  /// was not finished, and where there is nothing.
  package func digest(of selection: RunSelection) throws(StoreError) -> RecordingDigest? {
    try connection.atOneMoment { () throws(StoreError) in
      guard let recording = try onlyRecording(in: selection) else { return nil }
      let select = try connection.prepared(
        """
        SELECT
          engine.name, engine.version, engine.fingerprint, source_commit, recorded_at, root,
          lower(hex(geometry_hash)),
          (SELECT count(*) FROM run WHERE run.recording_id = recording.id)
        FROM recording
        JOIN engine ON engine.id = recording.engine_id
        WHERE recording.id = ? AND geometry_hash IS NOT NULL
        """
      )
      try select.bind(recording.rawValue)
      return try select.first { row in
        RecordingDigest(
          id: recording,
          engine: row.engine(),
          commit: row.optionalText(),
          recordedAt: row.optionalText(),
          root: row.root() ?? RootHash(),
          contentHash: row.text(),
          runCount: Int(row.integer())
        )
      }
    }
  }

  /// What the runs of each scenario of a recording come to, by the scenario's name.
  package func scenarioRoots(of recording: RecordingID) throws(StoreError) -> [String: RootHash] {
    let select = try connection.prepared(
      """
      SELECT scenario.name, root
      FROM scenario_root
      JOIN scenario ON scenario.id = scenario_root.scenario_id
      WHERE recording_id = ?
      """
    )
    try select.bind(recording.rawValue)
    let roots = try select.all { (name: $0.text(), root: $0.root() ?? RootHash()) }
    return Dictionary(roots.map { ($0.name, $0.root) }) { first, _ in first }
  }

  /// What the runs of one recording come to that another one of the same file has not, as the other way round.
  ///
  /// - Returns: Those of each in the order of the cases: every run whose question or answer is another, and
  ///   every one whose case the other has not.
  /// - Throws: A fault of the database, which is damaged where they do not account for the difference of the
  ///   roots.
  package func differingRuns(
    of from: RecordingDigest,
    and to: RecordingDigest
  ) throws(StoreError) -> (from: [RunSummary], to: [RunSummary]) {
    try connection.atOneMoment { () throws(StoreError) in
      let (old, new) = (try runs(of: from.id, unlike: to.id), try runs(of: to.id, unlike: from.id))
      guard from.runCount - old.count == to.runCount - new.count,
        new.root - old.root == to.root - from.root
      else {
        throw .damaged(
          file: file,
          reason: "recordings \(from.id) and \(to.id) have other runs than were recorded"
        )
      }
      return (old, new)
    }
  }

  /// The runs of some scenarios of a recording, in the order of the cases, which must be what they come to.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - roots: See ``scenarioRoots(of:)``; of the scenarios that are asked for.
  /// - Returns: Their runs.
  /// - Throws: A fault of the database, which is damaged where the runs are others than were recorded.
  package func runs(
    of recording: RecordingID,
    in roots: [String: RootHash]
  ) throws(StoreError) -> [RunSummary] {
    let runs = try runs(of: recording, in: roots.keys.sorted())
    let found = Dictionary(grouping: runs, by: \.identity.scenario).mapValues(\.root)
    if let other = roots.keys.sorted().first(where: { found[$0] != roots[$0] }) {
      throw .damaged(
        file: file,
        reason: "recording \(recording) has other runs of scenario \(other) than were recorded"
      )
    }
    return runs
  }
}

extension [RunSummary] {
  /// What the runs come to.
  var root: RootHash {
    reduce(into: RootHash()) { sum, run in
      sum += RootHash(
        identity: run.identity,
        questionHash: run.questionHash,
        answerHash: run.answerHash
      )
    }
  }
}

extension RunWriter {
  /// See ``RecordingStore/finish(_:contentHash:)``; a recording that has a case twice is not finished by it,
  /// because only one of the two counts.
  func finish(_ recording: RecordingID, contentHash: String) throws(StoreError) {
    let update = try connection.prepared(
      """
      UPDATE recording
      SET geometry_hash = ?1
      WHERE id = ?2
        AND (
          SELECT count(*) = count(DISTINCT question.case_id)
          FROM run
          JOIN question ON question.id = run.question_id
          WHERE run.recording_id = ?2
        )
      """
    )
    try update.bind(bytes(fromHexadecimal: contentHash))
    try update.bind(recording.rawValue)
    try update.run()
    try release(recording)
  }
}
