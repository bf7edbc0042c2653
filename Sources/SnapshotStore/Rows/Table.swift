/// One row of a table.
protocol TableRow {
  static var table: Table<Self> { get }

  /// Creates a row with default values, before its columns are read.
  init()

  /// Visits each column with the property for its value, in the order of statements.
  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure)
}

/// A table with the SQL statements for its rows.
struct Table<Row: TableRow>: Sendable {
  let name: StaticString
  /// The columns, in order.
  let columns: [ColumnList.Column]
  /// Selects the readable columns of all rows or of one owner's rows.
  let selection: String
  /// The number of readable columns.
  let readColumns: Int
  /// The readable columns with the table's name, for the selections of joins.
  let qualifiedColumns: String
  /// Selects the id of the row with equal values in all columns except its keys.
  let lookup: String
  /// Inserts the rows in ``PreparedRowTable``.
  let preparedInsertion: String
  private let isReplacing: Bool

  /// - Parameters:
  ///   - name: The table's name.
  ///   - owner: The column with the owner of a row; nil for a table that is read completely.
  ///   - order: The column that orders an owner's rows; nil if the order does not matter.
  ///   - isReplacing: Whether a row replaces the row with the same primary key.
  init(
    _ name: StaticString,
    of owner: StaticString?,
    orderedBy order: StaticString? = nil,
    isReplacing: Bool = false
  ) {
    self.name = name
    self.isReplacing = isReplacing
    var (row, list) = (Row(), ColumnList())
    row.visit(&list)
    columns = list.columns
    let read = columns.filter { !$0.isKey }.map(\.name)
    readColumns = read.count
    selection =
      "SELECT \(read.joined(separator: ", ")) FROM \(name)"
      + (owner.map { " WHERE \($0) = ?" } ?? "") + (order.map { " ORDER BY \($0)" } ?? "")
    qualifiedColumns = read.map { "\(name).\($0)" }.joined(separator: ", ")
    let conditions = read.map { "\($0) = ?" }.joined(separator: " AND ")
    lookup = "SELECT id FROM \(name) WHERE \(conditions)"
    let values = columns.indices.map(PreparedRowTable.column).joined(separator: ", ")
    preparedInsertion =
      Self.insertion(into: name, columns, isReplacing: isReplacing)
      + "SELECT \(values) FROM \(PreparedRowTable.name)"
  }

  /// Returns the start of an insertion.
  ///
  /// A failed statement ends its transaction, so that SQLite copies no page before it changes the
  /// page. All callers end the transaction as well.
  private static func insertion(
    into name: StaticString,
    _ columns: [ColumnList.Column],
    isReplacing: Bool
  ) -> String {
    let names = columns.map(\.name).joined(separator: ", ")
    return "INSERT OR \(isReplacing ? "REPLACE" : "ROLLBACK") INTO \(name) (\(names)) "
  }

  /// Returns the statement that inserts a number of rows.
  ///
  /// One statement for several rows takes half the time of separate statements: it opens the table
  /// and checks for schema changes once.
  func insertion(of rows: Int) -> String {
    let row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    let values = Array(repeating: row, count: rows).joined(separator: ", ")
    return Self.insertion(into: name, columns, isReplacing: isReplacing) + "VALUES \(values)"
  }
}

/// A statement that inserts a number of rows into a table.
struct Insertion: Hashable {
  let row: ObjectIdentifier
  let rows: Int

  /// The numbers of rows in one insertion.
  ///
  /// More than 64 rows are not faster, and compiling a statement for each number takes as long as
  /// inserting a few rows.
  private static let rowCounts = [64, 16, 4, 1]

  /// Returns the size of the next insertion for a number of rows.
  static func part(of count: Int) -> Int {
    rowCounts.first { $0 <= count } ?? 1
  }
}

/// A query of a table.
///
/// Its type is hashed faster than its text.
enum TableQuery: Hashable {
  case selection(of: ObjectIdentifier)
  case lookup(of: ObjectIdentifier)
  /// The insertion of the rows in ``PreparedRowTable``.
  case insertion(of: ObjectIdentifier)
}

