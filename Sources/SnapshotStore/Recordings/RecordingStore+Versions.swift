package import SnapshotModel

/// What an engine of one name and version did before.
package struct EarlierAnswer: Hashable, Sendable {
  package let run: RunID
  package let recording: RecordingID
  /// Of the same name and version; its fingerprint may be another.
  package let engine: EngineIdentity
  /// See ``RunDigests/geometry``.
  package let geometryHash: String
}

extension RecordingStore {
  /// The newest run in an earlier recording that answers the same question, by an engine of the same
  /// name and version; nil without one.
  package func earlierAnswer(than run: RunID) throws(StoreError) -> EarlierAnswer? {
    let select = try connection.prepared(
      """
      SELECT
        run.id, run.recording_id, engine.name, engine.version, engine.fingerprint,
        lower(hex(answer.geometry_hash))
      FROM run AS later
      JOIN recording AS later_recording ON later_recording.id = later.recording_id
      JOIN engine AS later_engine ON later_engine.id = later_recording.engine_id
      JOIN run ON run.question_id = later.question_id AND run.recording_id < later.recording_id
      JOIN recording ON recording.id = run.recording_id
      JOIN engine ON engine.id = recording.engine_id
      JOIN answer ON answer.id = run.answer_id
      WHERE later.id = ?
        AND (engine.name, engine.version) = (later_engine.name, later_engine.version)
      ORDER BY run.recording_id DESC, run.id DESC
      LIMIT 1
      """
    )
    try select.bind(run.rawValue)
    return try select.first { row in
      EarlierAnswer(
        run: RunID(rawValue: row.integer()),
        recording: RecordingID(rawValue: row.integer()),
        engine: row.engine(),
        geometryHash: row.text()
      )
    }
  }

  /// The newest earlier recording by an engine of the same name and version, and that engine; nil
  /// without one.
  package func earlierRecording(
    than recording: RecordingID,
    by engine: EngineIdentity
  ) throws(StoreError) -> (id: RecordingID, engine: EngineIdentity)? {
    let select = try connection.prepared(
      """
      SELECT recording.id, engine.name, engine.version, engine.fingerprint
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      WHERE recording.id < ? AND engine.name = ? AND engine.version = ?
      ORDER BY recording.id DESC
      LIMIT 1
      """
    )
    try select.bind(recording.rawValue)
    try select.bind(engine.name)
    try select.bind(engine.version)
    return try select.first { row in
      (id: RecordingID(rawValue: row.integer()), engine: row.engine())
    }
  }
}
