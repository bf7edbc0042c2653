import SnapshotModel

extension RecordingStore {
  /// Opens a database and checks that no recording, run or failure of it is lost or was changed.
  ///
  /// Whoever reports something to users opens databases by this function. It costs two digests for each distinct
  /// question and answer, and reads no geometry, whose digests are checked when it is loaded.
  ///
  /// - Parameters:
  ///   - file: The path of the database.
  ///   - mode: See ``Mode``.
  /// - Returns: The store.
  /// - Throws: A fault of the database.
  package static func openChecked(_ file: String, mode: Mode) throws(StoreError) -> RecordingStore {
    let store = try RecordingStore(file: file, mode: mode)
    try store.checkLedger()
    return store
  }

  /// Refuses a file that lacks recordings, runs, failures or planned cases, or has others than were recorded.
  package func checkLedger() throws(StoreError) {
    let fault = try connection.atOneMoment { () throws(StoreError) in try ledgerFaults().first }
    if let fault { throw .damaged(file: file, reason: fault) }
  }

  /// The faults of the tables that list recordings and runs, one sentence each.
  func ledgerFaults() throws(StoreError) -> [String] {
    for table in Self.ledgerTables {
      let lines = try connection.prepared("PRAGMA integrity_check('\(table)')").all { $0.text() }
      if lines != ["ok"] { return lines }
    }
    let runs = try runFaults()
    // A run that was changed is named before the recording that it changes.
    let changed = runs.isEmpty ? [] : try checkRuns()
    return try changed + runs + countFaults() + detailsFaults() + checkPlans()
  }

  /// The tables that list recordings and runs; the others contain their answers.
  private static let ledgerTables = [
    "recording", "removed_recording", "run", "failure", "scenario_root", "engine", "question",
    "answer", "scenario_case", "scenario", "device", "shard", "plan", "planned_case", "view_path",
  ]

  /// Numbers of recordings that have neither a row nor were removed.
  func countFaults() throws(StoreError) -> [String] {
    let missing = try connection.integer(
      """
      WITH last (number) AS (SELECT max(seq) FROM sqlite_sequence WHERE name = 'recording')
      SELECT
        coalesce((SELECT number FROM last), 0) - (SELECT count(*) FROM recording)
        - (
          SELECT count(*)
          FROM removed_recording
          WHERE id <= (SELECT number FROM last) AND id NOT IN (SELECT id FROM recording)
        )
      """
    )
    return missing == 0 ? [] : ["\(missing) recordings are missing"]
  }

  func detailsFaults() throws(StoreError) -> [String] {
    let found = try connection.detailsRoots()
    let select = try connection.prepared("SELECT id, details_root FROM recording ORDER BY id")
    var faults: [String] = []
    while try select.next() {
      let (recording, root) = (select.integer(), select.root())
      guard found[recording] != root else { continue }
      faults.append("recording \(recording) was changed, or lost failures")
    }
    return faults
  }

  /// Recordings whose runs differ from the roots, and runs without a recording.
  private func runFaults() throws(StoreError) -> [String] {
    let found = try runSums()
    var stored: [Int64: [String: RootHash]] = [:]
    let scenarios = try connection.prepared(
      """
      SELECT recording_id, scenario.name, root
      FROM scenario_root
      LEFT JOIN scenario ON scenario.id = scenario_root.scenario_id
      """
    )
    while try scenarios.next() {
      stored[scenarios.integer(), default: [:]][scenarios.text()] = scenarios.root()
    }
    var roots: [Int64: RootHash] = [:]
    let recordings = try connection.prepared("SELECT id, root FROM recording")
    while try recordings.next() { roots[recordings.integer()] = recordings.root() }
    return Set(roots.keys).union(found.keys).union(stored.keys).sorted().compactMap { recording in
      let sums = found[recording, default: [:]]
      guard sums == stored[recording, default: [:]],
        roots[recording] == sums.values.reduce(RootHash(), +)
      else { return "recording \(recording) has other runs than were recorded: its root differs" }
      return nil
    }
  }

  /// The sums over the runs of each scenario of each recording, computed from the rows.
  private func runSums() throws(StoreError) -> [Int64: [String: RootHash]] {
    let names = try names()
    var terms: [RunTerm: (scenario: String, root: RootHash)] = [:]
    var sums: [Int64: [String: RootHash]] = [:]
    let select = try connection.prepared(
      "SELECT recording_id, question_id, answer_id FROM run ORDER BY recording_id, question_id"
    )
    while try select.next() {
      let recording = select.integer()
      let key = RunTerm(question: select.integer(), answer: select.integer())
      let term: (scenario: String, root: RootHash)
      if let known = terms[key] { term = known } else { term = try self.term(key, names) }
      terms[key] = term
      sums[recording, default: [:]][term.scenario, default: RootHash()] += term.root
    }
    return sums
  }

  /// A run without its recording, as recordings share it.
  private struct RunTerm: Hashable {
    let question: Int64
    let answer: Int64
  }

  private func term(
    _ run: RunTerm,
    _ names: StoredNames
  ) throws(StoreError) -> (scenario: String, root: RootHash) {
    guard let question = try names.questions.row(run.question), let identity = question.identity,
      let answer = try names.answers.row(run.answer)
    else { throw .damaged(file: file, reason: "a run has lost its case or its answer") }
    let root = RootHash(
      identity: identity,
      questionHash: question.hash,
      answerHash: answer.hash
    )
    return (identity.scenario, root)
  }
}
