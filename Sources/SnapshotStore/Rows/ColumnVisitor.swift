import SnapshotModel

/// Visits the columns of a row, in the order of the table.
///
/// A function of each row type pairs the columns with the properties for their values. The visitors
/// bind the properties to an insertion, read them from a row, or list the columns.
protocol ColumnVisitor<Failure> {
  associatedtype Failure: Error

  /// Whether the visitor reads values.
  ///
  /// Other visitors leave them unchanged.
  var isReading: Bool { get }

  /// Visits a column that finds or orders rows.
  ///
  /// It is written and not read.
  mutating func key<Value: ColumnValue>(
    _ name: StaticString,
    _ value: Value
  ) throws(Failure)

  mutating func column<Value: ColumnValue>(
    _ name: StaticString,
    _ value: inout Value
  ) throws(Failure)

  /// Visits a column with a length or time, which is rounded to thousandths when read.
  mutating func grid(_ name: StaticString, _ value: inout Double) throws(Failure)
}

extension ColumnVisitor {
  mutating func size(
    _ width: StaticString,
    _ height: StaticString,
    _ size: inout Size
  ) throws(Failure) {
    var values = (width: size.width, height: size.height)
    try column(width, &values.width)
    try column(height, &values.height)
    if isReading { size = Size(width: values.width, height: values.height) }
  }

  mutating func point(
    _ x: StaticString,
    _ y: StaticString,
    _ point: inout Point
  ) throws(Failure) {
    var values = (x: point.x, y: point.y)
    try column(x, &values.x)
    try column(y, &values.y)
    if isReading { point = Point(x: values.x, y: values.y) }
  }

  mutating func rect(
    _ x: StaticString,
    _ y: StaticString,
    _ width: StaticString,
    _ height: StaticString,
    _ rect: inout Rect
  ) throws(Failure) {
    var values = (x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    try column(x, &values.x)
    try column(y, &values.y)
    try column(width, &values.width)
    try column(height, &values.height)
    guard isReading else { return }
    rect = Rect(x: values.x, y: values.y, width: values.width, height: values.height)
  }

  /// Visits a column with an optional length or time.
  mutating func grid(_ name: StaticString, _ value: inout Double?) throws(Failure) {
    try column(name, &value)
    if isReading { value = value.map(canonicalPoints) }
  }

  /// Visits the columns of a rectangle.
  ///
  /// Either all or none of them are null.
  mutating func rect(
    _ x: StaticString,
    _ y: StaticString,
    _ width: StaticString,
    _ height: StaticString,
    _ rect: inout Rect?
  ) throws(Failure) {
    var values = (x: rect?.x, y: rect?.y, width: rect?.width, height: rect?.height)
    try column(x, &values.x)
    try column(y, &values.y)
    try column(width, &values.width)
    try column(height, &values.height)
    guard isReading else { return }
    guard case (let x?, let y?, let width?, let height?) = values else {
      rect = nil
      return
    }
    rect = Rect(x: x, y: y, width: width, height: height)
  }

  mutating func insets(
    _ top: StaticString,
    _ left: StaticString,
    _ bottom: StaticString,
    _ right: StaticString,
    _ insets: inout Insets
  ) throws(Failure) {
    var values = (
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right
    )
    try column(top, &values.top)
    try column(left, &values.left)
    try column(bottom, &values.bottom)
    try column(right, &values.right)
    guard isReading else { return }
    insets = Insets(
      top: values.top,
      left: values.left,
      bottom: values.bottom,
      right: values.right
    )
  }
}

/// Binds a row to an insertion, or to the lookup of its id.
struct ColumnBinder: ColumnVisitor {
  let statement: Statement
  /// Whether keys are bound; a lookup has none.
  var bindsKeys = true
  var isReading: Bool { false }

  func key<Value: ColumnValue>(_: StaticString, _ value: Value) throws(StoreError) {
    if bindsKeys { try value.bind(to: statement) }
  }

  func column<Value: ColumnValue>(_: StaticString, _ value: inout Value) throws(StoreError) {
    try value.bind(to: statement)
  }

  func grid(_: StaticString, _ value: inout Double) throws(StoreError) {
    try statement.bind(value)
  }
}

/// Reads a row of ``Table/selection``.
struct ColumnReader: ColumnVisitor {
  let row: Statement
  let table: StaticString
  var isReading: Bool { true }

  func key<Value: ColumnValue>(_: StaticString, _: Value) throws(StoreError) {}

  func column<Value: ColumnValue>(
    _ name: StaticString,
    _ value: inout Value
  ) throws(StoreError) {
    value = try Value.read(from: row, ColumnName(table: table, column: name))
  }

  func grid(_: StaticString, _ value: inout Double) throws(StoreError) {
    value = canonicalPoints(row.real())
  }
}

/// Lists the columns of a table.
struct ColumnList: ColumnVisitor {
  struct Column {
    let name: String
    let type: ColumnType
    let isOptional: Bool
    /// Whether the column is written and not read.
    let isKey: Bool
  }

  private(set) var columns: [Column] = []
  var isReading: Bool { false }

  mutating func key<Value: ColumnValue>(_ name: StaticString, _: Value) {
    add(name, Value.self, isKey: true)
  }

  mutating func column<Value: ColumnValue>(_ name: StaticString, _: inout Value) {
    add(name, Value.self, isKey: false)
  }

  mutating func grid(_ name: StaticString, _: inout Double) {
    add(name, Double.self, isKey: false)
  }

  private mutating func add(_ name: StaticString, _ type: any ColumnValue.Type, isKey: Bool) {
    columns.append(
      Column(
        name: "\(name)",
        type: type.columnType,
        isOptional: type.isOptional,
        isKey: isKey
      )
    )
  }
}
