package import SnapshotModel

/// An earlier answer of an engine with the same name and version.
package struct EarlierAnswer: Hashable, Sendable {
  /// The run with the earlier answer.
  package let run: RunID
  /// The recording that the run belongs to.
  package let recording: RecordingID
  /// The engine, with the same name and version and possibly another fingerprint.
  package let engine: EngineIdentity
  /// The engine's build; nil if it is unknown.
  package let build: String?
  /// See ``RunDigests/geometry``.
  package let geometryHash: String
  /// See ``RunDigests/answer``.
  package let answerHash: String
}

extension RecordingStore {
  /// Returns the newest run in an earlier recording with another answer to the same question, by an
  /// engine of the same name and version; nil without one.
  ///
  /// Its geometry differs. For the same build of the engine, any difference of the answer counts.
  package func earlierOtherAnswer(than run: RunID) throws(StoreError) -> EarlierAnswer? {
    let select = try connection.prepared(
      """
      SELECT
        run.id, run.recording_id, \(EngineIdentity.columns),
        run_recording.engine_build, lower(hex(answer.geometry_hash)), lower(hex(answer.hash))
      FROM run AS later
      JOIN recording AS later_recording ON later_recording.id = later.recording_id
      JOIN engine AS later_engine ON later_engine.id = later_recording.engine_id
      JOIN answer AS later_answer ON later_answer.id = later.answer_id
      JOIN run
        ON run.question_id = later.question_id AND run.recording_id < later.recording_id
        AND run.answer_id <> later.answer_id
      JOIN recording AS run_recording ON run_recording.id = run.recording_id
      JOIN engine ON engine.id = run_recording.engine_id
      JOIN answer ON answer.id = run.answer_id
      WHERE later.id = ?
        AND (engine.name, engine.version) = (later_engine.name, later_engine.version)
        AND (
          answer.geometry_hash <> later_answer.geometry_hash
          OR run_recording.engine_build = later_recording.engine_build
            AND answer.hash <> later_answer.hash
        )
      ORDER BY run.recording_id DESC, run.id DESC
      LIMIT 1
      """
    )
    try select.bind(run.rawValue)
    return try select.first { row throws(StoreError) in
      EarlierAnswer(
        run: RunID(rawValue: row.integer()),
        recording: RecordingID(rawValue: row.integer()),
        engine: try row.engine(),
        build: row.optionalText(),
        geometryHash: row.text(),
        answerHash: row.text()
      )
    }
  }

  /// Returns the newest run of an engine's build that answers a question and has a valid seal; nil
  /// without one.
  ///
  /// Others can write anything into a database except a valid seal.
  package func run(
    answering questionHash: QuestionHash,
    of identity: CaseIdentity,
    by engine: EngineIdentity,
    sealed seal: AnswerSeal
  ) throws(StoreError) -> RunID? {
    let select = try connection.prepared(
      """
      SELECT run.id, run.seal, lower(hex(answer.hash)), lower(hex(explanation.hash))
      FROM scenario_case
      \(CaseIdentity.names)
      JOIN question ON question.case_id = scenario_case.id
      JOIN run ON run.question_id = question.id
      JOIN answer ON answer.id = run.answer_id
      LEFT JOIN explanation ON explanation.id = run.explanation_id
      WHERE scenario.name = ? AND device.name = ? AND scenario_case.orientation = ?
        AND scenario_case.technique = ? AND scenario_case.system = ? AND scenario_case.settings = ?
        AND question.hash = ? AND run.seal IS NOT NULL
      ORDER BY run.id DESC
      """
    )
    for text in [
      identity.scenario, identity.device, identity.orientation, identity.technique,
      identity.system ?? "", identity.settings.name ?? "", questionHash.text,
    ] {
      try select.bind(text)
    }
    let runs = try select.all { row in
      (id: row.integer(), seal: row.blob(), answer: row.text(), explanation: row.optionalText())
    }
    let run = runs.first { run in
      run.seal
        == seal.bytes(
          engine: engine,
          identity: identity,
          questionHash: questionHash,
          answerHash: run.answer,
          explanationHash: run.explanation.flatMap { $0.isEmpty ? nil : $0 }
        )
    }
    return run.map { RunID(rawValue: $0.id) }
  }

  /// Whether a build of an engine has a recording.
  package func hasRecording(by engine: EngineIdentity, build: String) throws(StoreError) -> Bool {
    let select = try connection.prepared(
      """
      SELECT 1
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      WHERE (engine.name, engine.version, engine.fingerprint) = (?, ?, ?)
        AND recording.engine_build = ?
      LIMIT 1
      """
    )
    for text in [engine.name, engine.version, engine.fingerprint, build] { try select.bind(text) }
    return try select.first { _ in true } ?? false
  }

  /// Returns the newest earlier recording by an engine of the same name and version, with its
  /// engine; nil without one.
  ///
  /// Recordings with another fingerprint have priority.
  package func earlierRecording(
    than recording: RecordingID,
    by engine: EngineIdentity
  ) throws(StoreError) -> (id: RecordingID, engine: EngineIdentity)? {
    let select = try connection.prepared(
      """
      SELECT recording.id, \(EngineIdentity.columns)
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      WHERE recording.id < ? AND engine.name = ? AND engine.version = ?
      ORDER BY engine.fingerprint = ?, recording.id DESC
      LIMIT 1
      """
    )
    try select.bind(recording.rawValue)
    for text in [engine.name, engine.version, engine.fingerprint] { try select.bind(text) }
    return try select.first { row throws(StoreError) in
      (id: RecordingID(rawValue: row.integer()), engine: try row.engine())
    }
  }
}
