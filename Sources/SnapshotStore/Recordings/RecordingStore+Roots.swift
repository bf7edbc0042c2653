package import SnapshotModel

/// The digests of a recording, available without reading its runs.
package struct RecordingDigest: Hashable, Sendable {
  /// The number of the recording in its database.
  package let id: RecordingID
  /// The engine of all runs of the recording.
  package let engine: EngineIdentity
  /// See ``RunSummary/commit``.
  package let commit: String?
  /// The time from the recorder's input; never used for order.
  package let recordedAt: String?
  /// The hash of the runs, equal for recordings with the same answers to the same questions.
  package let root: RootHash
  /// The hash of all geometry, see ``recordingHash(of:)``.
  package let contentHash: String
  /// The number of runs, each of a different case.
  package let runCount: Int
}

extension RecordingStore {
  /// Marks a recording as complete and stores the hash of its geometry, see ``recordingHash(of:)``.
  ///
  /// Comparisons then skip it if it equals another recording. The lease ends.
  package func finish(_ recording: RecordingID, contentHash: String) throws(StoreError) {
    try transaction { () throws(StoreError) in
      try writer.finish(recording, contentHash: contentHash)
    }
  }

  /// Returns the recording that contains all runs of a selection.
  ///
  /// The result is nil if several recordings contain runs of the selection, if the recording was
  /// not finished, or if the selection is empty.
  package func digest(of selection: RunSelection) throws(StoreError) -> RecordingDigest? {
    try connection.atOneMoment { () throws(StoreError) in
      guard let recording = try onlyRecording(in: selection) else { return nil }
      let select = try connection.prepared(
        """
        SELECT
          \(EngineIdentity.columns), source_commit, recorded_at, root,
          lower(hex(geometry_hash)),
          (SELECT count(*) FROM run WHERE run.recording_id = recording.id)
        FROM recording
        JOIN engine ON engine.id = recording.engine_id
        WHERE recording.id = ? AND geometry_hash IS NOT NULL
        """
      )
      try select.bind(recording.rawValue)
      return try select.first { row throws(StoreError) in
        RecordingDigest(
          id: recording,
          engine: try row.engine(),
          commit: row.optionalText(),
          recordedAt: row.optionalText(),
          root: row.root() ?? RootHash(),
          contentHash: row.text(),
          runCount: Int(row.integer())
        )
      }
    }
  }

  /// Returns the hash of each scenario's runs in a recording, by the scenario's name.
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

  /// Returns the runs of two recordings in one file that the other recording lacks.
  ///
  /// - Returns: The runs of each recording in the order of the cases. They have another question or
  ///   answer, or the other recording does not contain their case.
  /// - Throws: A database error; `damaged` if the runs do not explain the difference of the roots.
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
          reason: "the runs of recordings \(from.id) and \(to.id) were changed"
        )
      }
      return (old, new)
    }
  }

  /// Returns the runs of some scenarios of a recording, in the order of the cases, and checks their
  /// roots.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - roots: The roots of the scenarios to read, see ``scenarioRoots(of:)``.
  /// - Returns: Their runs.
  /// - Throws: A database error; `damaged` if the runs changed after the recording.
  package func runs(
    of recording: RecordingID,
    in roots: [String: RootHash]
  ) throws(StoreError) -> [RunSummary] {
    let runs = try runs(of: recording, in: roots.keys.sorted())
    let found = Dictionary(grouping: runs, by: \.identity.scenario).mapValues(\.root)
    if let other = roots.keys.sorted().first(where: { found[$0] != roots[$0] }) {
      throw .damaged(
        file: file,
        reason: "the runs of scenario \(other) in recording \(recording) were changed"
      )
    }
    return runs
  }
}

extension [RunSummary] {
  /// The hash of the runs.
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
  /// See ``RecordingStore/finish(_:contentHash:)``.
  ///
  /// A recording with two runs of a case is not finished, because only one of them counts.
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
