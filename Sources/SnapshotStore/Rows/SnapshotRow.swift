import SnapshotModel

/// One distinct snapshot, without its views and elements.
struct SnapshotRow: TableRow {
  static let table = Table<Self>("snapshot", of: "id")

  var id: Int64 = 0
  var hash: [UInt8] = []
  var window = Size(width: 0, height: 0)
  var keyboard: Rect?
  var firstResponder: ViewPath?

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("id", id)
    try columns.key("hash", hash)
    try columns.size("window_width", "window_height", &window)
    try columns.rect("keyboard_x", "keyboard_y", "keyboard_width", "keyboard_height", &keyboard)
    try columns.column("first_responder", &firstResponder)
  }
}

/// One view of a snapshot, with the ids of its names.
struct GeometryRow: TableRow {
  static let table = Table<Self>("geometry", of: "snapshot_id")

  var snapshot: Int64 = 0
  var path: Int64 = 0
  var position = 0
  var viewClass: Int64 = 0
  var isHidden = false
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  var windowFrame = Rect(x: 0, y: 0, width: 0, height: 0)
  var safeArea = Insets(top: 0, left: 0, bottom: 0, right: 0)

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("snapshot_id", snapshot)
    try columns.column("view_id", &path)
    try columns.column("position", &position)
    try columns.column("class_id", &viewClass)
    try columns.column("hidden", &isHidden)
    try columns.rect("x", "y", "width", "height", &frame)
    try columns.rect("window_x", "window_y", "window_width", "window_height", &windowFrame)
    try columns.insets("safe_top", "safe_left", "safe_bottom", "safe_right", &safeArea)
  }
}

/// The content, offset and insets of a scroll view of a snapshot.
struct ScrollGeometryRow: TableRow {
  static let table = Table<Self>("scroll_geometry", of: "snapshot_id")

  var snapshot: Int64 = 0
  var path: Int64 = 0
  var scroll = ScrollGeometry(
    contentSize: Size(width: 0, height: 0),
    contentOffset: Point(x: 0, y: 0),
    contentInset: Insets(top: 0, left: 0, bottom: 0, right: 0),
    adjustedContentInset: Insets(top: 0, left: 0, bottom: 0, right: 0)
  )

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("snapshot_id", snapshot)
    try columns.column("view_id", &path)
    try columns.size("content_width", "content_height", &scroll.contentSize)
    try columns.point("offset_x", "offset_y", &scroll.contentOffset)
    try columns.insets(
      "inset_top",
      "inset_left",
      "inset_bottom",
      "inset_right",
      &scroll.contentInset
    )
    try columns.insets(
      "adjusted_top",
      "adjusted_left",
      "adjusted_bottom",
      "adjusted_right",
      &scroll.adjustedContentInset
    )
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
  var element = AccessibilityElement(view: "")
  /// The names of the traits, in order, separated by spaces.
  var traits = ""

  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure) {
    try columns.key("snapshot_id", snapshot)
    try columns.key("position", position)
    try columns.column("view_id", &path)
    try columns.column("label", &element.label)
    try columns.column("value", &element.value)
    try columns.column("hint", &element.hint)
    try columns.column("identifier", &element.identifier)
    try columns.column("traits", &traits)
  }
}
