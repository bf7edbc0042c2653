/// A statement that inserts a number of rows into a table.
///
/// Several rows at once take half the time of as many statements: opening the table, and asking
/// whether the schema has changed, happen once.
struct Insertion: Hashable {
  /// The tables of which runs fill many rows.
  enum Table {
    case answer, step, navigationPush, event, finding, sizeEstimate
    case snapshot, geometry, scrollGeometry, accessibilityElement
    case explainedValue, explainedPart
  }

  /// Into how many rows at once others are divided.
  ///
  /// More than 64 gain nothing, and a statement for each number would take as long to compile as a few rows.
  private static let rowCounts = [64, 16, 4, 1]

  /// The largest part of some rows that one statement inserts.
  static func part(of count: Int) -> Int {
    rowCounts.first { $0 <= count } ?? 1
  }

  let table: Table
  let rows: Int

  var sql: String {
    let columns = table.columns.split(separator: ",").count
    let row = "(\(Array(repeating: "?", count: columns).joined(separator: ", ")))"
    let values = Array(repeating: row, count: rows).joined(separator: ", ")
    return "INSERT INTO \(table.name) (\(table.columns)) VALUES \(values)"
  }
}

extension Insertion.Table {
  fileprivate var name: StaticString {
    switch self {
    case .answer: "answer"
    case .step: "step"
    case .navigationPush: "navigation_push"
    case .event: "event"
    case .finding: "finding"
    case .sizeEstimate: "size_estimate"
    case .snapshot: "snapshot"
    case .geometry: "geometry"
    case .scrollGeometry: "scroll_geometry"
    case .accessibilityElement: "accessibility_element"
    case .explainedValue: "explained_value"
    case .explainedPart: "explained_part"
    }
  }

  /// The columns in the order of binding.
  fileprivate var columns: String {
    switch self {
    case .answer: "id, hash, geometry_hash"
    case .step: "answer_id, step, time, action, detail, snapshot_id"
    case .navigationPush:
      "answer_id, position, step, time, kind, from_screen, to_screen, animated"
    case .event:
      """
      answer_id, position, step, time, kind, name, subject, cause, before, after, duration, begin_x, \
      begin_y, begin_width, begin_height, end_x, end_y, end_width, end_height, keyboard_duration
      """
    case .finding: "answer_id, position, step, kind, view, message, subject, conflict"
    case .sizeEstimate: "answer_id, position, view, reason, name"
    case .snapshot:
      """
      id, hash, window_width, window_height, keyboard_x, keyboard_y, keyboard_width, \
      keyboard_height, first_responder
      """
    case .geometry:
      """
      snapshot_id, view_id, position, class_id, hidden, x, y, width, height, window_x, window_y, \
      window_width, window_height, safe_top, safe_left, safe_bottom, safe_right
      """
    case .scrollGeometry:
      """
      snapshot_id, view_id, content_width, content_height, offset_x, offset_y, inset_top, \
      inset_left, inset_bottom, inset_right, adjusted_top, adjusted_left, adjusted_bottom, \
      adjusted_right
      """
    case .accessibilityElement:
      "snapshot_id, position, view_id, label, value, hint, identifier, traits"
    case .explainedValue:
      """
      id, explanation_id, step, view_id, dimension, value, alignment, rounding, set_directly, \
      ambiguous
      """
    case .explainedPart:
      "value_id, position, role, source_id, amount, multiplier, surroundings, priority"
    }
  }
}

extension Connection {
  /// The id that the next row of a table gets, which no other writer can take during a transaction.
  ///
  /// - Precondition: The table has ids.
  func nextID(in table: Insertion.Table) throws(StoreError) -> Int64 {
    let select = try prepared("SELECT ifnull(max(id), 0) + 1 FROM \(table.name)")
    return try select.first { $0.integer() } ?? 1
  }

  /// Inserts a row for each element, bound by a closure in the order of the table's columns.
  func insert<Rows: RandomAccessCollection>(
    _ rows: Rows,
    into table: Insertion.Table,
    _ bind: (Statement, Rows.Element) throws(StoreError) -> Void
  ) throws(StoreError) {
    var rest = rows[...]
    while !rest.isEmpty {
      let count = Insertion.part(of: rest.count)
      let statement = try prepared(Insertion(table: table, rows: count))
      for row in rest.prefix(count) { try bind(statement, row) }
      try statement.run()
      rest = rest.dropFirst(count)
    }
  }
}
