import SnapshotModel

/// One version of a program that computes geometry.
struct EngineRow: TableRow {
  static let table = Table<Self>("engine", of: "id")

  var id: Int64?
  var engine = EngineIdentity(name: "", version: "", fingerprint: "")

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("name", &engine.name)
    try columns.column("version", &engine.version)
    try columns.column("fingerprint", &engine.fingerprint)
  }
}

/// One case, with the ids of its scenario and device.
struct ScenarioCaseRow: TableRow {
  static let table = Table<Self>("scenario_case", of: "id")

  var id: Int64?
  var scenario: Int64 = 0
  var device: Int64 = 0
  var orientation = ""
  var technique = ""
  /// Empty for the default system of the device's measures.
  var system = ""
  var settings = UserSettings.standard

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("scenario_id", &scenario)
    try columns.column("device_id", &device)
    try columns.column("orientation", &orientation)
    try columns.column("technique", &technique)
    try columns.column("system", &system)
    try columns.column("settings", &settings)
  }
}

/// One version of a case's question.
struct QuestionRow: TableRow {
  static let table = Table<Self>("question", of: "id")

  var id: Int64?
  var scenarioCase: Int64 = 0
  var hash = QuestionHash.unknown
  /// Nil for a new question.
  var wording: Int64?

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("case_id", &scenarioCase)
    try columns.column("hash", &hash)
    try columns.key("wording_id", wording)
  }
}

/// One recording.
struct RecordingRow: TableRow {
  static let table = Table<Self>("recording", of: "id")

  var id: Int64?
  var engine: Int64 = 0
  var label: String?
  var commit: String?
  var recordedAt: String?
  var engineBuild: String?
  var root = RootHash().bytes
  var geometryHash: [UInt8]?
  var detailsRoot = RootHash().bytes

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("engine_id", &engine)
    try columns.column("label", &label)
    try columns.column("source_commit", &commit)
    try columns.column("recorded_at", &recordedAt)
    try columns.column("engine_build", &engineBuild)
    try columns.column("root", &root)
    try columns.column("geometry_hash", &geometryHash)
    try columns.column("details_root", &detailsRoot)
  }
}

/// One run of a recording.
struct RecordedRunRow: TableRow {
  static let table = Table<Self>("run", of: "id")

  var id: Int64?
  var recording: Int64 = 0
  var question: Int64 = 0
  var answer: Int64 = 0
  var hash: [UInt8] = []
  var explanation: Int64?
  var seal: [UInt8]?

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("recording_id", &recording)
    try columns.column("question_id", &question)
    try columns.column("answer_id", &answer)
    try columns.column("hash", &hash)
    try columns.column("explanation_id", &explanation)
    try columns.column("seal", &seal)
  }
}

/// The sum of the runs of one scenario in a recording.
struct ScenarioRootRow: TableRow {
  static let table = Table<Self>("scenario_root", of: "recording_id", isReplacing: true)

  var recording: Int64 = 0
  var scenario: Int64 = 0
  var root: [UInt8] = []

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("recording_id", recording)
    try columns.column("scenario_id", &scenario)
    try columns.column("root", &root)
  }
}

/// One recording in progress.
struct LeaseRow: TableRow {
  static let table = Table<Self>("lease", of: nil)

  var recording: Int64 = 0
  var process = 0
  var started: Int64 = 0
  var host = ""
  var renewedAt: Int64 = 0

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.column("recording_id", &recording)
    try columns.column("process", &process)
    try columns.column("started", &started)
    try columns.column("host", &host)
    try columns.column("renewed_at", &renewedAt)
  }
}
