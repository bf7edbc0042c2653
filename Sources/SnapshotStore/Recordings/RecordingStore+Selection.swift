import SnapshotModel

extension RecordingStore {
  /// Returns the newest run of each case on one side of a comparison, in the order of the cases.
  ///
  /// Throws an error if the selection is empty. The error lists available names.
  package func runs(_ selection: RunSelection) throws(StoreError) -> [RunSummary] {
    let runs = try connection.atOneMoment { () throws(StoreError) in
      try checkThatRecordingsAreThere()
      return try summaries(try pattern(of: selection))
    }
    if runs.isEmpty { throw try nothing(in: selection) }
    return runs
  }

  /// Returns each case's newest run, in the order of the cases.
  private func summaries(_ pattern: SelectionPattern) throws(StoreError) -> [RunSummary] {
    var runs = try listedRuns(pattern)
    var newest: [Int64: Int64] = [:]
    newest.reserveCapacity(runs.count)
    for run in runs {
      let id = run.summary.id.rawValue
      newest[run.caseID] = max(newest[run.caseID] ?? id, id)
    }
    runs.removeAll { newest[$0.caseID] != $0.summary.id.rawValue }
    for run in runs {
      if let hash = run.uncheckedHash { try check(run.summary, hash: hash) }
    }
    return runs.map(\.summary).sorted(byCase: \.identity)
  }

  /// Returns the runs of a recording, in the order of the cases.
  func runs(of recording: RecordingID) throws(StoreError) -> [RunSummary] {
    try summaries(SelectionPattern(recording: recording))
  }

  /// Returns the runs of a recording that another recording in the file lacks, in the order of the
  /// cases.
  func runs(
    of recording: RecordingID,
    unlike other: RecordingID
  ) throws(StoreError) -> [RunSummary] {
    try summaries(SelectionPattern(recording: recording, unlike: other))
  }

  /// Returns the runs of some scenarios of a recording, in the order of the cases.
  func runs(
    of recording: RecordingID,
    in scenarios: [String]
  ) throws(StoreError) -> [RunSummary] {
    try connection.atOneMoment { () throws(StoreError) in
      try summaries(SelectionPattern(recording: recording, scenarios: scenarios))
    }
  }

  /// Returns the recording that has all runs of a selection; nil if there are none or several.
  func onlyRecording(in selection: RunSelection) throws(StoreError) -> RecordingID? {
    if case .run = selection { return nil }
    if case .latest = selection { return try recordingOfEachLatestAttempt() }
    let pattern = try pattern(of: selection)
    let select = try connection.prepared("\(SelectionPattern.recordings) LIMIT 2")
    try pattern.bindRecordings(select)
    let recordings = try select.all { RecordingID(rawValue: $0.integer()) }
    return recordings.count == 1 ? recordings[0] : nil
  }

  /// Returns the newest recording, if it has an answer to every case that was ever planned or
  /// recorded.
  private func recordingOfEachLatestAttempt() throws(StoreError) -> RecordingID? {
    let select = try connection.prepared(
      """
      SELECT id
      FROM recording AS newest
      WHERE id = (SELECT max(id) FROM recording)
        AND NOT EXISTS (
          SELECT 1
          FROM scenario_case
          WHERE scenario_case.id NOT IN (
            SELECT question.case_id
            FROM run
            JOIN question ON question.id = run.question_id
            WHERE run.recording_id = (SELECT max(id) FROM recording)
          )
        )
      """
    )
    return try select.first { RecordingID(rawValue: $0.integer()) }
  }

  /// A run of a selection.
  private struct ListedRun {
    let summary: RunSummary
    let caseID: Int64
    /// The hash of a run that is not checked yet; nil for a checked run.
    ///
    /// An older run of a case is never checked.
    let uncheckedHash: [UInt8]?
  }

