import SnapshotModel

/// Writes runs, inside a transaction that its caller holds.
///
/// Ids of names are remembered from run to run.
final class RunWriter {
  let connection: Connection
  private var devices = NameTable(table: "device", column: "name")
  private var scenarios = NameTable(table: "scenario", column: "name")
  private var answers: AnswerWriter
  private var explanations: ExplanationWriter
  private var dataVersion = 0
  /// Seals the runs that are written; nil for runs of others.
  var seal: AnswerSeal?
  /// The recording written to last, and its engine.
  private var latest: (recording: RecordingID, engine: EngineIdentity)?

  init(_ connection: Connection) {
    self.connection = connection
    answers = AnswerWriter(connection)
    explanations = ExplanationWriter(connection)
  }

  /// Forgets ids that another connection may have removed since.
  func forgetWhatOthersChanged() throws(StoreError) {
    let query = try connection.prepared("PRAGMA data_version")
    let version = Int(try query.first { $0.integer() } ?? 0)
    if version != dataVersion { forgetIDs() }
    dataVersion = version
  }

  /// Forgets the ids of rows that a failed transaction did not leave behind.
  func forgetIDs() {
    devices.forget()
    scenarios.forget()
    answers.forgetIDs()
    explanations.forgetIDs()
    latest = nil
  }

  func startRecording(
    engine: EngineIdentity,
    build: String? = nil,
    label: String?,
    commit: String?,
    recordedAt: String?
  ) throws(StoreError) -> RecordingID {
    let insert = try connection.prepared(
      """
      INSERT INTO recording (engine_id, engine_build, label, source_commit, recorded_at)
      VALUES (?, ?, ?, ?, ?)
      """
    )
    try insert.bind(try engineID(of: engine))
    try insert.bind(build)
    try insert.bind(label)
    try insert.bind(commit)
    try insert.bind(recordedAt)
    try insert.run()
    let recording = RecordingID(rawValue: connection.lastInsertedID)
    try setDetailsRoot(try ownDetails(of: recording), of: recording)
    return recording
  }

  /// Updates of which version of the scenarios a recording is, and when it was made.
  func update(
    _ recording: RecordingID,
    commit: String?,
    recordedAt: String?
  ) throws(StoreError) {
    try changeDetails(of: recording) { () throws(StoreError) in
      let update = try connection.prepared(
        "UPDATE recording SET source_commit = ?, recorded_at = ? WHERE id = ?"
      )
      try update.bind(commit)
      try update.bind(recordedAt)
      try update.bind(recording.rawValue)
      try update.run()
    }
  }

  /// Stores runs as part of a recording.
  ///
  /// Rows of up to 32 of them are inserted together, see ``AnswerWriter``.
  func write(
    _ runs: some RandomAccessCollection<DigestedRun>,
    in recording: RecordingID
  ) throws(StoreError) -> [RunID] {
    var ids: [RunID] = []
    var rest = runs[...]
    while !rest.isEmpty {
      ids += try writeTogether(rest.prefix(32), in: recording)
      rest = rest.dropFirst(32)
    }
    return ids
  }

  private func writeTogether(
    _ runs: some Collection<DigestedRun>,
    in recording: RecordingID
  ) throws(StoreError) -> [RunID] {
    var questions: [Int64] = []
    for digested in runs {
      let run = digested.run
      try checkEngine(of: run, in: recording)
      questions.append(try questionID(of: run.identity, hash: run.questionHash))
    }
    let insert = try connection.prepared(
      """
      INSERT INTO run (recording_id, question_id, answer_id, hash, explanation_id, seal)
      VALUES (?, ?, ?, ?, ?, ?)
      """
    )
    var ids: [RunID] = []
    for (run, (question, answer)) in zip(runs, zip(questions, try answers.ids(of: runs))) {
      try insert.bind(recording.rawValue)
      try insert.bind(question)
      try insert.bind(answer)
      try insert.bind(run.hash(in: recording))
      try insert.bind(try explanations.id(of: run))
      try insert.bind(seal?.bytes(for: run))
      try insert.run()
      ids.append(RunID(rawValue: connection.lastInsertedID))
    }
    try addToRoots(runs, of: recording)
    try renewLease(of: recording)
    return ids
  }

