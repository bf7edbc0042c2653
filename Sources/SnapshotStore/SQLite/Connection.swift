import CSQLite
import Foundation

/// A connection to one SQLite file, for one task at a time.
///
/// Files may come from strangers: the schema is not trusted, its own text cannot be edited, and no
/// extension can be loaded.
final class Connection {
  enum Mode {
    case readOnly
    case readWrite
    /// Reads without locks and leaves no trace; only for a file that nobody writes.
    case immutable
  }

  let file: String
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens a file; `patience` is how long to wait for other connections before giving up.
  init(
    file: String,
    mode: Mode,
    patience: Duration = .seconds(30)
  ) throws(StoreError) {
    self.file = file
    handle = try Self.openHandle(file: file, mode: mode)
    configure()
    sqlite3_busy_timeout(handle, Int32(clamping: Int64(patience / .milliseconds(1))))
  }

  deinit {
    statements = [:]
    sqlite3_close(handle)
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
    do {
      let value = try work()
      try execute("COMMIT")
      return value
    } catch {
      // SQLite has rolled back by itself after some errors; a second time is an error, no harm.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func configure() {
    sqlite3_extended_result_codes(handle, 1)
    for (option, value) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
    ] as [(Int32, Int32)] {
      let code = scvdb_sqlite_db_config(handle, option, value)
      precondition(code == SQLITE_OK, "SQLite lacks connection option \(option)")
    }
  }

  private func error(_ code: Int32, sql: String) -> StoreError {
    StoreError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql, file: file)
  }

  private static func openHandle(file: String, mode: Mode) throws(StoreError) -> OpaquePointer {
    let flags =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    let name = mode == .immutable ? immutableURI(of: file) : file
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close(handle) }
      let message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
      throw StoreError(code: code, message: message, sql: "", file: file)
    }
    return handle
  }

  private static func immutableURI(of file: String) -> String {
    URL(filePath: file).absoluteString + "?immutable=1"
  }
}
