import SnapshotModel

/// Writes runs inside a transaction of its caller.
///
/// The ids of names are cached across runs.
final class RunWriter {
  let connection: Connection
  private var devices = NameTable(table: "device", column: "name")
  private var scenarios = NameTable(table: "scenario", column: "name")
  private var answers: AnswerWriter
  private var explanations: ExplanationWriter
  private var wordings: WordingWriter
  private var dataVersion = 0
  /// The seal for the written runs; nil for runs from other sources.
  var seal: AnswerSeal?
  /// The recording of the last write, and its engine.
  private var latest: (recording: RecordingID, engine: EngineIdentity)?

  init(_ connection: Connection) {
    self.connection = connection
    answers = AnswerWriter(connection)
    explanations = ExplanationWriter(connection)
    wordings = WordingWriter(connection)
  }

  /// Forgets the ids if another connection changed the file.
  func invalidateAfterOtherWriters() throws(StoreError) {
    let query = try connection.prepared("PRAGMA data_version")
    let version = Int(try query.first { $0.integer() } ?? 0)
    if version != dataVersion { invalidateIDs() }
    dataVersion = version
  }

  /// Forgets all ids, because a failed transaction does not keep its rows.
  func invalidateIDs() {
    devices.forget()
    scenarios.forget()
    answers.invalidateIDs()
    explanations.invalidateIDs()
    wordings.invalidateIDs()
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

  /// Updates the version of the scenarios and the time of a recording.
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

  /// The maximum number of runs with rows that are inserted together, see ``AnswerWriter``.
  static let batchSize = 32

  /// Stores runs in a recording, ``batchSize`` at a time.
  func write(
    _ runs: some RandomAccessCollection<PreparedRun>,
    in recording: RecordingID
  ) throws(StoreError) -> [RunID] {
    var ids: [RunID] = []
    var rest = runs[...]
    while !rest.isEmpty {
      ids += try writeTogether(rest.prefix(Self.batchSize), in: recording)
      rest = rest.dropFirst(Self.batchSize)
    }
    return ids
  }

  /// Stores a run in a recording.
  @discardableResult
  func write(_ run: DigestedRun, in recording: RecordingID) throws(StoreError) -> RunID {
    let ids = try write(CollectionOfOne(PreparedRun(run)), in: recording)
    guard let id = ids.first else { preconditionFailure("every run that is written has an id") }
    return id
  }

  private func writeTogether(
    _ runs: some Collection<PreparedRun>,
    in recording: RecordingID
  ) throws(StoreError) -> [RunID] {
    var rows: [RecordedRunRow] = []
    for prepared in runs {
      let run = prepared.digested.run
      try checkEngine(of: run, in: recording)
      let question = try questionID(
        of: run.identity,
        hash: run.questionHash,
        wording: try wordings.id(of: prepared)
      )
      rows.append(
        RecordedRunRow(
          recording: recording.rawValue,
          question: question,
          answer: try answers.id(of: prepared),
          hash: prepared.hash(in: recording),
          explanation: try explanations.id(of: prepared.digested),
          seal: prepared.seal(by: seal)
        )
      )
    }
    try answers.writeNew()
    let ids = try connection.insertNumbered(rows)
    try addToRoots(runs, of: recording)
    try renewLease(of: recording)
    return ids.map { RunID(rawValue: $0) }
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
      SELECT \(EngineIdentity.columns)
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      WHERE recording.id = ?
      """
    )
    try select.bind(recording.rawValue)
    let engine = try select.first { row throws(StoreError) in try row.engine() }
    guard let engine else { throw .vanished(file: connection.file, recording: recording) }
    latest = (recording, engine)
    return engine
  }

  /// Returns the id of a question and inserts a new question.
  ///
  /// - Parameters:
  ///   - identity: The case of the question.
  ///   - hash: The hash of the question.
  ///   - wording: The titles and texts of its views; nil keeps the former ones.
  /// - Returns: The id.
  /// - Throws: A database error.
  func questionID(
    of identity: CaseIdentity,
    hash: QuestionHash,
    wording: Int64? = nil
  ) throws(StoreError) -> Int64 {
    let row = QuestionRow(scenarioCase: try caseID(of: identity), hash: hash, wording: wording)
    guard let id = try connection.knownID(of: row) else {
      try connection.insert(row)
      return connection.lastInsertedID
    }
    guard let wording else { return id }
    let update = try connection.prepared(
      "UPDATE question SET wording_id = ?1 WHERE id = ?2 AND wording_id IS NOT ?1"
    )
    try update.bind(wording)
    try update.bind(id)
    try update.run()
    return id
  }

  /// Returns the id of a scenario and inserts a new scenario.
  func scenarioID(of name: String) throws(StoreError) -> Int64 {
    try scenarios.id(of: ExactText(text: name), in: connection)
  }

  /// Returns the id of a case and inserts a new case.
  func caseID(of identity: CaseIdentity) throws(StoreError) -> Int64 {
    try connection.id(of: caseRow(of: identity))
  }

  /// Returns the ids of different cases and inserts the new cases together.
  func caseIDs(of identities: [CaseIdentity]) throws(StoreError) -> [Int64] {
    var (ids, new): ([Int64], [(index: Int, row: ScenarioCaseRow)]) = ([], [])
    for identity in identities {
      let row = try caseRow(of: identity)
      let id = try connection.knownID(of: row)
      if id == nil { new.append((ids.count, row)) }
      ids.append(id ?? 0)
    }
    for (item, id) in zip(new, try connection.insertNumbered(new.map(\.row))) {
      ids[item.index] = id
    }
    return ids
  }

  private func caseRow(of identity: CaseIdentity) throws(StoreError) -> ScenarioCaseRow {
    ScenarioCaseRow(
      scenario: try scenarioID(of: identity.scenario),
      device: try devices.id(of: ExactText(text: identity.device), in: connection),
      orientation: identity.orientation,
      technique: identity.technique,
      system: identity.system ?? "",
      settings: identity.settings
    )
  }
}

/// Returns the bytes of pairs of hexadecimal digits.
func bytes(fromHexadecimal text: String) -> [UInt8] {
  var text = text
  return text.withUTF8 { digits in
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var high: UInt8?
    for character in digits {
      guard let digit = hexadecimalDigit(character) else { continue }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return bytes
  }
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
