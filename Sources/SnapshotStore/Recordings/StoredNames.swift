import SnapshotModel

/// The names that rows of one file refer to by ids.
///
/// A join would look up each name for every row and create a new string.
final class StoredNames {
  /// The properties of a recording that all its runs have.
  ///
  /// A class, like the others that runs share: a summary then contains only references.
  final class Recording: Sendable {
    let engine: EngineIdentity
    let label: String?
    let commit: String?
    let recordedAt: String?

    init(engine: EngineIdentity, label: String?, commit: String?, recordedAt: String?) {
      self.engine = engine
      self.label = label
      self.commit = commit
      self.recordedAt = recordedAt
    }
  }

  final class Answer: Sendable {
    static let columns = "answer.geometry_hash, answer.hash"

    private let geometry, answer: StoredDigest

    /// Reads the ``columns``.
    init(_ row: Statement) {
      geometry = row.digest()
      answer = row.digest()
    }

    /// See ``RunDigests/geometry``.
    var geometryHash: String { geometry.text }
    /// See ``RunDigests/answer``.
    var hash: String { answer.text }
  }

  /// A case and the digest of its question.
  final class AskedCase: Sendable {
    let identity: CaseIdentity
    private let question: StoredDigest
    private let isPartial: Bool

    init(identity: CaseIdentity, questionHash: QuestionHash) {
      self.identity = identity
      question = StoredDigest(questionHash.digest)
      isPartial = questionHash.isPartial
    }

    var questionHash: QuestionHash { QuestionHash(digest: question.text, isPartial: isPartial) }
  }

  /// The names of a view, in a view without measures.
  struct ViewNames {
    let pathID, classID: Int64
    let view: ViewGeometry
  }

  /// The number of kept questions and answers; each takes about 400 bytes.
  private static let runLimit = 1000

  let paths: StoredRows<ViewPath>
  let classes: StoredRows<String>
  let questions: StoredRows<Question>
  let recordings: StoredRows<Recording>
  let answers: StoredRows<Answer>
  /// The hashes of explanations.
  let explanations: StoredRows<String>
  let sources: StoredRows<ExplanationSourceRow>
  /// The last answers that match their hashes, by their ids; about 10 MB.
  ///
  /// Successive cases often have the same answer, for example on devices with equal measures.
  var recentAnswers = RecentValues<Int64, Run>(limit: 50_000)
  /// The views of the last snapshot read, which are consistent.
  var checkedViews = CheckedViews()
  /// The events of the last answer read.
  let recentEvents = RecentRows<RunEvent>()
  /// The digests of the last run read.
  var snapshotDigests = SnapshotDigests()
  /// The hashes of the last runs' snapshots, by the names of the checkpoints.
  var snapshotHashes: [(run: RunID, hashes: [String: String])] = []
  /// The names of the last snapshot's views, in the order of their rows.
  ///
  /// The next snapshot usually has the same names.
  var viewNames: [ViewNames] = []
  let connection: Connection

  init(in connection: Connection) {
    self.connection = connection
    paths = StoredRows("SELECT path FROM view_path WHERE id = ?", in: connection) {
      ViewPath($0.text())
    }
    classes = StoredRows("SELECT name FROM view_class WHERE id = ?", in: connection) { $0.text() }
    questions = Question.rows(in: connection)
    recordings = StoredRows(
      """
      SELECT \(EngineIdentity.columns), label, source_commit, recorded_at
      FROM recording
      JOIN engine ON engine.id = recording.engine_id
      WHERE recording.id = ?
      """,
      in: connection
    ) { row throws(StoreError) in
      Recording(
        engine: try row.engine(),
        label: row.optionalText(),
        commit: row.optionalText(),
        recordedAt: row.optionalText()
      )
    }
    answers = StoredRows(
      "SELECT \(Answer.columns) FROM answer WHERE id = ?",
      in: connection,
      limit: Self.runLimit
    ) {
      Answer($0)
    }
    explanations = StoredRows("SELECT hash FROM explanation WHERE id = ?", in: connection) {
      $0.hexadecimal()
    }
    sources = StoredRows(
      ExplanationSourceRow.table.selection,
      in: connection
    ) { row throws(StoreError) in
      try row.values(of: ExplanationSourceRow.self)
    }
  }
}

extension StoredNames {
  /// A question with its case.
  struct Question {
    static let columns = """
      question.case_id, question.hash, scenario_case.scenario_id, scenario_case.device_id,
      \(CaseIdentity.ownColumns)
      """

    let caseID: Int64
    /// The case; nil if the file lacks one of its names.
    let asked: AskedCase?

    fileprivate static func rows(in connection: Connection) -> StoredRows<Question> {
      let scenarios = StoredRows("SELECT name FROM scenario WHERE id = ?", in: connection) {
        $0.text()
      }
      let devices = StoredRows("SELECT name FROM device WHERE id = ?", in: connection) {
        $0.text()
      }
      return StoredRows(
        """
        SELECT \(columns)
        FROM question
        JOIN scenario_case ON scenario_case.id = question.case_id
        WHERE question.id = ?
        """,
        in: connection,
        limit: runLimit
      ) { row throws(StoreError) in
        let (caseID, hash) = (row.integer(), row.questionHash())
        let scenario = try scenarios.row(row.integer())
        let device = try devices.row(row.integer())
        let (orientation, technique) = (row.text(), row.text())
        let (system, settings) = (row.optionalText(), try row.userSettings())
        guard let scenario, let device else {
          return Question(caseID: caseID, asked: nil)
        }
        let identity = CaseIdentity(
          scenario: scenario,
          device: device,
          orientation: orientation,
          technique: technique,
          system: system,
          settings: settings
        )
        return Question(
          caseID: caseID,
          asked: AskedCase(identity: identity, questionHash: hash)
        )
      }
    }
  }
}