  /// Returns the runs of a selection, with several runs of a case.
  ///
  /// The values behind their ids are read together, because separate queries are slower.
  private func listedRuns(_ pattern: SelectionPattern) throws(StoreError) -> [ListedRun] {
    // Not kept, because most commands list many runs only once.
    let names = StoredNames(in: connection)
    let select = try connection.prepared(
      """
      SELECT
        \(RunRow.columns), answer.id IS NULL,
        scenario_case.id IS NULL, \(StoredNames.Answer.columns), \(StoredNames.Question.columns)
      FROM run
      LEFT JOIN answer ON answer.id = run.answer_id
      LEFT JOIN question ON question.id = run.question_id
      LEFT JOIN scenario_case ON scenario_case.id = question.case_id
      WHERE run.recording_id IN (\(SelectionPattern.recordings))
        AND (?5 IS NULL OR run.id = ?5)
        AND (
          ?6 = 0 OR (question.case_id, run.recording_id) IN (\(latestAttempts))
          OR scenario_case.id IS NULL
        )
        AND (
          ?7 IS NULL
          OR NOT EXISTS (
            SELECT 1
            FROM run AS other
            WHERE other.recording_id = ?7
              AND other.question_id = run.question_id
              AND other.answer_id = run.answer_id
          )
        )
        \(pattern.scenarioCondition)
      """
    )
    try pattern.bindRecordings(select)
    try select.bind(pattern.run?.rawValue)
    try select.bind(Int64(pattern.isLatest ? 1 : 0))
    try select.bind(pattern.unlike?.rawValue)
    for scenario in pattern.scenarios ?? [] { try select.bind(scenario) }
    return try select.all { row throws(StoreError) in
      let run = row.runRow()
      if row.bool() { throw lost("answer", of: run.id) }
      if row.bool() { throw lost("question", of: run.id) }
      try names.answers.take(run.answerID, in: row, columns: 2)
      let question = try names.questions.next(in: row)
      let summary = try summary(of: run, question, names)
      if !pattern.hasOlderRuns { try check(summary, hash: run.hash) }
      return ListedRun(
        summary: summary,
        caseID: question.caseID,
        uncheckedHash: pattern.hasOlderRuns ? run.hash : nil
      )
    }
  }

  /// Returns the row of a run; nil without one.
  func runRow(_ id: RunID) throws(StoreError) -> RunRow? {
    let select = try connection.prepared(
      "SELECT \(RunRow.columns) FROM run WHERE id = ?"
    )
    try select.bind(id.rawValue)
    return try select.first { $0.runRow() }
  }

  /// Returns the values behind the ids in a row.
  ///
  /// Missing or changed values are an error.
  func summary(of row: RunRow, _ names: StoredNames) throws(StoreError) -> RunSummary {
    guard let question = try names.questions.row(row.questionID) else {
      throw lost("question", of: row.id)
    }
    let summary = try summary(of: row, question, names)
    try check(summary, hash: row.hash)
    return summary
  }

  private func summary(
    of row: RunRow,
    _ question: StoredNames.Question,
    _ names: StoredNames
  ) throws(StoreError) -> RunSummary {
    guard let asked = question.asked else { throw lost("case", of: row.id) }
    guard let recording = try names.recordings.row(row.recordingID) else {
      throw lost("recording", of: row.id)
    }
    guard let answer = try names.answers.row(row.answerID) else {
      throw lost("answer", of: row.id)
    }
    return RunSummary(
      id: RunID(rawValue: row.id),
      recording: RecordingID(rawValue: row.recordingID),
      source: recording,
      asked: asked,
      answer: answer,
      explanationHash: try row.explanationID.flatMap(names.explanations.row)
    )
  }

  /// Rejects a run if its recording, engine, case, question or answer was changed.
  func check(_ run: RunSummary, hash: [UInt8]) throws(StoreError) {
    if let fault = run.fault(comparedWith: hash) { throw .damaged(file: file, reason: fault) }
  }

  /// Returns the error for a missing row that a run refers to.
  private func lost(_ what: String, of run: Int64) -> StoreError {
    .damaged(file: file, reason: "the \(what) of run \(run) is missing")
  }

  /// Rejects a file with runs that have no recording, because they would belong to neither side.
  private func checkThatRecordingsAreThere() throws(StoreError) {
    let select = try connection.prepared(
      """
      SELECT min(id)
      FROM run
      WHERE recording_id NOT IN (
        SELECT recording.id FROM recording JOIN engine ON engine.id = recording.engine_id
      )
      """
    )
    if let run = try select.first({ $0.optionalInteger() }) ?? nil {
      throw lost("recording", of: run)
    }
  }