  private func checkEngine(of run: Run, in recording: RecordingID) throws(StoreError) {
    let engine = try engine(of: recording)
    guard engine == run.engine else {
      throw .otherEngine(identity: run.identity, run: run.engine, recording: engine)
    }
  }

  private func engine(of recording: RecordingID) throws(StoreError) -> EngineIdentity {
    if let latest, latest.recording == recording { return latest.engine }
    let select = try connection.prepared(
      """
      SELECT name, version, fingerprint
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      WHERE recording.id = ?
      """
    )
    try select.bind(recording.rawValue)
    let engine = try select.first { $0.engine() }
    guard let engine else { throw .vanished(file: connection.file, recording: recording) }
    latest = (recording, engine)
    return engine
  }

  private func engineID(of engine: EngineIdentity) throws(StoreError) -> Int64 {
    try connection.id(
      "SELECT id FROM engine WHERE name = ? AND version = ? AND fingerprint = ?",
      orInsert: "INSERT INTO engine (name, version, fingerprint) VALUES (?, ?, ?)"
    ) { statement throws(StoreError) in
      try statement.bind(engine.name)
      try statement.bind(engine.version)
      try statement.bind(engine.fingerprint)
    }
  }

  /// The row of a question, which is made unless there is one.
  func questionID(of identity: CaseIdentity, hash: String) throws(StoreError) -> Int64 {
    let caseID = try caseID(of: identity)
    return try connection.id(
      "SELECT id FROM question WHERE case_id = ? AND hash = ?",
      orInsert: "INSERT INTO question (case_id, hash) VALUES (?, ?)"
    ) { statement throws(StoreError) in
      try statement.bind(caseID)
      try statement.bind(hash)
    }
  }

  /// The row of a scenario, which is made unless there is one.
  func scenarioID(of name: String) throws(StoreError) -> Int64 {
    try scenarios.id(of: ExactText(text: name), in: connection)
  }

  /// The row of a case, which is made unless there is one.
  func caseID(of identity: CaseIdentity) throws(StoreError) -> Int64 {
    let scenario = try scenarioID(of: identity.scenario)
    let device = try devices.id(of: ExactText(text: identity.device), in: connection)
    return try connection.id(
      """
      SELECT id
      FROM scenario_case
      WHERE scenario_id = ? AND device_id = ? AND orientation = ? AND technique = ?
        AND system = ? AND settings = ?
      """,
      orInsert: """
        INSERT INTO scenario_case (scenario_id, device_id, orientation, technique, system, settings)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    ) { statement throws(StoreError) in
      try statement.bind(scenario)
      try statement.bind(device)
      try statement.bind(identity.orientation)
      try statement.bind(identity.technique)
      try statement.bind(identity.system ?? "")
      try statement.bind(identity.settings ?? "")
    }
  }
}

extension AnswerSeal {
  fileprivate func bytes(for digested: DigestedRun) -> [UInt8] {
    bytes(
      engine: digested.run.engine,
      identity: digested.run.identity,
      questionHash: digested.run.questionHash,
      answerHash: digested.digests.answer,
      explanationHash: digested.digests.explanations
    )
  }
}

extension DigestedRun {
  /// See ``runHash(recording:engine:identity:questionHash:answerHash:)``.
  fileprivate func hash(in recording: RecordingID) -> [UInt8] {
    runHash(
      recording: Int(recording.rawValue),
      engine: run.engine,
      identity: run.identity,
      questionHash: run.questionHash,
      answerHash: digests.answer,
      explanationHash: digests.explanations
    )
  }
}

/// The bytes that pairs of hexadecimal digits stand for.
func bytes(fromHexadecimal text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count / 2)
  var high: UInt8?
  for digit in text.utf8.lazy.compactMap(hexadecimalDigit) {
    if let first = high {
      bytes.append(first << 4 | digit)
      high = nil
    } else {
      high = digit
    }
  }
  return bytes
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
