import SnapshotModel

extension ColumnVisitor {
  /// Visits the columns of a recorded fact, see ``RecordedFact``.
  mutating func fact<Fact: RecordedFact>(_ fact: inout Fact) throws(Failure) {
    var columns = FactColumns(columns: self)
    try fact.visit(&columns)
    self = columns.columns
  }

  /// Visits the columns of a fact, all of them null for nil.
  mutating func fact<Fact: RecordedFact>(_ fact: inout Fact?) throws(Failure) {
    var columns = FactColumns(columns: self)
    try columns.columnsOnly(&fact)
    self = columns.columns
  }
}

/// Visits the columns of a recorded fact.
private struct FactColumns<Columns: ColumnVisitor> {
  var columns: Columns
  /// The start of the names of the present property's columns.
  private var prefix: StaticString = ""
  /// Whether the present columns can be null.
  private var isNullable = false
  /// Whether the present property is nil, or one of its columns was null.
  private var isNil = false

  init(columns: Columns) {
    self.columns = columns
  }

  /// Visits the columns of a value, all of them null for nil.
  private mutating func nullable<Value>(
    _ value: inout Value?,
    blank: Value,
    _ visit: (inout Self, inout Value) throws(Columns.Failure) -> Void
  ) throws(Columns.Failure) {
    var present = value ?? blank
    (isNullable, isNil) = (true, value == nil && !columns.isReading)
    try visit(&self, &present)
    if columns.isReading { value = isNil ? nil : present }
    isNullable = false
  }

  private mutating func scalar<Value: ColumnValue>(
    _ name: StaticString,
    _ value: inout Value
  ) throws(Columns.Failure) {
    let column = ColumnName(prefix, name)
    guard isNullable else { return try columns.column(column, &value) }
    var optional = isNil && !columns.isReading ? nil : value
    try columns.column(column, &optional)
    if let optional { value = optional } else { isNil = true }
  }
}

extension FactColumns: FactVisitor {
  typealias Failure = Columns.Failure

  mutating func field<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    after _: StaticString?,
    _: StaticString
  ) throws(Failure) {
    prefix = column
    try value.visit(&self)
  }

  mutating func field<Value: FactValue>(
    _ value: inout Value?,
    column: StaticString,
    after _: StaticString?,
    _: StaticString
  ) throws(Failure) {
    try optional(&value, column: column, after: "", "")
  }

  mutating func optional<Value: FactValue>(
    _ value: inout Value?,
    column: StaticString,
    after _: StaticString,
    _: StaticString
  ) throws(Failure) {
    prefix = column
    try nullable(&value, blank: .blank) { columns, value throws(Failure) in
      try value.visit(&columns)
    }
  }

  mutating func unlessBlank<Value: FactValue>(
    _ value: inout Value,
    column: StaticString,
    after _: StaticString?,
    _: StaticString
  ) throws(Failure) {
    prefix = column
    try value.visit(&self)
  }

  mutating func flag(
    _ value: inout Bool,
    column: StaticString,
    as _: StaticString
  ) throws(Failure) {
    prefix = column
    try scalar("", &value)
  }

  mutating func columnOnly<Value: FactValue>(
    _ value: inout Value,
    column: StaticString
  ) throws(Failure) {
    prefix = column
    try value.visit(&self)
  }

  mutating func lineOnly<Value: FactValue>(_: inout Value, _: StaticString) {}

  mutating func columnsOnly<Fact: RecordedFact>(_ fact: inout Fact?) throws(Failure) {
    try nullable(&fact, blank: .blank) { columns, fact throws(Failure) in
      try fact.visit(&columns)
    }
  }

  mutating func lineOnly<Fact: RecordedFact>(_: inout Fact?, after _: StaticString) {}
}

extension FactColumns: ScalarVisitor {
  var isReading: Bool { columns.isReading }

  mutating func number(_ name: StaticString, _ value: inout Double) throws(Failure) {
    try scalar(name, &value)
    if isReading { value = canonicalPoints(value) }
  }

  mutating func integer(_ value: inout Int) throws(Failure) { try scalar("", &value) }

  mutating func text(_ value: inout String) throws(Failure) { try scalar("", &value) }

  mutating func choice<Choice: FactChoice>(_ value: inout Choice) throws(Failure) {
    var column = ChoiceColumn(value: value)
    try scalar("", &column)
    value = column.value
  }

  mutating func choices<Choice: FactChoice>(_ values: inout [Choice]) throws(Failure) {
    var column = ChoicesColumn(values: values)
    try scalar("", &column)
    values = column.values
  }

  mutating func eventValue(_ value: inout EventValue) throws(Failure) { try scalar("", &value) }
}

/// A value of an enumeration by its raw value.
private struct ChoiceColumn<Choice: FactChoice>: ColumnValue {
  var value: Choice

  static var columnType: ColumnType { .text }

  func bind(to statement: Statement) throws(StoreError) { try statement.bind(value.rawValue) }

  static func read(from row: Statement, _ column: QualifiedName) throws(StoreError) -> Self {
    Self(value: try Choice.value(row.text(), of: column, in: row))
  }
}

/// Values of an enumeration by their raw values, separated by spaces.
private struct ChoicesColumn<Choice: FactChoice>: ColumnValue {
  var values: [Choice]

  static var columnType: ColumnType { .text }

  func bind(to statement: Statement) throws(StoreError) {
    try statement.bind(values.map(\.rawValue).joined(separator: " "))
  }

  static func read(from row: Statement, _ column: QualifiedName) throws(StoreError) -> Self {
    var values: [Choice] = []
    for name in row.text().split(separator: " ") {
      values.append(try Choice.value(String(name), of: column, in: row))
    }
    return Self(values: values)
  }
}
