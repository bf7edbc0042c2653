import CSQLite
import Foundation

/// A connection to one SQLite file, for one task at a time.
///
/// Files may come from strangers: the schema is not trusted, its own text cannot be edited, its
/// triggers never fire, no extension can be loaded, no value may be larger than ``lengthLimit``,
/// and pages are checked as they are read.
final class Connection {
  enum Mode {
    case readOnly
    /// Makes the file if there is none.
    case readWrite
    /// As `readWrite`, but the file must be there. SQLite makes do with reading where it may not
    /// write.
    case existing
    /// Reads without locks and leaves no trace; only for a file that nothing writes to.
    case immutable
  }

  /// The largest text or blob that a file can have or make, in bytes.
  static let lengthLimit: Int32 = 1 << 26

  let file: String
  private var openHandle: OpaquePointer?
  private let waiting: LockWaiting
  private var statements: [String: Statement] = [:]
  private var insertions: [Insertion: Statement] = [:]

  /// Opens a file; `lockTimeout` is how long to wait for other connections before giving up.
  init(
    file: String,
    mode: Mode,
    lockTimeout: Duration = .seconds(30)
  ) throws(StoreError) {
    self.file = file
    waiting = LockWaiting(for: file, atMost: lockTimeout)
    openHandle = try Self.openHandle(file: file, mode: mode)
    configure()
    waiting.handle(handle)
    try execute("PRAGMA cell_size_check = ON")
  }

  deinit {
    statements = [:]
    insertions = [:]
    sqlite3_close(openHandle)
  }

  /// Closes the connection of a writer, which is of no use afterwards.
  ///
  /// What was committed is in the file itself then, and not in a write-ahead log beside it. Without
  /// this call a connection is closed too, but then no error of the disk is noticed.
  ///
  /// - Returns: Whether that is so; where other programs are at work in the file, the log stays,
  ///   and the last of them copies it.
  func close() throws(StoreError) -> Bool {
    statements = [:]
    insertions = [:]
    sqlite3_busy_timeout(handle, Self.closingLockTimeout)
    let code = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    let isWhole = code == SQLITE_OK
    if !isWhole, error(code, sql: "") != .busy(file: file) {
      throw .leavesLog(file: file, reason: error(code, sql: "checkpoint").description)
    }
    let status = sqlite3_close(handle)
    guard status == SQLITE_OK else { throw error(status, sql: "close") }
    openHandle = nil
    return isWhole
  }

  /// How many milliseconds to wait for others when the log is copied at the end.
  private static let closingLockTimeout: Int32 = 2000

  /// Writes all that the database has into an empty file.
  func copy(to file: String) throws(StoreError) {
    let copying = try prepared("VACUUM INTO ?")
    try copying.bind(Self.plainName(of: file))
    try copying.run()
  }

  private var handle: OpaquePointer {
    guard let openHandle else { preconditionFailure("\(file): the connection is closed") }
    return openHandle
  }

  /// The id of the row that was inserted last.
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs a script of statements without parameters.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw error(code, sql: sql) }
  }

  /// A statement, compiled on its first use only.
  func prepared(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, of: handle, file: file)
    statements[sql] = statement
    return statement
  }

  /// The statement that inserts a number of rows at once, compiled on its first use only.
  func prepared(
    _ insertion: Insertion,
    _ sql: () -> String
  ) throws(StoreError) -> Statement {
    if let statement = insertions[insertion] { return statement }
    let statement = try Statement(sql(), of: handle, file: file)
    insertions[insertion] = statement
    return statement
  }

  /// The single integer that a query gives.
  func integer(_ sql: String) throws(StoreError) -> Int {
    let statement = try Statement(sql, of: handle, file: file)
    return Int(try statement.first { $0.integer() } ?? 0)
  }

  /// Does work that is stored whole or not at all.
  ///
  /// The transaction takes the right to write at once, so that it never fails half way because
  /// another connection writes too.
  func transaction<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try execute("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let value = try work()
      // What is written to a file without a name is gone with the last program that has it open.
      guard !hasMoved else { throw .disappeared(file: file) }
      try execute("COMMIT")
      return value
    } catch {
      // SQLite has rolled back by itself after some errors; a second time is an error, no harm.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// What SQLite finds wrong with the pages of the file, a line each; empty for a sound one.
  func pageFaults() throws(StoreError) -> [String] {
    let lines = try prepared("PRAGMA integrity_check").all { $0.text() }
    return lines == ["ok"] ? [] : lines
  }

  /// Does reading that sees the database as it is at one moment, whatever others write meanwhile.
  ///
  /// It may be part of a transaction.
  func atOneMoment<Value>(
    _ read: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try prepared("SAVEPOINT moment").run()
    defer { try? prepared("RELEASE moment").run() }
    return try read()
  }

  /// Changes whenever this connection or another one has written to the file.
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

  /// Lets no view be read from here on: none of ours is needed, and a stranger's may pose as a
  /// table.
  func forbidViews() {
    set(SQLITE_DBCONFIG_ENABLE_VIEW, 0)
  }

  /// Lets the text of the schema be edited, which means the same as before; other connections read it again.
  func editingSchema(_ edit: () throws(StoreError) -> Void) throws(StoreError) {
    set(SQLITE_DBCONFIG_DEFENSIVE, 0)
    defer { set(SQLITE_DBCONFIG_DEFENSIVE, 1) }
    try execute("PRAGMA writable_schema = ON")
    defer { try? execute("PRAGMA writable_schema = OFF") }
    try edit()
    let version = try integer("PRAGMA schema_version")
    try execute("PRAGMA schema_version = \(version + 1)")
  }

  /// Whether the file has been removed or renamed, or replaced by another.
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

  private static func openHandle(file: String, mode: Mode) throws(StoreError) -> OpaquePointer {
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

  /// A path that SQLite does not take for a URI, as it may any that begins with `file:`.
  private static func plainName(of file: String) -> String {
    file.hasPrefix("file:") ? "./\(file)" : file
  }

  private static func immutableURI(of file: String) -> String {
    URL(filePath: file).absoluteString + "?immutable=1"
  }
}
