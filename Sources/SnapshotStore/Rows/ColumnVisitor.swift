import SnapshotModel

/// Visits the columns of a row, in the order of its statements.
///
/// A function of each row type pairs the columns with the properties for their values. The visitors
/// bind the properties to an insertion, read them from a row, or list the columns. They visit recorded
/// facts as well, see `FactColumns.swift`.
protocol ColumnVisitor<Failure>: FactVisitor {
  var factColumns: FactColumns { get set }

  /// Visits a column that finds or orders rows.
  ///
  /// It is written and not read.
  mutating func key<Value: ColumnValue>(
    _ name: ColumnName,
    _ value: Value
  ) throws(Failure)

  mutating func column<Value: ColumnValue>(
    _ name: ColumnName,
    _ value: inout Value
  ) throws(Failure)

  /// Visits the columns of a recorded fact, see ``RecordedFact``.
  mutating func fact<Fact: RecordedFact>(_ fact: inout Fact) throws(Failure)
}

/// Binds a row to an insertion, or to the lookup of its id.
struct ColumnBinder: ColumnVisitor {
  typealias Failure = StoreError

  var statement: Statement
  /// Whether keys are bound; a lookup has none.
  var bindsKeys = true
  var factColumns = FactColumns()
  var isReading: Bool { false }

  mutating func key<Value: ColumnValue>(_: ColumnName, _ value: Value) throws(StoreError) {
    if bindsKeys { try value.bind(to: &statement) }
  }

  mutating func column<Value: ColumnValue>(
    _: ColumnName,
    _ value: inout Value
  ) throws(StoreError) {
    try value.bind(to: &statement)
  }
}

/// Keeps the values of rows for a later insertion.
///
/// It is not a generic ``ColumnBinder``: the metadata of a generic type takes longer than a row.
struct ColumnKeeper: ColumnVisitor {
  typealias Failure = Never

  var values: RowValues
  var factColumns = FactColumns()
  var isReading: Bool { false }

  mutating func key<Value: ColumnValue>(_: ColumnName, _ value: Value) {
    value.bind(to: &values)
  }

  mutating func column<Value: ColumnValue>(_: ColumnName, _ value: inout Value) {
    value.bind(to: &values)
  }

  mutating func fact<Fact: RecordedFact>(_ fact: inout Fact) { values.append(&fact) }
}

/// Reads a row of ``Table/selection``.
struct ColumnReader: ColumnVisitor {
  typealias Failure = StoreError

  let row: Statement
  let table: StaticString
  var factColumns = FactColumns()
  var isReading: Bool { true }

  func key<Value: ColumnValue>(_: ColumnName, _: Value) throws(StoreError) {}

  func column<Value: ColumnValue>(
    _ name: ColumnName,
    _ value: inout Value
  ) throws(StoreError) {
    value = try Value.read(from: row, QualifiedName(table: table, column: name))
  }
}

/// Lists the columns of a table.
struct ColumnList: ColumnVisitor {
  typealias Failure = Never

  struct Column {
    let name: String
    let type: ColumnType
    let isOptional: Bool
    /// Whether the column is written and not read.
    let isKey: Bool
  }

  private(set) var columns: [Column] = []
  var factColumns = FactColumns()
  var isReading: Bool { false }

  mutating func key<Value: ColumnValue>(_ name: ColumnName, _: Value) {
    add(name, Value.self, isKey: true)
  }

  mutating func column<Value: ColumnValue>(_ name: ColumnName, _: inout Value) {
    add(name, Value.self, isKey: false)
  }

  private mutating func add(_ name: ColumnName, _ type: any ColumnValue.Type, isKey: Bool) {
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
