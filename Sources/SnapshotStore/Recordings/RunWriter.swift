import SnapshotModel

/// Writes runs, inside a transaction that its caller holds.
///
/// Ids of names are remembered from run to run.
final class RunWriter {
  let connection: Connection
  private var devices = NameTable(table: "device", column: "name")
  private var scenarios = NameTable(table: "scenario", column: "name")
  private var snapshots: SnapshotWriter
  private var dataVersion = 0
  /// The recording written to last, and its engine.
  private var latest: (recording: RecordingID, engine: EngineIdentity)?

  init(_ connection: Connection) {
    self.connection = connection
    snapshots = SnapshotWriter(connection)
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
    snapshots.forgetIDs()
    latest = nil
  }

  func startRecording(
    engine: EngineIdentity,
    label: String?,
    commit: String?,
    recordedAt: String?
  ) throws(StoreError) -> RecordingID {
    let insert = try connection.prepared(
      "INSERT INTO recording (engine_id, label, source_commit, recorded_at) VALUES (?, ?, ?, ?)"
    )
    try insert.bind(try engineID(of: engine))
    try insert.bind(label)
    try insert.bind(commit)
    try insert.bind(recordedAt)
    try insert.run()
    return RecordingID(rawValue: connection.lastInsertedID)
  }

  /// Says anew of which version of the scenarios a recording is, and when it was made.
  func update(
    _ recording: RecordingID,
    commit: String?,
    recordedAt: String?
  ) throws(StoreError) {
    let update = try connection.prepared(
      "UPDATE recording SET source_commit = ?, recorded_at = ? WHERE id = ?"
    )
    try update.bind(commit)
    try update.bind(recordedAt)
    try update.bind(recording.rawValue)
    try update.run()
  }

  func write(_ digested: DigestedRun, in recording: RecordingID) throws(StoreError) -> RunID {
    let run = digested.run
    try checkEngine(of: run, in: recording)
    let question = try questionID(of: run.identity, hash: run.questionHash)
    let answer = try answerID(of: run, digests: digested.digests)
    let insert = try connection.prepared(
      "INSERT INTO run (recording_id, question_id, answer_id) VALUES (?, ?, ?)"
    )
    try insert.bind(recording.rawValue)
    try insert.bind(question)
    try insert.bind(answer)
    try insert.run()
    return RunID(rawValue: connection.lastInsertedID)
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
    guard let engine else {
      throw .unknown(
        file: connection.file,
        what: "recording",
        name: recording.description,
        known: []
      )
    }
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

  /// The row of a case, which is made unless there is one.
  func caseID(of identity: CaseIdentity) throws(StoreError) -> Int64 {
    let scenario = try scenarios.id(of: ExactText(text: identity.scenario), in: connection)
    let device = try devices.id(of: ExactText(text: identity.device), in: connection)
    return try connection.id(
      """
      SELECT id
      FROM scenario_case
      WHERE scenario_id = ? AND device_id = ? AND orientation = ? AND technique = ?
        AND system = ?
      """,
      orInsert: """
        INSERT INTO scenario_case (scenario_id, device_id, orientation, technique, system)
        VALUES (?, ?, ?, ?, ?)
        """
    ) { statement throws(StoreError) in
      try statement.bind(scenario)
      try statement.bind(device)
      try statement.bind(identity.orientation)
      try statement.bind(identity.technique)
      try statement.bind(identity.system ?? "")
    }
  }

  /// The row of an answer that is stored already, or of the answer that is stored now.
  private func answerID(of run: Run, digests: RunDigests) throws(StoreError) -> Int64 {
    let hash = bytes(fromHexadecimal: digests.answer)
    let select = try connection.prepared("SELECT id FROM answer WHERE hash = ?")
    try select.bind(hash)
    if let id = try select.first({ $0.integer() }) { return id }
    let insert = try connection.prepared("INSERT INTO answer (hash, geometry_hash) VALUES (?, ?)")
    try insert.bind(hash)
    try insert.bind(bytes(fromHexadecimal: digests.geometry))
    try insert.run()
    let answer = connection.lastInsertedID
    try writeSteps(of: run, snapshotDigests: digests.snapshots, answer: answer)
    try writePushes(run.pushes, answer: answer)
    try writeKeyboardFrames(run.keyboardFrames, answer: answer)
    try writeEvents(run.events, answer: answer)
    try writeFindings(run.findings, answer: answer)
    return answer
  }

  private func writeSteps(
    of run: Run,
    snapshotDigests: [String],
    answer: Int64
  ) throws(StoreError) {
    let seen = try snapshots.ids(
      of: run.steps.compactMap(\.snapshot),
      digests: snapshotDigests
    )
    var ids = seen.makeIterator()
    try connection.insert(run.steps.indices, into: .step) { insert, position throws(StoreError) in
      let step = run.steps[position]
      try insert.bind(answer)
      try insert.bind(step.index)
      try insert.bind(step.time)
      try insert.bind(step.action)
      try insert.bind(step.detail)
      try insert.bind(step.snapshot == nil ? nil : ids.next())
    }
  }

  private func writePushes(_ pushes: [NavigationPush], answer: Int64) throws(StoreError) {
    try connection.insert(pushes.indices, into: .navigationPush) {
      insert,
      position throws(StoreError) in
      let push = pushes[position]
      try insert.bind(answer)
      try insert.bind(position)
      try insert.bind(push.step)
      try insert.bind(push.time)
      try insert.bind(push.kind.rawValue)
      try insert.bind(push.from)
      try insert.bind(push.to)
      try insert.bind(push.animated)
    }
  }

  private func writeKeyboardFrames(_ frames: [KeyboardFrame], answer: Int64) throws(StoreError) {
    try connection.insert(frames.indices, into: .keyboardFrame) {
      insert,
      position throws(StoreError) in
      let frame = frames[position]
      try insert.bind(answer)
      try insert.bind(position)
      try insert.bind(frame.step)
      try insert.bind(frame.time)
      try insert.bind(frame.notification)
      try insert.bind(frame.begin)
      try insert.bind(frame.end)
      try insert.bind(frame.duration)
    }
  }

  private func writeEvents(_ events: [RunEvent], answer: Int64) throws(StoreError) {
    try connection.insert(events.indices, into: .event) { insert, position throws(StoreError) in
      let event = events[position]
      try insert.bind(answer)
      try insert.bind(position)
      try insert.bind(event.step)
      try insert.bind(event.time)
      try insert.bind(event.kind.rawValue)
      try insert.bind(event.name)
      try insert.bind(event.subject)
      try insert.bind(event.cause.rawValue)
      try insert.bind(event.before)
      try insert.bind(event.after)
      try insert.bind(event.duration)
    }
  }

  private func writeFindings(_ findings: [Finding], answer: Int64) throws(StoreError) {
    try connection.insert(findings.indices, into: .finding) { insert, position throws(StoreError) in
      let finding = findings[position]
      try insert.bind(answer)
      try insert.bind(position)
      try insert.bind(finding.step)
      try insert.bind(finding.kind.rawValue)
      try insert.bind(finding.view)
      try insert.bind(finding.message)
    }
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
