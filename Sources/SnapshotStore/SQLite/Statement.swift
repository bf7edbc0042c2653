import CSQLite
import SnapshotModel

/// A compiled SQL statement of one connection, which can be used repeatedly.
///
/// Parameters are bound, and columns are read, from left to right:
///
/// ```swift
/// try insert.bind("iphone-8")
/// try insert.bind(2)
/// try insert.run()
/// ```
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  let file: String
  private var parameter: Int32 = 0
  private var column: Int32 = 0
  private var texts = BoundTexts()
  private var settings: [String: UserSettings] = [:]

  init(_ sql: String, of database: OpaquePointer, file: String) throws(StoreError) {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = sqlite3_prepare_v3(database, sql, -1, flags, &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw StoreError(code: code, from: database, sql: sql, file: file)
    }
    self.handle = handle
    self.database = database
    self.file = file
  }

  deinit {
    sqlite3_finalize(handle)
    texts.deallocate()
  }

  // MARK: Parameters

  func bind(_ value: Int64) throws(StoreError) {
    parameter += 1
    try check(sqlite3_bind_int64(handle, parameter, value))
  }

  func bind(_ value: Int64?) throws(StoreError) {
    if let value { try bind(value) } else { try bindNull() }
  }

  func bind(_ value: Int) throws(StoreError) {
    try bind(Int64(value))
  }

  func bind(_ value: Bool) throws(StoreError) {
    try bind(value ? 1 : 0)
  }

  func bind(_ value: Double) throws(StoreError) {
    parameter += 1
    try check(sqlite3_bind_double(handle, parameter, value))
  }

  func bind(_ value: Double?) throws(StoreError) {
    if let value { try bind(value) } else { try bindNull() }
  }

  func bind(_ value: String) throws(StoreError) {
    parameter += 1
    var value = value
    let code = value.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        // SQLite allocates memory to copy a text, which takes longer than inserting a row.
        let kept = texts.keep(characters)
        return sqlite3_bind_text(
          handle,
          parameter,
          // An empty buffer may have a null address, which would bind null.
          kept ?? characters.baseAddress ?? emptyText,
          Int32(characters.count),
          kept == nil ? scvdb_sqlite_transient() : nil
        )
      }
    }
    try check(code)
  }

  func bind(_ value: String?) throws(StoreError) {
    if let value { try bind(value) } else { try bindNull() }
  }

  func bind(_ value: [UInt8]) throws(StoreError) {
    parameter += 1
    let count = Int32(value.count)
    try check(sqlite3_bind_blob(handle, parameter, value, count, scvdb_sqlite_transient()))
  }

  func bind(_ value: [UInt8]?) throws(StoreError) {
    if let value { try bind(value) } else { try bindNull() }
  }

  func bindNull() throws(StoreError) {
    parameter += 1
    try check(sqlite3_bind_null(handle, parameter))
  }

  // MARK: Execution

  /// Executes the statement and resets it for the next parameters.
  func run() throws(StoreError) {
    while try next() {}
  }

  /// Advances to the next row.
  ///
  /// After the last row, resets the statement for the next parameters.
  func next() throws(StoreError) -> Bool {
    column = 0
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    let error = code == SQLITE_DONE ? nil : error(code)
    reset()
    if let error { throw error }
    return false
  }

  /// Returns the first row, read by a closure; nil without one.
  func first<Value>(
    _ read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    guard try next() else { return nil }
    defer { reset() }
    return try read(self)
  }

  /// Returns all rows, each read by a closure.
  ///
  /// The result has room for the expected number of rows.
  func all<Value>(
    expecting count: Int = 0,
    _ read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    defer { reset() }
    var values: [Value] = []
    values.reserveCapacity(count)
    while try next() { values.append(try read(self)) }
    return values
  }

  /// Ends the reading of rows before the last one.
  func end() { reset() }

  private func reset() {
    sqlite3_reset(handle)
    parameter = 0
    texts.forget()
  }

  // MARK: Columns

  func integer() -> Int64 {
    defer { column += 1 }
    return sqlite3_column_int64(handle, column)
  }

  func optionalInteger() -> Int64? {
    isNull ? skip() : integer()
  }

  func bool() -> Bool {
    integer() != 0
  }

  func real() -> Double {
    defer { column += 1 }
    return sqlite3_column_double(handle, column)
  }

  func text() -> String {
    String(decoding: bytes(of: sqlite3_column_text(handle, column)), as: UTF8.self)
  }

  /// Returns settings by their name in a column; nil for an invalid name.
  ///
  /// The cases of a matrix repeat a few names, so each is parsed once.
  func settings(named name: String) -> UserSettings? {
    if let known = settings[name] { return known }
    guard let parsed = UserSettings(named: name) else { return nil }
    if settings.count == Self.settingsLimit { settings = [:] }
    settings[name] = parsed
    return parsed
  }

  /// The number of settings that a statement keeps.
  private static let settingsLimit = 256

  func optionalText() -> String? {
    isNull ? skip() : text()
  }

  /// Reads a blob as lowercase hexadecimal digits, two per byte.
  func hexadecimal() -> String {
    SnapshotModel.hexadecimal(bytes(of: sqlite3_column_blob(handle, column)))
  }

  /// Reads a blob as a digest.
  func digest() -> StoredDigest {
    StoredDigest(bytes(of: sqlite3_column_blob(handle, column)))
  }

  /// Reads a blob as bytes.
  func blob() -> [UInt8] {
    Array(bytes(of: sqlite3_column_blob(handle, column)))
  }

  /// Returns the types and bytes of the first columns, which are equal only for equal values.
  func cells(_ count: Int) -> [UInt8] {
    var cells: [UInt8] = []
    for column in 0..<Int32(count) {
      let type = sqlite3_column_type(handle, column)
      cells.append(UInt8(truncatingIfNeeded: type))
      switch type {
      case SQLITE_INTEGER, SQLITE_FLOAT:
        withUnsafeBytes(of: bits(of: column, type)) { cells.append(contentsOf: $0) }
      case SQLITE_NULL: break
      default:
        let value = bytes(at: column)
        withUnsafeBytes(of: value.count) { cells.append(contentsOf: $0) }
        cells.append(contentsOf: value)
      }
    }
    return cells
  }

  /// Whether the first columns have the result of ``cells(_:)`` for an earlier row.
  ///
  /// A comparison in place is faster than another copy.
  func hasCells(_ cells: [UInt8], _ count: Int) -> Bool {
    cells.withUnsafeBytes { cells in
      var position = 0
      for column in 0..<Int32(count) {
        let type = sqlite3_column_type(handle, column)
        // The types and lengths so far are equal, so that the earlier row has these bytes as well.
        guard cells[position] == UInt8(truncatingIfNeeded: type) else { return false }
        position += 1
        switch type {
        case SQLITE_INTEGER, SQLITE_FLOAT:
          let bits = cells.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          guard bits == self.bits(of: column, type) else { return false }
          position += MemoryLayout<UInt64>.size
        case SQLITE_NULL: break
        default:
          let value = bytes(at: column)
          let length = cells.loadUnaligned(fromByteOffset: position, as: Int.self)
          position += MemoryLayout<Int>.size
          guard length == value.count,
            UnsafeRawBufferPointer(rebasing: cells[position..<position + length])
              .elementsEqual(value)
          else { return false }
          position += length
        }
      }
      return true
    }
  }

  /// Returns the bits of a number in a column.
  private func bits(of column: Int32, _ type: Int32) -> UInt64 {
    type == SQLITE_FLOAT
      ? sqlite3_column_double(handle, column).bitPattern
      : UInt64(bitPattern: sqlite3_column_int64(handle, column))
  }

  /// Returns the bytes of a text or blob in a column.
  private func bytes(at column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(handle, column)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  /// Whether the next column contains a number.
  var isNumber: Bool {
    [SQLITE_FLOAT, SQLITE_INTEGER].contains(sqlite3_column_type(handle, column))
  }

  /// Returns to the first column of the row.
  func rewind() {
    column = 0
  }

  /// Skips columns.
  func skip(_ count: Int) {
    column += Int32(count)
  }

  /// Whether the next column is null.
  var isNull: Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  private func skip<Value>() -> Value? {
    skip(1)
    return nil
  }

  /// Returns the bytes of the present column and advances.
  ///
  /// Its address must have been read just before.
  private func bytes(of start: UnsafeRawPointer?) -> UnsafeRawBufferPointer {
    defer { column += 1 }
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  // MARK: Errors

  private func check(_ code: Int32) throws(StoreError) {
    guard code != SQLITE_OK else { return }
    let error = error(code)
    reset()
    throw error
  }

  private func error(_ code: Int32) -> StoreError {
    StoreError(code: code, from: database, sql: String(cString: sqlite3_sql(handle)), file: file)
  }
}

/// The address of a text without characters.
private nonisolated(unsafe) let emptyText: UnsafePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.initialize(to: 0)
  return UnsafePointer(text)
}()
