import SnapshotModel

extension RecordingStore {
  /// Returns the recordings that a rule would remove, without removing them.
  ///
  /// A recording is kept while it has the newest run with the same answer as a baseline. It is also
  /// kept while it has the newest run of a case under a label, because the label refers to it. A
  /// label in the rule protects nothing. A recording in progress is always kept.
  package func pruning(
    by rule: PruneRule,
    keepingRunsOf baselines: BaselineFolder
  ) throws -> Pruning {
    let accepted = try recordings(behind: baselines)
    let labeled = try recordingsBehindLabels()
    var removed: [RecordingSummary] = []
    var kept: [Pruning.Kept] = []
    let leases = try recordingsInProgress()
    let all = try recordings()
    // A recording in progress can fail, so it does not count as one of the newest.
    for recording in all {
      guard let lease = leases[recording.id] else { continue }
      kept.append(Pruning.Kept(recording: recording, reason: .inProgress(lease)))
    }
    for recording in rule.candidates(among: all.filter { leases[$0.id] == nil }) {
      if let path = accepted[recording.id] {
        kept.append(Pruning.Kept(recording: recording, reason: .baseline(path: path)))
      } else if let label = recording.label, !rule.labels.contains(label),
        labeled.contains(recording.id)
      {
        kept.append(Pruning.Kept(recording: recording, reason: .label(label)))
      } else {
        removed.append(recording)
      }
    }
    return Pruning(removed: removed, kept: kept)
  }

  /// Removes recordings from a database, see ``remove(_:)``, and reads the database back.
  ///
  /// - Throws: A database error, `recordingInProgress`, or `notRemoved` if the file was replaced or
  ///   lacks a recording.
  package static func remove(
    _ recordings: [RecordingID],
    from file: String
  ) throws(StoreError) {
    // A database that was removed in the meantime is not created again.
    guard try isPresent(file) else { throw .missing(file: file) }
    let written: Inventory
    do throws(StoreError) {
      written = try readingBack(writing: file) { store throws(StoreError) in
        try store.remove(recordings)
      }.written
    } catch .replaced {
      throw .notRemoved(file: file)
    }
    guard written.hasRemoved(recordings) else { throw .notRemoved(file: file) }
  }

  /// Removes recordings with all rows that only they use, completely or not at all, and shrinks the
  /// file.
  ///
  /// - Throws: A database error, or `recordingInProgress`; then nothing is removed.
  package func remove(_ recordings: [RecordingID]) throws(StoreError) {
    guard !recordings.isEmpty else { return }
    // Groups of rows are deleted together. SQLite would check references row by row.
    try connection.execute("PRAGMA foreign_keys = OFF")
    defer { try? connection.execute("PRAGMA foreign_keys = ON") }
    // The deleted rows and the rewritten file can exceed the memory.
    try connection.execute("PRAGMA temp_store = DEFAULT")
    defer { try? keepStatementJournalInMemory() }
    try transaction { () throws(StoreError) in
      let leases = try recordingsInProgress()
      if let recording = recordings.first(where: { leases[$0] != nil }) {
        throw .recordingInProgress(file: file, recording: recording)
      }
      for sql in [
        "INSERT INTO removed_recording SELECT id FROM recording WHERE id = ?",
        "DELETE FROM lease WHERE recording_id = ?",
        "DELETE FROM run WHERE recording_id = ?", "DELETE FROM failure WHERE recording_id = ?",
        "DELETE FROM shard WHERE recording_id = ?",
        "DELETE FROM scenario_root WHERE recording_id = ?", "DELETE FROM recording WHERE id = ?",
      ] {
        let delete = try connection.prepared(sql)
        for recording in recordings {
          try delete.bind(recording.rawValue)
          try delete.run()
        }
      }
      try connection.execute(removalOfOrphans)
      let orphans = try connection.integer("SELECT count(*) FROM pragma_foreign_key_check")
      guard orphans == 0 else {
        throw .damaged(file: file, reason: "\(orphans) rows refer to missing rows")
      }
    }
    writer.invalidateIDs()
    // The recordings are removed even if the file cannot be shrunk.
    do { try connection.execute("VACUUM") } catch .full, .busy {}
  }

