import SnapshotModel

/// The names that rows of one file refer to by ids.
///
/// A join would look each of them up for every row, and make a new string of it.
final class StoredNames {
  struct Question {
    let caseID: Int64
    let scenarioID: Int64
    let deviceID: Int64
    let orientation: String
    let technique: String
    let system: String?
    let hash: String
  }

  struct Recording {
    let engine: EngineIdentity
    let label: String?
    let commit: String?
    let recordedAt: String?
  }

  struct Answer {
    let geometryHash: String
    let hash: String
  }

  let paths: StoredRows<String>
  let classes: StoredRows<String>
  let questions: StoredRows<Question>
  let recordings: StoredRows<Recording>
  let answers: StoredRows<Answer>
  private let scenarios: StoredRows<String>
  private let devices: StoredRows<String>

  init(in connection: Connection) {
    paths = StoredRows("SELECT path FROM view_path WHERE id = ?", in: connection) { $0.text() }
    classes = StoredRows("SELECT name FROM view_class WHERE id = ?", in: connection) { $0.text() }
    scenarios = StoredRows("SELECT name FROM scenario WHERE id = ?", in: connection) { $0.text() }
    devices = StoredRows("SELECT name FROM device WHERE id = ?", in: connection) { $0.text() }
    questions = StoredRows(
      """
      SELECT
        scenario_case.id, scenario_id, device_id, orientation, technique, nullif(system, ''), hash
      FROM question
      JOIN scenario_case ON scenario_case.id = question.case_id
      WHERE question.id = ?
      """,
      in: connection
    ) { row in
      Question(
        caseID: row.integer(),
        scenarioID: row.integer(),
        deviceID: row.integer(),
        orientation: row.text(),
        technique: row.text(),
        system: row.optionalText(),
        hash: row.text()
      )
    }
    recordings = StoredRows(
      """
      SELECT engine.name, version, fingerprint, label, source_commit, recorded_at
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      WHERE recording.id = ?
      """,
      in: connection
    ) { row in
      Recording(
        engine: row.engine(),
        label: row.optionalText(),
        commit: row.optionalText(),
        recordedAt: row.optionalText()
      )
    }
    answers = StoredRows("SELECT geometry_hash, hash FROM answer WHERE id = ?", in: connection) {
      Answer(geometryHash: $0.hexadecimal(), hash: $0.hexadecimal())
    }
  }

  /// The case that a question is about; nil where the file has lost a name.
  func identity(of question: Question) throws(StoreError) -> CaseIdentity? {
    let names = (
      scenario: try scenarios.row(question.scenarioID), device: try devices.row(question.deviceID)
    )
    guard let scenario = names.scenario, let device = names.device else { return nil }
    return CaseIdentity(
      scenario: scenario,
      device: device,
      orientation: question.orientation,
      technique: question.technique,
      system: question.system
    )
  }
}
