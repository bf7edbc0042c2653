import SnapshotModel

/// The titles and texts of one set of views, by their hash.
struct WordingRow: TableRow {
  static let table = Table<Self>("wording", of: "id")

  var id: Int64?
  var hash: [UInt8] = []

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.column("hash", &hash)
  }
}

/// The title and the text of one view.
struct ViewWordingRow: TableRow {
  static let table = Table<Self>("view_wording", of: "wording_id", orderedBy: "view_id")

  var wording: Int64 = 0
  var path: Int64 = 0
  var title = ""
  var text: String?

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("wording_id", wording)
    try columns.column("view_id", &path)
    try columns.column("title", &title)
    try columns.column("text", &text)
  }
}
