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
    try connection.insert(
      RecordingRow(
        engine: try connection.id(of: EngineRow(engine: engine)),
        label: label,
        commit: commit,
        recordedAt: recordedAt,
        engineBuild: build
      )
    )
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
    var ids: [RunID] = []
    for (run, (question, answer)) in zip(runs, zip(questions, try answers.ids(of: runs))) {
      try connection.insert(
        RecordedRunRow(
          recording: recording.rawValue,
          question: question,
          answer: answer,
          hash: run.hash(in: recording),
          explanation: try explanations.id(of: run),
          seal: seal?.bytes(for: run)
        )
      )
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

  /// The row of a question, which is made unless there is one.
  func questionID(of identity: CaseIdentity, hash: String) throws(StoreError) -> Int64 {
    try connection.id(of: QuestionRow(scenarioCase: try caseID(of: identity), hash: hash))
  }

  /// The row of a scenario, which is made unless there is one.
  func scenarioID(of name: String) throws(StoreError) -> Int64 {
    try scenarios.id(of: ExactText(text: name), in: connection)
  }

  /// The row of a case, which is made unless there is one.
  func caseID(of identity: CaseIdentity) throws(StoreError) -> Int64 {
    try connection.id(
      of: ScenarioCaseRow(
        scenario: try scenarioID(of: identity.scenario),
        device: try devices.id(of: ExactText(text: identity.device), in: connection),
        orientation: identity.orientation,
        technique: identity.technique,
        system: identity.system ?? "",
        settings: identity.settings ?? ""
      )
    )
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
