import SnapshotModel

/// One distinct answer.
struct AnswerRow: TableRow {
  static let table = Table<Self>("answer", of: "id")

  var id: Int64 = 0
  var hash: [UInt8] = []
  var geometryHash: [UInt8] = []

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("hash", &hash)
    try columns.column("geometry_hash", &geometryHash)
  }
}

/// One step of an answer, with the id of its snapshot.
struct RecordedStepRow: TableRow {
  static let table = Table<Self>("step", of: "answer_id", orderedBy: "step")

  var answer: Int64 = 0
  /// The step; read without its snapshot.
  var step = Step.blank
  var snapshot: Int64?

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.fact(&step)
    try columns.column("snapshot_id", &snapshot)
  }
}

/// One push or pop of an answer.
struct NavigationPushRow: TableRow {
  static let table = Table<Self>("navigation_push", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var push = NavigationPush.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.fact(&push)
  }
}

/// One event of an answer.
struct EventRow: TableRow {
  static let table = Table<Self>("event", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var event = RunEvent.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.fact(&event)
  }
}

/// One finding of an answer.
struct FindingRow: TableRow {
  static let table = Table<Self>("finding", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var step = 0
  var kind = Finding.Kind.brokenInvariant
  var view = ViewPath("")
  var stored = StoredSubject(message: "")

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.column("step", &step)
    try columns.column("kind", &kind)
    try columns.column("view", &view)
    try columns.column("message", &stored.message)
    try columns.column("subject", &stored.subject)
    try columns.column("conflict", &stored.conflict)
  }
}

extension Finding.Kind: ColumnValue {}

/// One view of an answer with an estimated size.
struct SizeEstimateRow: TableRow {
  static let table = Table<Self>("size_estimate", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var estimate = SizeEstimate.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.fact(&estimate)
  }
}

/// The omitted code of one type on a screen of an answer.
struct OmissionCountRow: TableRow {
  static let table = Table<Self>("omission_count", of: "answer_id", orderedBy: "position")

  var answer: Int64 = 0
  var position = 0
  var omission = OmissionCount.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("answer_id", answer)
    try columns.key("position", position)
    try columns.fact(&omission)
  }
}
