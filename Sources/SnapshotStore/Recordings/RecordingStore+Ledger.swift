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
  ///
  /// The tables themselves and the plans are checked by another thread at the same time.
  package func checkRecordings() throws(StoreError) {
    let tables = file == Self.inMemory ? nil : TableCheck(Self.recordingTables, in: file)
    let rows = Result { () throws(StoreError) in
      try connection.atOneMoment { () throws(StoreError) in try recordingFaults().first }
    }
    // Rows of a damaged table can be missing, or give misleading errors.
    if let fault = try tables?.faults().first { throw .damaged(file: file, reason: fault) }
    if let fault = try rows.get() { throw .damaged(file: file, reason: fault) }
    let plans = if let tables { try tables.planFaults() } else { try checkPlans() }
    if let fault = plans.first { throw .damaged(file: file, reason: fault) }
  }

  /// Returns the faults of the rows that list recordings and runs, one sentence each.
  private func recordingFaults() throws(StoreError) -> [String] {
    let runs = try runFaults()
    // A changed run precedes the recording that it affects.
    let changed = runs.isEmpty ? [] : try checkRuns()
    return try changed + runs + countFaults() + detailsFaults()
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
  ///
  /// The runs and the questions are read in the same order, because a join would search the names of
  /// each run. Equal runs of several recordings are hashed once.
  private func runSums() throws(StoreError) -> [Int64: [String: RootHash]] {
    let select = try connection.prepared(
      "SELECT recording_id, question_id, answer_id FROM run ORDER BY question_id"
    )
    defer { select.end() }
    var terms = try RunTerms(in: connection)
    defer { terms.end() }
    var sums = RunSums()
    while try select.next() {
      let (recording, question, answer) = (select.integer(), select.integer(), select.integer())
      guard let term = try terms.term(question: question, answer: answer) else {
        throw .damaged(file: file, reason: "the case or the answer of a run is missing")
      }
      sums.add(term, to: recording)
    }
    return sums.all
  }
}

/// A run without its recording.
private struct RunTerm {
  let scenario: String
  let root: RootHash
}

/// Reads the runs of questions without their recordings.
private struct RunTerms {
  private let questions: Statement
  private let answers: Statement
  private var question: (id: Int64, identity: CaseIdentity, hash: QuestionHash)?
  /// The runs of the question by their answers.
  private var terms: [Int64: RunTerm] = [:]
  private var last: (answer: Int64, term: RunTerm)?

  init(in connection: Connection) throws(StoreError) {
    questions = try connection.prepared(
      """
      SELECT question.id, \(CaseIdentity.columns), question.hash
      FROM question
      JOIN scenario_case ON scenario_case.id = question.case_id
      \(CaseIdentity.names)
      ORDER BY question.id
      """
    )
    answers = try connection.prepared("SELECT hash FROM answer WHERE id = ?")
  }

  func end() { questions.end() }

  /// Returns a run; nil if its question with all names or its answer is missing.
  ///
  /// - Precondition: No earlier call had a greater question.
  mutating func term(question id: Int64, answer: Int64) throws(StoreError) -> RunTerm? {
    try advance(to: id)
    if let last, last.answer == answer { return last.term }
    guard let question, question.id == id else { return nil }
    let term: RunTerm
    if let known = terms[answer] {
      term = known
    } else {
      try answers.bind(answer)
      guard let hash = try answers.first({ $0.hexadecimal() }) else { return nil }
      term = RunTerm(
        scenario: question.identity.scenario,
        root: RootHash(
          identity: question.identity,
          questionHash: question.hash,
          answerHash: hash
        )
      )
      terms[answer] = term
    }
    last = (answer, term)
    return term
  }

  /// Reads the question with an id.
  private mutating func advance(to id: Int64) throws(StoreError) {
    guard question?.id != id else { return }
    (question, last) = (nil, nil)
    terms.removeAll(keepingCapacity: true)
    while try questions.next() {
      let next = questions.integer()
      guard next >= id else { continue }
      question = (next, try questions.caseIdentity(), questions.questionHash())
      return
    }
  }
}

/// The sums over the runs of each scenario in each recording.
private struct RunSums {
  private var finished: [Int64: [String: RootHash]] = [:]
  /// The sums of one scenario, because its runs usually follow each other.
  private var scenario = ""
  private var sums: [Int64: RootHash] = [:]

  mutating func add(_ term: RunTerm, to recording: Int64) {
    if term.scenario != scenario {
      finish()
      scenario = term.scenario
    }
    sums[recording, default: RootHash()] += term.root
  }

  /// All sums by recordings and scenarios.
  var all: [Int64: [String: RootHash]] {
    var sums = self
    sums.finish()
    return sums.finished
  }

  private mutating func finish() {
    for (recording, sum) in sums {
      finished[recording, default: [:]][scenario, default: RootHash()] += sum
    }
    sums = [:]
  }
}
