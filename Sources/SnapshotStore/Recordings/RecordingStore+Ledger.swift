import SnapshotModel

extension RecordingStore {
  /// Opens a database and checks that every recording, run and failure is present and unchanged.
  ///
  /// All commands that report to users open databases with this function. It costs two digests for
  /// each distinct question and answer. It does not read geometry. Loading checks the digests of
  /// geometry.
  ///
  /// - Parameters:
  ///   - file: The path of the database.
  ///   - mode: See ``Mode``.
  /// - Returns: The store.
  /// - Throws: A database error.
  package static func openChecked(_ file: String, mode: Mode) throws(StoreError) -> RecordingStore {
    let store = try RecordingStore(file: file, mode: mode)
    try store.checkRecordings()
    return store
  }

  /// Rejects a file with missing or changed recordings, runs, failures or planned cases.
  package func checkRecordings() throws(StoreError) {
    let fault = try connection.atOneMoment { () throws(StoreError) in try recordingFaults().first }
    if let fault { throw .damaged(file: file, reason: fault) }
  }

  /// Returns the faults of the tables that list recordings and runs, one sentence each.
  func recordingFaults() throws(StoreError) -> [String] {
    for table in Self.recordingTables {
      let lines = try connection.prepared("PRAGMA integrity_check('\(table)')").all { $0.text() }
      if lines != ["ok"] { return lines }
    }
    let runs = try runFaults()
    // A changed run precedes the recording that it affects.
    let changed = runs.isEmpty ? [] : try checkRuns()
    return try changed + runs + countFaults() + detailsFaults() + checkPlans()
  }

  /// The tables that list recordings and runs.
  ///
  /// The other tables contain their answers.
  private static let recordingTables = [
    "recording", "removed_recording", "run", "failure", "scenario_root", "engine", "question",
    "answer", "scenario_case", "scenario", "device", "shard", "plan", "planned_case", "view_path",
  ]

  /// Returns faults for the numbers of recordings that are neither present nor removed.
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
    let details = try connection.detailsRoots()
    var faults = details.faults
    let select = try connection.prepared("SELECT id, details_root FROM recording ORDER BY id")
    while try select.next() {
      let (recording, root) = (select.integer(), select.root())
      guard details.roots[recording] != root else { continue }
      faults.append("recording \(recording) was changed, or lost failures")
    }
    return faults
  }

  /// Returns the recordings with runs that do not match the root, and the runs without a recording.
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
      else { return "the runs of recording \(recording) were changed: its root differs" }
      return nil
    }
  }

  /// Returns the sums over the runs of each scenario in each recording, computed from the rows.
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

  /// A run without its recording.
  ///
  /// Several recordings can share it.
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
    else { throw .damaged(file: file, reason: "the case or the answer of a run is missing") }
    let root = RootHash(
      identity: identity,
      questionHash: question.hash,
      answerHash: answer.hash
    )
    return (identity.scenario, root)
  }
}
