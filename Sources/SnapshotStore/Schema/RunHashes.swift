import SnapshotModel

/// Gives the runs of a database their hashes, which schema 11 has added.
///
/// A run whose rows do not fit together keeps none, and is refused where it is read.
@Sendable func addRunHashes(_ connection: Connection) throws(StoreError) {
  let select = try connection.prepared(
    """
    SELECT
      run.id, run.recording_id, engine.name, engine.version, engine.fingerprint, scenario.name,
      device.name, scenario_case.orientation, scenario_case.technique,
      nullif(scenario_case.system, ''), NULL, question.hash, answer.hash
    FROM run
    JOIN recording ON recording.id = run.recording_id
    JOIN engine ON engine.id = recording.engine_id
    JOIN question ON question.id = run.question_id
    JOIN scenario_case ON scenario_case.id = question.case_id
    JOIN scenario ON scenario.id = scenario_case.scenario_id
    JOIN device ON device.id = scenario_case.device_id
    JOIN answer ON answer.id = run.answer_id
    """
  )
  let update = try connection.prepared("UPDATE run SET hash = ? WHERE id = ?")
  let hashes = try select.all { row in
    let run = row.integer()
    let hash = runHash(
      recording: Int(row.integer()),
      engine: row.engine(),
      identity: row.caseIdentity(),
      questionHash: row.text(),
      answerHash: row.hexadecimal()
    )
    return (run: run, hash: hash)
  }
  for (run, hash) in hashes {
    try update.bind(hash)
    try update.bind(run)
    try update.run()
  }
}
