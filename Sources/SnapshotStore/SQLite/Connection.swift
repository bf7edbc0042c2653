import CSQLite
import Foundation
import SnapshotModel

/// A connection to one SQLite file, for one task at a time.
///
/// Files may come from strangers. So the schema is not trusted and cannot be edited, triggers never
/// fire, and extensions cannot be loaded. Values are limited to ``lengthLimit``, and pages are
/// checked when they are read.
final class Connection {
  enum Mode {
    case readOnly
    /// Creates the file if it does not exist.
    case readWrite
    /// Like `readWrite` for an existing file.
    ///
    /// SQLite opens it for reading if it cannot be written.
    case existing
    /// Reads without locks and leaves no traces.
    ///
    /// The file must not be written at the same time.
    case immutable
  }

  /// The maximum size of a text or blob in a file or a result, in bytes.
  static let lengthLimit: Int32 = 1 << 26

  let file: String
  private var openHandle: OpaquePointer?
  private let waiting: BusyHandler
  private var statements: [String: Statement] = [:]
  private var insertions: [Insertion: Statement] = [:]
  private var tableQueries: [TableQuery: Statement] = [:]
  private var collected: CollectedNumbers?
  /// The rows of insertions.
  private(set) lazy var preparedRows = PreparedRowTable(for: handle)

  /// Opens a file.
  ///
  /// `lockTimeout` is the maximum time to wait for other connections.
  init(
    file: String,
    mode: Mode,
    lockTimeout: Duration = .seconds(30)
  ) throws(StoreError) {
    self.file = file
    waiting = BusyHandler(for: file, atMost: lockTimeout)
    openHandle = try Self.openHandle(file: file, mode: mode)
    configure()
    waiting.handle(handle)
    try execute("PRAGMA cell_size_check = ON")
  }

  deinit {
    statements = [:]
    insertions = [:]
    tableQueries = [:]
    sqlite3_close(openHandle)
  }

  /// Closes the connection of a writer.
  ///
  /// It cannot be used afterwards.
  ///
  /// All committed data is then in the file itself and not in a write-ahead log. Without this call
  /// the connection is closed too, but disk errors remain unnoticed.
  ///
  /// - Returns: Whether the log was copied. While other programs use the file, the log remains, and
  ///   the last of them copies it.
  func close() throws(StoreError) -> Bool {
    statements = [:]
    insertions = [:]
    tableQueries = [:]
    sqlite3_busy_timeout(handle, Self.closingLockTimeout)
    let code = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    let isWhole = code == SQLITE_OK
    if !isWhole, error(code, sql: "") != .busy(file: file) {
      throw .leavesLog(file: file, reason: error(code, sql: "checkpoint").report.message)
    }
    let status = sqlite3_close(handle)
    guard status == SQLITE_OK else { throw error(status, sql: "close") }
    openHandle = nil
    return isWhole
  }

  /// The maximum time to wait for other connections when the log is copied at the end, in
  /// milliseconds.
  private static let closingLockTimeout: Int32 = 2000

  /// Writes a copy of the database into an empty file.
  func copy(to file: String) throws(StoreError) {
    let copying = try prepared("VACUUM INTO ?")
    try copying.bind(Self.plainName(of: file))
    try copying.run()
  }

  private var handle: OpaquePointer {
    guard let openHandle else { preconditionFailure("\(file): the connection is closed") }
    return openHandle
  }

