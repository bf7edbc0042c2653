import SnapshotModel

extension RecordingStore {
  /// Returns all runs of a recording, in the order of the recording.
  ///
  /// A missing run is an error.
  package func allRuns(of recording: RecordingID) throws(StoreError) -> [RunSummary] {
    var runs: [RunSummary] = []
    try eachRun(of: recording) { runs.append($0) }
    return runs
  }

  /// Returns the number of runs of a recording.
  func runCount(of recording: RecordingID) throws(StoreError) -> Int {
    let count = try connection.prepared("SELECT count(*) FROM run WHERE recording_id = ?")
    try count.bind(recording.rawValue)
    return try count.first { Int($0.integer()) } ?? 0
  }

  /// Iterates over all runs of a recording, in the order of the recording, without keeping them.
  ///
  /// A missing run is an error.
  func eachRun(
    of recording: RecordingID,
    _ take: (RunSummary) -> Void
  ) throws(StoreError) {
    let stored = try runCount(of: recording)
    let select = try connection.prepared(
      runSummaries + "WHERE run.recording_id = ? ORDER BY run.id"
    )
    try select.bind(recording.rawValue)
    var read = 0
    while try select.next() {
      take(try checkedRun(select))
      read += 1
    }
    guard read == stored else {
      throw .damaged(
        file: file,
        reason: "\(stored - read) runs of recording \(recording) lack a name or an answer"
      )
    }
  }

  /// Iterates over all runs, in the order of their recording.
  ///
  /// The runs are read in pages, without a lock and without keeping all of them in memory.
  /// Concurrent additions and removals may be visible.
  ///
  /// - Throws: A database error, or an error from `take`.
  package func eachRun(_ take: (RunSummary) throws -> Void) throws {
    var last: RunID?
    while true {
      let page = try runs(matching: RunFilter(), after: last, limit: Self.pageSize)
      for run in page { try take(run) }
      guard page.count == Self.pageSize else { return }
      last = page.last?.id
    }
  }

  /// The number of runs that ``eachRun(_:)`` reads at once.
  static let pageSize = 100

  /// Returns the runs that match a filter, in the order of their recording.
  ///
  /// `last` excludes the runs up to it, and `limit` is the maximum number of runs.
  package func runs(
    matching filter: RunFilter = RunFilter(),
    after last: RunID? = nil,
    limit: Int? = nil
  ) throws(StoreError) -> [RunSummary] {
    let select = try connection.prepared(
      runSummaries + """
        WHERE (?1 IS NULL OR scenario.name = ?1)
          AND (?2 IS NULL OR device.name = ?2)
          AND (?3 IS NULL OR scenario_case.orientation = ?3)
          AND (?4 IS NULL OR scenario_case.technique = ?4)
          AND (?5 IS NULL OR run.recording_id = ?5)
          AND run.id > ?6
        ORDER BY run.id
        LIMIT ?7
        """
    )
    try select.bind(filter.scenario)
    try select.bind(filter.device)
    try select.bind(filter.orientation)
    try select.bind(filter.technique)
    try select.bind(filter.recording?.rawValue)
    try select.bind(last?.rawValue ?? Int64.min)
    // A negative limit means no limit.
    try select.bind(Int64(limit ?? -1))
    return try select.all(checkedRun)
  }

  /// Returns the newest recording with runs or failures; nil without one.
  package func latestRecording() throws(StoreError) -> RecordingSummary? {
    try latestRecordings().first
  }

  /// Returns the recordings of the newest command, newest first.
  ///
  /// A command makes a recording for each engine, and all of them have its label, commit and time.
  package func latestRecordings() throws(StoreError) -> [RecordingSummary] {
    guard let latest = try latestRecordingID() else { return [] }
    var recordings: [RecordingSummary] = []
    for recording in try self.recordings().reversed().drop(while: { $0.id != latest }) {
      guard recordings.allSatisfy(recording.canHaveCommand(of:)) else { break }
      recordings.append(recording)
    }
    return recordings
  }

  /// Returns a run from a row with the columns ``runSummaries``.
  ///
  /// - Throws: A database error if the run changed after the recording.
  func checkedRun(_ row: Statement) throws(StoreError) -> RunSummary {
    let run = try row.runSummary()
    try check(run, hash: row.blob())
    return run
  }

