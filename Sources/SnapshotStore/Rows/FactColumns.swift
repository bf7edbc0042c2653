import SnapshotModel

/// The state of a ``ColumnVisitor`` in a recorded fact.
struct FactColumns {
  /// The start of the names of the present property's columns.
  fileprivate var prefix: StaticString = ""
  /// Whether the present property is nil, or one of its columns was null; nil if it cannot be.
  fileprivate var isValueNil: Bool?
  /// Whether the present fact is nil, or one of its required columns was null; nil if it cannot be.
  fileprivate var isFactNil: Bool?

  /// Whether the columns of the present property are null; nil if they cannot be.
  fileprivate var isNil: Bool? {
    guard let isFactNil else { return isValueNil }
    return isFactNil || isValueNil ?? false
  }

  /// Begins a property; `isNil` is nil if the property cannot be nil.
  fileprivate mutating func begin(_ prefix: StaticString, isNil: Bool?) {
    (self.prefix, isValueNil) = (prefix, isNil)
  }

  /// Makes the present property nil, or the present fact if the property cannot be nil.
  fileprivate mutating func setNil() {
    if isValueNil != nil { isValueNil = true } else { isFactNil = true }
  }
}

extension ColumnVisitor {
  mutating func fact<Fact: RecordedFact>(_ fact: inout Fact) throws(Failure) {
    try fact.visit(&self)
  }

  /// Visits the columns of a fact, all of them null for nil.
  mutating func fact<Fact: RecordedFact>(_ fact: inout Fact?) throws(Failure) {
    try columnsOnly(&fact)
  }

  private mutating func scalar<Value: ColumnValue>(
    _ name: StaticString,
    _ value: inout Value
  ) throws(Failure) {
    let column = ColumnName(factColumns.prefix, name)
    guard let isNil = factColumns.isNil else { return try self.column(column, &value) }
    var optional = isNil && !isReading ? nil : value
    try self.column(column, &optional)
    if let optional { value = optional } else { factColumns.setNil() }
  }
}

// `FactVisitor`
extension ColumnVisitor {
  var isNull: Bool { factColumns.isValueNil ?? false }

  mutating func begin(_ property: FactProperty) -> Bool {
    guard let column = property.column else { return false }
    factColumns.begin(column, isNil: property.isNil.map { $0 && !isReading })
    return true
  }

  mutating func beginFact(_ property: FactProperty) -> Bool {
    guard property.column != nil else { return false }
    factColumns.isFactNil = property.isNil.map { $0 && !isReading }
    return true
  }

  mutating func endFact() -> Bool {
    defer { factColumns.isFactNil = nil }
    return factColumns.isFactNil ?? false
  }

  mutating func flag(
    _ value: inout Bool,
    column: StaticString,
    as _: StaticString
  ) throws(Failure) {
    factColumns.begin(column, isNil: nil)
    try scalar("", &value)
  }
}

// `ScalarVisitor`
extension ColumnVisitor {
  mutating func number(_ name: StaticString, _ value: inout Double) throws(Failure) {
    try scalar(name, &value)
  }

  mutating func integer(_ value: inout Int) throws(Failure) { try scalar("", &value) }

  mutating func text(_ value: inout String) throws(Failure) { try scalar("", &value) }

  mutating func choice<Choice: FactChoice>(_ value: inout Choice) throws(Failure) {
    // The columns of strings are the same, and need no metadata of the enumeration at run time.
    guard isReading else {
      var name = value.rawValue
      return try text(&name)
    }
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

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.bind(value.rawValue)
  }

  static func read(from row: Statement, _ column: QualifiedName) throws(StoreError) -> Self {
    Self(value: try Choice.value(row.text(), of: column, in: row))
  }
}

/// Values of an enumeration by their raw values, separated by spaces.
private struct ChoicesColumn<Choice: FactChoice>: ColumnValue {
  var values: [Choice]

  static var columnType: ColumnType { .text }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.bind(values.map(\.rawValue).joined(separator: " "))
  }

  static func read(from row: Statement, _ column: QualifiedName) throws(StoreError) -> Self {
    var values: [Choice] = []
    for name in row.text().split(separator: " ") {
      values.append(try Choice.value(String(name), of: column, in: row))
    }
    return Self(values: values)
  }
}