  /// Returns the recordings that have the newest run equal to a baseline, with the baseline's path.
  private func recordings(behind baselines: BaselineFolder) throws -> [RecordingID: String] {
    let accepted = try baselines.files().map { (file: $0, key: RunKey(try baselines.run(at: $0))) }
    let keys = Set(accepted.map(\.key))
    var newest: [RunKey: RecordingID] = [:]
    try eachRun { run in
      let key = RunKey(run)
      if keys.contains(key) { newest[key] = run.recording }
    }
    var recordings: [RecordingID: String] = [:]
    for (file, key) in accepted {
      guard let recording = newest[key] else { continue }
      recordings[recording] = recordings[recording] ?? "\(baselines.path)/\(file)"
    }
    return recordings
  }

  private func recordingsBehindLabels() throws(StoreError) -> Set<RecordingID> {
    let select = try connection.prepared(
      """
      SELECT DISTINCT recording_id
      FROM run
      WHERE id IN (
        SELECT max(run.id)
        FROM run
        JOIN recording ON recording.id = run.recording_id
        JOIN question ON question.id = run.question_id
        WHERE recording.label IS NOT NULL
        GROUP BY recording.label, question.case_id
      )
      """
    )
    return Set(try select.all { RecordingID(rawValue: $0.integer()) })
  }
}

/// The common properties of two runs with the same answer.
private struct RunKey: Hashable {
  var engine: EngineIdentity
  var identity: CaseIdentity
  var questionHash: QuestionHash
  var answerHash: String

  init(_ run: RunSummary) {
    engine = run.engine
    identity = run.identity
    questionHash = run.questionHash
    answerHash = run.answerHash
  }

  init(_ run: Run) {
    engine = run.engine
    identity = run.identity
    questionHash = run.questionHash
    answerHash = RunDigests(of: run).answer
  }
}

/// Removes rows that are no longer needed.
///
/// Earlier statements have removed such rows from all tables that a statement reads.
private let removalOfOrphans = """
  DELETE FROM plan WHERE id NOT IN (SELECT plan_id FROM shard);
  DELETE FROM planned_case WHERE plan_id NOT IN (SELECT id FROM plan);
  DELETE FROM question
    WHERE id NOT IN (SELECT question_id FROM run)
      AND id NOT IN (SELECT question_id FROM failure);
  DELETE FROM wording
    WHERE id NOT IN (SELECT wording_id FROM question WHERE wording_id IS NOT NULL);
  DELETE FROM view_wording WHERE wording_id NOT IN (SELECT id FROM wording);
  DELETE FROM scenario_case
    WHERE id NOT IN (SELECT case_id FROM question)
      AND id NOT IN (SELECT case_id FROM planned_case);
  DELETE FROM scenario WHERE id NOT IN (SELECT scenario_id FROM scenario_case);
  DELETE FROM device WHERE id NOT IN (SELECT device_id FROM scenario_case);
  DELETE FROM engine WHERE id NOT IN (SELECT engine_id FROM recording);
  DELETE FROM explanation
    WHERE id NOT IN (SELECT explanation_id FROM run WHERE explanation_id IS NOT NULL);
  DELETE FROM explained_value WHERE explanation_id NOT IN (SELECT id FROM explanation);
  DELETE FROM explained_part WHERE value_id NOT IN (SELECT id FROM explained_value);
  DELETE FROM explanation_source WHERE id NOT IN (SELECT source_id FROM explained_part);
  DELETE FROM answer WHERE id NOT IN (SELECT answer_id FROM run);
  DELETE FROM navigation_push WHERE answer_id NOT IN (SELECT id FROM answer);
  DELETE FROM event WHERE answer_id NOT IN (SELECT id FROM answer);
  DELETE FROM finding WHERE answer_id NOT IN (SELECT id FROM answer);
  DELETE FROM size_estimate WHERE answer_id NOT IN (SELECT id FROM answer);
  DELETE FROM omission_count WHERE answer_id NOT IN (SELECT id FROM answer);
  DELETE FROM step WHERE answer_id NOT IN (SELECT id FROM answer);
  DELETE FROM snapshot
    WHERE id NOT IN (SELECT snapshot_id FROM step WHERE snapshot_id IS NOT NULL);
  DELETE FROM accessibility_element WHERE snapshot_id NOT IN (SELECT id FROM snapshot);
  DELETE FROM scroll_geometry WHERE snapshot_id NOT IN (SELECT id FROM snapshot);
  DELETE FROM geometry WHERE snapshot_id NOT IN (SELECT id FROM snapshot);
  DELETE FROM view_path
    WHERE id NOT IN (SELECT view_id FROM geometry) AND id NOT IN (SELECT view_id FROM view_wording);
  DELETE FROM view_class WHERE id NOT IN (SELECT class_id FROM geometry);
  """
