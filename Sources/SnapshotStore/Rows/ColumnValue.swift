import SnapshotModel

/// The declared type of a column.
enum ColumnType: String {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case blob = "BLOB"
  case any = "ANY"
}

/// The name of a column in two parts: `window_` and `x`, or nothing and `time`.
struct ColumnName: ExpressibleByStringLiteral, CustomStringConvertible {
  let prefix: StaticString
  let name: StaticString

  init(_ prefix: StaticString, _ name: StaticString) {
    self.prefix = prefix
    self.name = name
  }

  init(stringLiteral name: StaticString) { self.init("", name) }

  var description: String { "\(prefix)\(name)" }
}

/// The name of a column in messages: `step.time`.
struct QualifiedName: CustomStringConvertible {
  let table: StaticString
  let column: ColumnName

  var description: String { "\(table).\(column)" }
}

/// A value in a column of a row.
protocol ColumnValue {
  static var columnType: ColumnType { get }
  /// Whether the column may be null.
  static var isOptional: Bool { get }

  /// Binds the next value of a row.
  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure)

  /// Reads the next column of a row.
  ///
  /// - Throws: `damaged` with the name of the column, if it contains another type of value.
  static func read(from row: Statement, _ column: QualifiedName) throws(StoreError) -> Self
}

extension ColumnValue {
  static var isOptional: Bool { false }
}

/// The id of a row.
extension Int64: ColumnValue {
  static var columnType: ColumnType { .integer }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(id: self) }

  static func read(from row: Statement, _: QualifiedName) -> Int64 { row.integer() }
}

extension Int: ColumnValue {
  static var columnType: ColumnType { .integer }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.bind(Int64(self))
  }

  static func read(from row: Statement, _: QualifiedName) -> Int { Int(row.integer()) }
}

extension Bool: ColumnValue {
  static var columnType: ColumnType { .integer }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.bind(Int64(self ? 1 : 0))
  }

  static func read(from row: Statement, _: QualifiedName) -> Bool { row.bool() }
}

extension Double: ColumnValue {
  static var columnType: ColumnType { .real }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(self) }

  static func read(from row: Statement, _: QualifiedName) -> Double { row.real() }
}

extension String: ColumnValue {
  static var columnType: ColumnType { .text }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(self) }

  static func read(from row: Statement, _: QualifiedName) -> String { row.text() }
}

extension ViewPath: ColumnValue {
  static var columnType: ColumnType { .text }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(text) }

  static func read(from row: Statement, _: QualifiedName) -> ViewPath { ViewPath(row.text()) }
}

extension QuestionHash: ColumnValue {
  static var columnType: ColumnType { .text }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(text) }

  static func read(from row: Statement, _: QualifiedName) -> QuestionHash { row.questionHash() }
}

/// The name of the settings, empty for the defaults.
extension UserSettings: ColumnValue {
  static var columnType: ColumnType { .text }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(name ?? "") }

  static func read(
    from row: Statement,
    _ column: QualifiedName
  ) throws(StoreError) -> UserSettings {
    let text = row.text()
    if text.isEmpty { return .standard }
    if let settings = row.settings(named: text) { return settings }
    throw .damaged(file: row.file, reason: "\(column) is '\(text)'")
  }
}

/// The bytes of a blob.
extension [UInt8]: ColumnValue {
  static var columnType: ColumnType { .blob }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(self) }

  static func read(from row: Statement, _: QualifiedName) -> [UInt8] { row.blob() }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  static var columnType: ColumnType { Wrapped.columnType }
  static var isOptional: Bool { true }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) {
    if let self { try self.bind(to: &sink) } else { try sink.bindNull() }
  }

  static func read(from row: Statement, _ column: QualifiedName) throws(StoreError) -> Wrapped? {
    if row.isNull {
      row.skip(1)
      return nil
    }
    return try Wrapped.read(from: row, column)
  }
}

/// The cases of a type by their names.
extension ColumnValue where Self: RawRepresentable, RawValue == String {
  static var columnType: ColumnType { .text }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) { try sink.bind(rawValue) }

  static func read(from row: Statement, _ column: QualifiedName) throws(StoreError) -> Self {
    try value(row.text(), of: column, in: row)
  }
}

extension RawRepresentable<String> {
  /// Returns the value with a name in a column.
  static func value(
    _ name: String,
    of column: QualifiedName,
    in row: Statement
  ) throws(StoreError) -> Self {
    if let value = Self(rawValue: name) { return value }
    throw .damaged(file: row.file, reason: "\(column) is '\(name)'")
  }
}

extension EventValue: ColumnValue {
  static var columnType: ColumnType { .any }

  func bind<Sink: ValueSink>(to sink: inout Sink) throws(Sink.Failure) {
    switch self {
    case .number(let number): try sink.bind(number)
    case .text(let text): try sink.bind(text)
    }
  }

  static func read(from row: Statement, _: QualifiedName) -> EventValue {
    row.isNumber ? .number(row.real()) : .text(row.text())
  }
}
