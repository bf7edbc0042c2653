import SnapshotModel

/// The values of several rows of one table, for a later insertion.
///
/// Any thread can make them. The task that writes the database then only binds them.
struct RowValues: Sendable {
  private(set) var cells: FactCells

  /// Makes the values of a row for each element.
  init<Element, Row: TableRow>(
    _ elements: [Element],
    as makeRow: (_ position: Int, Element) -> Row
  ) {
    var keeper = ColumnKeeper(values: RowValues(capacity: elements.count * Row.table.columns.count))
    // Elements of the array would be copied with their texts.
    elements.withUnsafeBufferPointer { elements in
      for position in elements.indices {
        var row = makeRow(position, elements[position])
        row.visit(&keeper)
      }
    }
    self = keeper.values
  }

  private init(capacity: Int) {
    cells = FactCells(capacity: capacity)
  }

  /// The number of values.
  var count: Int { cells.list.count }

  /// Returns the id of a row that gets its id during the insertion.
  ///
  /// - Parameter number: The position in the ids of the insertion.
  /// - Returns: A negative number; ids of rows are positive.
  static func localID(_ number: Int) -> Int64 { ~Int64(number) }

  /// Keeps the columns of a fact.
  mutating func append<Fact: RecordedFact>(_ fact: inout Fact) {
    fact.append(to: &cells)
  }
}

extension RowValues: ValueSink {
  mutating func bind(id: Int64) {
    if id < 0 {
      cells.append(.localID, UInt64(bitPattern: ~id))
    } else {
      cells.append(.id, UInt64(bitPattern: id))
    }
  }

  mutating func bind(_ value: Int64) { cells.append(.integer, UInt64(bitPattern: value)) }

  mutating func bind(_ value: Double) { cells.append(.real, value.bitPattern) }

  mutating func bind(_ value: String) { cells.append(value) }

  mutating func bind(_ value: [UInt8]) { cells.append(value) }

  mutating func bindNull() { cells.append(.null, 0) }
}

/// Prepared rows of one table and one owner.
struct PreparedRows {
  var values: RowValues
  /// The ids of the rows that had none during the preparation.
  var ids: [Int64]
}

/// An owner of rows in several tables, which is not yet stored.
struct NewRows<Rows> {
  /// The ids of the rows that had none during the preparation, the owner first.
  var ids: [Int64]
  var rows: Rows
}

extension Connection {
  /// Inserts the rows of several owners in one table, in order.
  func insert<Rows, Row: TableRow>(
    _ owners: [NewRows<Rows>],
    _ values: (Rows) -> RowValues,
    as row: Row.Type
  ) throws(StoreError) {
    try insert(owners.map { PreparedRows(values: values($0.rows), ids: $0.ids) }, as: row)
  }

  /// Inserts the rows of several owners, in order.
  func insert<Row: TableRow>(_ parts: [PreparedRows], as _: Row.Type) throws(StoreError) {
    // The statement is compiled only after the table exists.
    let table = preparedRows
    let query = TableQuery.insertion(of: ObjectIdentifier(Row.self))
    let insertion = try prepared(query, Row.table.preparedInsertion)
    try table.inserting(parts, columns: Row.table.columns.count, insertion)
  }
}
