import SnapshotModel

@testable import SnapshotStore

/// Recomputes the hashes and roots of a database, like an attacker who has edited its rows.
func forgeHashes(in connection: Connection) throws {
  try connection.execute("DELETE FROM scenario_root; DELETE FROM removed_recording")
  for recording in try connection.ids(of: "recording") {
    try forge(recording, in: connection)
  }
  // All numbers ever used, except for the current ones.
  try connection.execute(
    """
    INSERT INTO removed_recording
    WITH RECURSIVE number (id) AS (
      SELECT max(seq) FROM sqlite_sequence WHERE name = 'recording'
      UNION ALL
      SELECT id - 1 FROM number WHERE id > 1
    )
    SELECT id FROM number WHERE id NOT IN (SELECT id FROM recording)
    """
  )
  for (recording, root) in try connection.detailsRoots().roots {
    let sql = "UPDATE recording SET details_root = ? WHERE id = ?"
    try connection.update(sql, root.bytes, recording)
  }
}

/// Forges the runs of one recording, its roots, and the hash of its geometry.
private func forge(_ recording: Int64, in connection: Connection) throws {
  var scenarios: [Int64: RootHash] = [:]
  var geometry: [(identity: CaseIdentity, geometryHash: String)] = []
  for run in try connection.runs(of: recording) {
    let root = RootHash(
      identity: run.identity,
      questionHash: QuestionHash(text: run.question),
      answerHash: run.answer
    )
    scenarios[run.scenario, default: RootHash()] += root
    geometry.append((run.identity, run.geometry))
    let hash = runHash(
      recording: Int(recording),
      engine: run.engine,
      identity: run.identity,
      questionHash: QuestionHash(text: run.question),
      answerHash: run.answer
    )
    try connection.update("UPDATE run SET hash = ? WHERE id = ?", hash, run.id)
  }
  guard !geometry.isEmpty else { return }
  for (scenario, root) in scenarios {
    let insert = try connection.prepared("INSERT INTO scenario_root VALUES (?, ?, ?)")
    try insert.bind(recording)
    try insert.bind(scenario)
    try insert.bind(root.bytes)
    try insert.run()
  }
  let root = scenarios.values.reduce(RootHash(), +)
  try connection.update("UPDATE recording SET root = ? WHERE id = ?", root.bytes, recording)
  let hash = bytes(fromHexadecimal: recordingHash(of: geometry))
  try connection.update("UPDATE recording SET geometry_hash = ? WHERE id = ?", hash, recording)
}

/// A run without explanations, read from its rows.
private struct ForgedRun {
  var id: Int64
  var scenario: Int64
  var engine: EngineIdentity
  var identity: CaseIdentity
  var question: String
  var answer: String
  var geometry: String
}

extension Connection {
  fileprivate func ids(of table: StaticString) throws -> [Int64] {
    try prepared("SELECT id FROM \(table)").all { $0.integer() }
  }

  fileprivate func update(_ sql: String, _ value: [UInt8], _ id: Int64) throws {
    let update = try prepared(sql)
    try update.bind(value)
    try update.bind(id)
    try update.run()
  }

  fileprivate func runs(of recording: Int64) throws -> [ForgedRun] {
    let select = try prepared(
      """
      SELECT
        run.id, scenario.id, engine.name, engine.version, engine.fingerprint, scenario.name,
        device.name, scenario_case.orientation, scenario_case.technique,
        nullif(scenario_case.system, ''), scenario_case.settings, question.hash,
        answer.hash, answer.geometry_hash
      FROM run
      JOIN recording ON recording.id = run.recording_id
      JOIN engine ON engine.id = recording.engine_id
      JOIN question ON question.id = run.question_id
      JOIN scenario_case ON scenario_case.id = question.case_id
      JOIN scenario ON scenario.id = scenario_case.scenario_id
      JOIN device ON device.id = scenario_case.device_id
      JOIN answer ON answer.id = run.answer_id
      WHERE run.recording_id = ?
      """
    )
    try select.bind(recording)
    return try select.all { row throws(StoreError) in
      ForgedRun(
        id: row.integer(),
        scenario: row.integer(),
        engine: try row.engine(),
        identity: try row.caseIdentity(),
        question: row.text(),
        answer: row.hexadecimal(),
        geometry: row.hexadecimal()
      )
    }
  }
}
