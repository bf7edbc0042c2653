import SnapshotModel

/// One set of questions for one or several recorders.
struct PlanRow: TableRow {
  static let table = Table<Self>("plan", of: "id")

  var id: Int64?
  var hash = ""

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("hash", &hash)
  }
}

/// One case of a plan.
struct PlannedCaseRow: TableRow {
  static let table = Table<Self>("planned_case", of: "plan_id")

  var plan: Int64 = 0
  var scenarioCase: Int64 = 0
  var question = QuestionHash.unknown
  var draw: Int64 = 0

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("plan_id", plan)
    try columns.column("case_id", &scenarioCase)
    try columns.column("question", &question)
    try columns.column("draw", &draw)
  }
}

/// The part of a plan that is assigned to a recording.
struct ShardRow: TableRow {
  static let table = Table<Self>("shard", of: "recording_id")

  var recording: Int64 = 0
  var plan: Int64 = 0
  var number = 1
  var count = 1

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("recording_id", recording)
    try columns.column("plan_id", &plan)
    try columns.column("number", &number)
    try columns.column("count", &count)
  }
}

/// One question of a recording without an answer.
struct FailureRow: TableRow {
  static let table = Table<Self>("failure", of: "recording_id", isReplacing: true)

  var recording: Int64 = 0
  var question: Int64 = 0
  var kind = CaseFailure.Kind.refused
  var reason = ""

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("recording_id", recording)
    try columns.column("question_id", &question)
    try columns.column("kind", &kind)
    try columns.column("reason", &reason)
  }
}

extension CaseFailure.Kind: ColumnValue {}
