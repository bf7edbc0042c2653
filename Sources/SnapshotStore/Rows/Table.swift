/// One row of a table.
protocol TableRow {
  static var table: Table<Self> { get }

  /// A row before its columns are read.
  init()

  /// Names each column with the property that holds its value, in the order of the table.
  mutating func visit<Visitor: ColumnVisitor>(
    _ columns: inout Visitor
  ) throws(Visitor.Failure)
}

/// A table with the statements for its rows.
struct Table<Row: TableRow>: Sendable {
  let name: StaticString
  /// The columns, in order.
  let columns: [ColumnList.Column]
  /// Selects the columns that a row reads, of all rows or of one owner's.
  let selection: String
  /// Selects the number of the row that has the same in all columns but its keys.
  let lookup: String
  private let isReplacing: Bool

  /// - Parameters:
  ///   - name: The table's name.
  ///   - owner: The column with the owner of a row; nil for a table that is read as a whole.
  ///   - order: The column that orders an owner's rows; nil where the order does not matter.
  ///   - isReplacing: Whether a row takes the place of one with the same primary key.
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
    selection =
      "SELECT \(read.joined(separator: ", ")) FROM \(name)"
      + (owner.map { " WHERE \($0) = ?" } ?? "") + (order.map { " ORDER BY \($0)" } ?? "")
    let conditions = read.map { "\($0) = ?" }.joined(separator: " AND ")
    lookup = "SELECT id FROM \(name) WHERE \(conditions)"
  }

  /// The statement that inserts a number of rows.
  ///
  /// Several rows at once take half the time of as many statements: opening the table, and asking
  /// whether the schema has changed, happen once.
  func insertion(of rows: Int) -> String {
    let names = columns.map(\.name).joined(separator: ", ")
    let row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    let values = Array(repeating: row, count: rows).joined(separator: ", ")
    return "INSERT \(isReplacing ? "OR REPLACE " : "")INTO \(name) (\(names)) VALUES \(values)"
  }
}

/// A statement that inserts a number of rows into a table.
struct Insertion: Hashable {
  let row: ObjectIdentifier
  let rows: Int

  /// Into how many rows at once others are divided.
  ///
  /// More than 64 gain nothing, and a statement for each number would take as long to compile as a few rows.
  private static let rowCounts = [64, 16, 4, 1]

  /// The size of the next insertion, of some rows.
  static func part(of count: Int) -> Int {
    rowCounts.first { $0 <= count } ?? 1
  }
}

extension Connection {
  /// The id that the next row of a table gets, which no other writer can take during a transaction.
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

  /// Inserts one row.
  func insert(_ row: some TableRow) throws(StoreError) {
    try insert(CollectionOfOne(row)) { $0 }
  }

  /// The number of the row with some values, which is inserted unless it is there.
  func id(of row: some TableRow) throws(StoreError) -> Int64 {
    if let id = try knownID(of: row) { return id }
    try insert(row)
    return lastInsertedID
  }

  /// The number of the row with some values; nil where it is not there.
  func knownID<Row: TableRow>(of row: Row) throws(StoreError) -> Int64? {
    let select = try prepared(Row.table.lookup)
    var (copy, binder) = (row, LookupBinder(statement: select))
    try copy.visit(&binder)
    return try select.first { $0.integer() }
  }

  /// The rows of a table that has no owner, or of an owner, in the table's order, each made into a value.
  func rows<Row: TableRow, Value>(
    of owner: Int64? = nil,
    _ value: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    let select = try prepared(Row.table.selection)
    if let owner { try select.bind(owner) }
    var reader = ColumnReader(row: select, table: Row.table.name)
    // Made once: to set all properties takes as long as to read some of them.
    let blank = Row()
    return try select.all { _ throws(StoreError) in
      var row = blank
      try row.visit(&reader)
      return try value(row)
    }
  }
}
