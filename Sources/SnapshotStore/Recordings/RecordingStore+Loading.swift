package import SnapshotModel

extension RecordingStore {
  /// A stored run, exactly as it was saved.
  package func load(_ id: RunID) throws(StoreError) -> Run {
    let select = try connection.prepared(
      """
      SELECT
        run.answer_id, engine.name, engine.version, engine.fingerprint, scenario.name, device.name,
        scenario_case.orientation, scenario_case.technique, nullif(scenario_case.system, ''),
        question.hash
      FROM run
      JOIN recording ON recording.id = run.recording_id
      JOIN engine ON engine.id = recording.engine_id
      JOIN question ON question.id = run.question_id
      JOIN scenario_case ON scenario_case.id = question.case_id
      JOIN scenario ON scenario.id = scenario_case.scenario_id
      JOIN device ON device.id = scenario_case.device_id
      WHERE run.id = ?
      """
    )
    try select.bind(id.rawValue)
    let heading = try select.first { row in
      (
        answer: row.integer(),
        engine: row.engine(),
        identity: row.caseIdentity(),
        question: row.text()
      )
    }
    guard let heading else { throw try unknownRun(id) }
    var run = try AnswerReader(connection).answer(heading.answer)
    run.engine = heading.engine
    run.identity = heading.identity
    run.questionHash = heading.question
    return run
  }

  /// The runs of one side of a comparison, in the order of the cases.
  package func load(_ selection: RunSelection) throws(StoreError) -> [Run] {
    var runs: [Run] = []
    for summary in try self.runs(selection) { runs.append(try load(summary.id)) }
    return runs
  }
}
