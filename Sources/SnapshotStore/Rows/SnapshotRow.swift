import SnapshotModel

/// One distinct snapshot, without its views and elements.
struct SnapshotRow: TableRow {
  static let table = Table<Self>("snapshot", of: "id")

  var id: Int64 = 0
  var hash: [UInt8] = []
  var snapshot = Snapshot.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.key("hash", hash)
    try columns.fact(&snapshot)
  }
}

/// One view of a snapshot, with the ids of its names.
struct GeometryRow: TableRow {
  static let table = Table<Self>("geometry", of: "snapshot_id")

  var snapshot: Int64 = 0
  var path: Int64 = 0
  var position = 0
  var viewClass: Int64 = 0
  /// The view; read without its names and scroll geometry.
  var view = ViewGeometry.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("snapshot_id", snapshot)
    try columns.column("view_id", &path)
    try columns.column("position", &position)
    try columns.column("class_id", &viewClass)
    try columns.fact(&view)
  }
}

/// The content, offset and insets of a scroll view of a snapshot.
struct ScrollGeometryRow: TableRow {
  static let table = Table<Self>("scroll_geometry", of: "snapshot_id")

  var snapshot: Int64 = 0
  var path: Int64 = 0
  var scroll = ScrollGeometry.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("snapshot_id", snapshot)
    try columns.column("view_id", &path)
    try columns.fact(&scroll)
  }
}

/// One accessibility element of a snapshot, with the id of its view.
struct AccessibilityElementRow: TableRow {
  static let table = Table<Self>(
    "accessibility_element",
    of: "snapshot_id",
    orderedBy: "position"
  )

  var snapshot: Int64 = 0
  var position = 0
  var path: Int64 = 0
  /// The element; read without the path of its view.
  var element = AccessibilityElement.blank

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("snapshot_id", snapshot)
    try columns.key("position", position)
    try columns.column("view_id", &path)
    try columns.fact(&element)
  }
}
