import SnapshotModel

/// One number of a view's frame, with the id of the view.
struct ExplainedValueRow: TableRow {
  static let table = Table<Self>("explained_value", of: "explanation_id", orderedBy: "id")

  var id: Int64 = 0
  var explanation: Int64 = 0
  var step = 0
  var path: Int64 = 0
  /// The value; read without its parts and items.
  var value = FrameExplanation.Value.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.column("id", &id)
    try columns.key("explanation_id", explanation)
    try columns.column("step", &step)
    try columns.column("view_id", &path)
    try columns.fact(&value)
  }
}

/// One source of a value.
///
/// Other roles than `part` have no numbers.
struct ExplainedPartRow: TableRow {
  static let table = Table<Self>("explained_part", of: "value_id", orderedBy: "position")

  var value: Int64 = 0
  var position = 0
  /// The raw value of an ``ExplanationRole``.
  var role = ""
  var source: Int64 = 0
  /// The part; read without its source.
  var part: FrameExplanation.Part?

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("value_id", value)
    try columns.key("position", position)
    try columns.column("role", &role)
    try columns.column("source_id", &source)
    try columns.fact(&part)
  }
}

/// One explanation of a run, by its hash.
struct ExplanationRow: TableRow {
  static let table = Table<Self>("explanation", of: "id")

  var id: Int64?
  var hash: [UInt8] = []

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("hash", &hash)
  }
}