  /// The id of the last inserted row.
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs SQL statements without parameters.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw error(code, sql: sql) }
  }

  /// Returns a statement, which is compiled only once.
  func prepared(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, of: handle, file: file)
    statements[sql] = statement
    return statement
  }

  /// Returns the statement for an insertion of several rows, which is compiled only once.
  func prepared(
    _ insertion: Insertion,
    _ sql: () -> String
  ) throws(StoreError) -> Statement {
    if let statement = insertions[insertion] { return statement }
    let statement = try Statement(sql(), of: handle, file: file)
    insertions[insertion] = statement
    return statement
  }

  /// Returns the statement for a query of a table, which is compiled only once.
  func prepared(_ query: TableQuery, _ sql: String) throws(StoreError) -> Statement {
    if let statement = tableQueries[query] { return statement }
    let statement = try Statement(sql, of: handle, file: file)
    tableQueries[query] = statement
    return statement
  }

  /// Returns the numbers that a statement passes to ``CollectedNumbers/function``.
  ///
  /// - Parameters:
  ///   - sql: The statement, with one parameter.
  ///   - parameter: Its value.
  ///   - areReal: Whether each column is a number with a fraction, the same for all calls.
  /// - Returns: The numbers, which the next call replaces.
  /// - Throws: A database error.
  func numbers(
    of sql: String,
    _ parameter: Int64,
    areReal: [Bool]
  ) throws(StoreError) -> CollectedNumbers {
    let numbers =
      if let collected { collected } else { try CollectedNumbers(areReal, for: handle) }
    collected = numbers
    numbers.removeAll()
    let statement = try prepared(sql)
    try statement.bind(parameter)
    try statement.run()
    return numbers
  }

  /// Returns the single integer that a query returns.
  func integer(_ sql: String) throws(StoreError) -> Int {
    let statement = try Statement(sql, of: handle, file: file)
    return Int(try statement.first { $0.integer() } ?? 0)
  }

  /// Runs work in a transaction, which is stored completely or not at all.
  ///
  /// The transaction acquires the write lock at once, so that it never fails midway because of
  /// another writer.
  func transaction<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try execute("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let value = try work()
      // Data that is written to a deleted file is lost when the last program closes the file.
      guard !hasMoved else { throw .disappeared(file: file) }
      try execute("COMMIT")
      return value
    } catch {
      // SQLite has already rolled back after some errors. A second rollback then fails without
      // effect.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Returns the faults that SQLite finds in the pages of the file, or of a table and its indexes,
  /// one line each; empty for a valid file.
  func pageFaults(ofTable table: String? = nil) throws(StoreError) -> [String] {
    let argument = table.map { "('\($0)')" } ?? ""
    let lines = try prepared("PRAGMA integrity_check\(argument)").all { $0.text() }
    return lines == ["ok"] ? [] : lines
  }

  /// Reads a consistent state of the database, independent of concurrent writes.
  ///
  /// It may be part of a transaction.
  func atOneMoment<Value>(
    _ read: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try prepared("SAVEPOINT moment").run()
    defer { try? prepared("RELEASE moment").run() }
    return try read()
  }

  /// Returns a value that changes with every write of this or another connection to the file.
  func contentVersion() throws(StoreError) -> ContentVersion {
    ContentVersion(
      others: try prepared("PRAGMA data_version").first { $0.integer() } ?? 0,
      own: Int64(sqlite3_total_changes(handle))
    )
  }

  struct ContentVersion: Equatable {
    fileprivate let others: Int64
    fileprivate let own: Int64
  }

  /// Disables views: scvdb does not need its own views, and a foreign view can impersonate a table.
  func forbidViews() {
    set(SQLITE_DBCONFIG_ENABLE_VIEW, 0)
  }

  /// Allows edits of the schema's text that keep its meaning; other connections then reload it.
  func editingSchema(_ edit: () throws(StoreError) -> Void) throws(StoreError) {
    set(SQLITE_DBCONFIG_DEFENSIVE, 0)
    defer { set(SQLITE_DBCONFIG_DEFENSIVE, 1) }
    try execute("PRAGMA writable_schema = ON")
    defer { try? execute("PRAGMA writable_schema = OFF") }
    try edit()
    let version = try integer("PRAGMA schema_version")
    try execute("PRAGMA schema_version = \(version + 1)")
  }

  /// Whether the file was removed, renamed or replaced.
  private var hasMoved: Bool {
    var hasMoved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    return code == SQLITE_OK && hasMoved != 0
  }

  private func configure() {
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.lengthLimit)
    for (option, value) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
      (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_DQS_DML, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0),
    ] as [(Int32, Int32)] {
      set(option, value)
    }
  }

  private func set(_ option: Int32, _ value: Int32) {
    let code = scvdb_sqlite_db_config(handle, option, value)
    precondition(code == SQLITE_OK, "SQLite lacks connection option \(option)")
  }

  private func error(_ code: Int32, sql: String) -> StoreError {
    StoreError(code: code, from: handle, sql: sql, file: file)
  }

  /// Whether SQLite omits the statistics of its memory.
  ///
  /// Otherwise each allocation locks a mutex.
  private static let omitsStatistics = scvdb_sqlite_omit_statistics() == SQLITE_OK

  private static func openHandle(file: String, mode: Mode) throws(StoreError) -> OpaquePointer {
    _ = omitsStatistics
    let flags =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .existing: SQLITE_OPEN_READWRITE
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    let name = mode == .immutable ? immutableURI(of: file) : plainName(of: file)
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close(handle) }
      throw StoreError(code: code, from: handle, sql: "", file: file)
    }
    return handle
  }

  /// Returns a path that SQLite does not interpret as a URI, unlike paths that begin with `file:`.
  private static func plainName(of file: String) -> String {
    file.hasPrefix("file:") ? "./\(file)" : file
  }

  private static func immutableURI(of file: String) -> String {
    URL(filePath: file).absoluteString + "?immutable=1"
  }
}