  /// Returns all recordings, oldest first.
  package func recordings() throws(StoreError) -> [RecordingSummary] {
    let select = try connection.prepared(
      """
      SELECT
        recording.id, \(EngineIdentity.columns), recording.label, recording.source_commit, recording.recorded_at,
        (SELECT count(*) FROM run WHERE run.recording_id = recording.id),
        plan.hash, shard.number, shard.count
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      LEFT JOIN shard ON shard.recording_id = recording.id
      LEFT JOIN plan ON plan.id = shard.plan_id
      ORDER BY recording.id
      """
    )
    return try select.all { row throws(StoreError) in
      RecordingSummary(
        id: RecordingID(rawValue: row.integer()),
        engine: try row.engine(),
        label: row.optionalText(),
        commit: row.optionalText(),
        recordedAt: row.optionalText(),
        runCount: Int(row.integer()),
        manifest: try row.optionalText().map { plan throws(StoreError) in
          Manifest(planHash: plan, shard: try shard(row))
        }
      )
    }
  }

  private func shard(_ row: Statement) throws(StoreError) -> Shard {
    let (number, count) = (Int(row.integer()), Int(row.integer()))
    if let shard = Shard(number: number, count: count) { return shard }
    throw .damaged(file: file, reason: "there is no part \(number) of \(count)")
  }

  /// Returns all engines, in the order of their first recordings.
  package func engines() throws(StoreError) -> [EngineSummary] {
    let select = try connection.prepared(
      """
      SELECT
        \(EngineIdentity.columns), count(DISTINCT recording.id), count(run.id)
      FROM engine
      JOIN recording ON recording.engine_id = engine.id
      LEFT JOIN run ON run.recording_id = recording.id
      GROUP BY engine.id
      ORDER BY engine.id
      """
    )
    return try select.all { row throws(StoreError) in
      EngineSummary(
        engine: try row.engine(),
        recordingCount: Int(row.integer()),
        runCount: Int(row.integer())
      )
    }
  }

  func latestRecordingID() throws(StoreError) -> RecordingID? {
    let select = try connection.prepared(
      """
      SELECT max(recording_id)
      FROM (SELECT recording_id FROM run UNION ALL SELECT recording_id FROM failure)
      """
    )
    return try select.first { $0.optionalInteger() }?.map { RecordingID(rawValue: $0) }
  }

  /// Returns the error for an unknown run.
  func unknownRun(_ id: RunID) throws(StoreError) -> StoreError {
    let select = try connection.prepared("SELECT id FROM run ORDER BY id DESC LIMIT 5")
    return unknown("run", id.description, known: try select.all { "\($0.integer())" })
  }

  /// Returns an error that suggests a few different names, newest first.
  func unknown(_ what: String, _ name: String, known: [String]) -> StoreError {
    var offered: [String] = []
    for name in known where !offered.contains(name) && offered.count < 5 { offered.append(name) }
    return .unknown(file: file, what: what, name: name, known: offered)
  }
}

/// The columns that ``Statement/runSummary()`` reads, followed by the run's hash.
let runSummaries = """
  SELECT
    run.id, run.recording_id, \(CaseIdentity.columns), \(EngineIdentity.columns), question.hash,
    \(StoredNames.Answer.columns),
    (SELECT lower(hex(hash)) FROM explanation WHERE id = run.explanation_id), recording.label,
    recording.source_commit, recording.recorded_at, run.hash
  FROM run
  JOIN recording ON recording.id = run.recording_id
  JOIN engine ON engine.id = recording.engine_id
  JOIN answer ON answer.id = run.answer_id
  JOIN question ON question.id = run.question_id
  JOIN scenario_case ON scenario_case.id = question.case_id
  \(CaseIdentity.names)

  """

extension Statement {
  func runSummary() throws(StoreError) -> RunSummary {
    let (id, recording) = (RunID(rawValue: integer()), RecordingID(rawValue: integer()))
    let (identity, engine) = (try caseIdentity(), try engine())
    let asked = StoredNames.AskedCase(identity: identity, questionHash: questionHash())
    let answer = StoredNames.Answer(self)
    let explanationHash = optionalText()
    let source = StoredNames.Recording(
      engine: engine,
      label: optionalText(),
      commit: optionalText(),
      recordedAt: optionalText()
    )
    return RunSummary(
      id: id,
      recording: recording,
      source: source,
      asked: asked,
      answer: answer,
      explanationHash: explanationHash
    )
  }
}