extension Connection {
  /// Returns the statement of ``Table/selection``.
  func preparedSelection<Row: TableRow>(of _: Row.Type) throws(StoreError) -> Statement {
    try prepared(.selection(of: ObjectIdentifier(Row.self)), Row.table.selection)
  }

  /// Returns the id of a table's next row.
  ///
  /// No other writer can use it during a transaction.
  ///
  /// - Precondition: The table has ids.
  func nextID<Row: TableRow>(of _: Row.Type) throws(StoreError) -> Int64 {
    let select = try prepared("SELECT ifnull(max(id), 0) + 1 FROM \(Row.table.name)")
    return try select.first { $0.integer() } ?? 1
  }

  /// Inserts a row for each element.
  func insert<Elements: RandomAccessCollection, Row: TableRow>(
    _ elements: Elements,
    as makeRow: (Elements.Element) throws(StoreError) -> Row
  ) throws(StoreError) {
    var rest = elements[...]
    while !rest.isEmpty {
      let count = Insertion.part(of: rest.count)
      let insertion = Insertion(row: ObjectIdentifier(Row.self), rows: count)
      let statement = try prepared(insertion) { Row.table.insertion(of: count) }
      var binder = ColumnBinder(statement: statement)
      for element in rest.prefix(count) {
        var row = try makeRow(element)
        try row.visit(&binder)
      }
      try statement.run()
      rest = rest.dropFirst(count)
    }
  }

  /// Inserts rows without ids.
  ///
  /// - Parameter rows: The rows of a table with ids.
  /// - Returns: The ids of the rows; SQLite numbers the rows of a statement consecutively.
  /// - Throws: A database error.
  func insertNumbered(_ rows: [some TableRow]) throws(StoreError) -> [Int64] {
    var ids: [Int64] = []
    var rest = rows[...]
    while !rest.isEmpty {
      let count = Insertion.part(of: rest.count)
      try insert(rest.prefix(count)) { $0 }
      ids += lastInsertedID - Int64(count) + 1...lastInsertedID
      rest = rest.dropFirst(count)
    }
    return ids
  }

  /// Inserts one row.
  func insert(_ row: some TableRow) throws(StoreError) {
    try insert(CollectionOfOne(row)) { $0 }
  }

  /// Returns the id of the row with some values, which is inserted if it is missing.
  func id(of row: some TableRow) throws(StoreError) -> Int64 {
    if let id = try knownID(of: row) { return id }
    try insert(row)
    return lastInsertedID
  }

  /// Returns the id of the row with some values; nil if there is none.
  func knownID<Row: TableRow>(of row: Row) throws(StoreError) -> Int64? {
    let select = try prepared(.lookup(of: ObjectIdentifier(Row.self)), Row.table.lookup)
    var (copy, binder) = (row, ColumnBinder(statement: select, bindsKeys: false))
    try copy.visit(&binder)
    return try select.first { $0.integer() }
  }

  /// Returns values from the rows of one owner, in the table's order; equal rows are read once.
  func rows<Row: TableRow, Value>(
    of owner: Int64,
    like recent: RecentRows<Value>,
    _ value: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    let select = try preparedSelection(of: Row.self)
    try select.bind(owner)
    return try recent.values(of: select, columns: Row.table.readColumns) {
      row throws(StoreError) in try value(try row.values(of: Row.self))
    }
  }

  /// Returns values from the rows of a table or of one owner, in the table's order.
  func rows<Row: TableRow, Value>(
    of owner: Int64? = nil,
    _ value: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    let select = try preparedSelection(of: Row.self)
    if let owner { try select.bind(owner) }
    var reader = ColumnReader(row: select, table: Row.table.name)
    // Created once: initializing all properties takes as long as reading some of them.
    let blank = Row()
    return try select.all { _ throws(StoreError) in
      var row = blank
      try row.visit(&reader)
      return try value(row)
    }
  }
}

extension Statement {
  /// Reads the readable columns of a table, which are the next columns of the row.
  func values<Row: TableRow>(of _: Row.Type) throws(StoreError) -> Row {
    var reader = ColumnReader(row: self, table: Row.table.name)
    var row = Row()
    try row.visit(&reader)
    return row
  }
}