  private func pattern(of selection: RunSelection) throws(StoreError) -> SelectionPattern {
    switch selection {
    case .latest:
      guard try latestRecordingID() != nil else { throw .empty(file: file) }
      return SelectionPattern(isLatest: true)
    case .recording(let id):
      return SelectionPattern(recording: id)
    case .label(let label):
      return SelectionPattern(label: label)
    case .version(let version):
      let names = Set(try engines().map(\.engine).filter { $0.version == version }.map(\.name))
      guard names.count <= 1 else {
        throw .ambiguousVersion(file: file, version: version, engines: names.sorted())
      }
      return SelectionPattern(version: version)
    case .engine(let name, let version):
      return SelectionPattern(engine: name, version: version)
    case .run(let id):
      return SelectionPattern(run: id)
    }
  }

  /// Returns the error for an empty selection.
  private func nothing(in selection: RunSelection) throws(StoreError) -> StoreError {
    let engines = try engines().reversed().map(\.engine)
    return switch selection {
    case .latest:
      try latestRecordingID().map { .nothingAnswered(file: file, recording: $0) }
        ?? .empty(file: file)
    case .recording(let id):
      unknown("recording", id.description, known: try recordings().map(\.id.description).reversed())
    case .label(let label):
      unknown("label", label, known: try recordings().compactMap(\.label).reversed())
    case .version(let version):
      unknown("engine version", version, known: engines.map(\.version))
    case .engine(let name, let version):
      unknown("engine", "\(name)@\(version)", known: engines.map { "\($0.name)@\($0.version)" })
    case .run(let id):
      try unknownRun(id)
    }
  }
}

/// The common properties of a selection's runs.
///
/// Nil matches all.
private struct SelectionPattern {
  var recording: RecordingID?
  var label: String?
  var engine: String?
  var version: String?
  var run: RunID?
  /// Whether only the latest attempt at each case is included.
  var isLatest = false
  /// A recording to compare with.
  ///
  /// Runs with equal questions and answers are excluded.
  var unlike: RecordingID?
  /// The names of the included scenarios.
  var scenarios: [String]?

  /// Whether a case can have several runs.
  var hasOlderRuns: Bool { recording == nil && run == nil && !isLatest }

  /// Selects the recordings, with the parameters of ``bindRecordings(_:)``.
  static let recordings = """
    SELECT recording.id
    FROM recording
    JOIN engine ON engine.id = recording.engine_id
    WHERE (?1 IS NULL OR recording.id = ?1)
      AND (?2 IS NULL OR recording.label = ?2)
      AND (?3 IS NULL OR engine.name = ?3)
      AND (?4 IS NULL OR engine.version = ?4)
    """

  func bindRecordings(_ select: Statement) throws(StoreError) {
    try select.bind(recording?.rawValue)
    try select.bind(label)
    try select.bind(engine)
    try select.bind(version)
  }

  /// An additional condition for the scenarios, with a parameter for each name.
  var scenarioCondition: String {
    guard let scenarios else { return "" }
    let names = Array(repeating: "?", count: scenarios.count).joined(separator: ", ")
    return "AND scenario_case.scenario_id IN (SELECT id FROM scenario WHERE name IN (\(names)))"
  }
}

/// A row of a run.
struct RunRow {
  let id: Int64
  let recordingID: Int64
  let questionID: Int64
  let answerID: Int64
  let hash: [UInt8]
  /// The explanation, for a run that was recorded with explanations.
  let explanationID: Int64?

  /// The columns that ``Statement/runRow()`` reads.
  static let columns = """
    run.id, run.recording_id, run.question_id, run.answer_id, run.hash, run.explanation_id
    """
}

extension Statement {
  fileprivate func runRow() -> RunRow {
    RunRow(
      id: integer(),
      recordingID: integer(),
      questionID: integer(),
      answerID: integer(),
      hash: blob(),
      explanationID: optionalInteger()
    )
  }
}
