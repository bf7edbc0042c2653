import CSQLite
import SnapshotModel

/// A table of SQL with prepared rows, which insertions read.
///
/// No value is copied into a parameter, and one short statement inserts any number of rows.
///
/// The table is eponymous: it has no entry in the schema, and exists only in connections that
/// insert rows.
final class PreparedRowTable {
  /// The name, which nobody can guess: a file's own table of this name would replace the rows.
  static let name = "scvdb_prepared_rows_\(UInt64.random(in: 0...UInt64.max))"
  /// The maximum number of columns.
  private static let width = 32

  /// The rows that are being inserted; none is empty.
  private var parts: [PreparedRows] = []
  private var columns = 1

  /// Makes the table of a connection, which must not outlive this value.
  init(for connection: OpaquePointer) {
    let source = Unmanaged.passUnretained(self).toOpaque()
    let code = sqlite3_create_module_v2(connection, Self.name, Self.module, source, nil)
    precondition(code == SQLITE_OK, "SQLite lacks memory for a table")
  }

  /// Returns the name of a column.
  static func column(_ index: Int) -> String { "c\(index)" }

  /// Runs an insertion with some rows as the rows of the table.
  func inserting(
    _ inserted: [PreparedRows],
    columns: Int,
    _ insertion: Statement
  ) throws(StoreError) {
    precondition(columns <= Self.width, "a table has too many columns")
    self.columns = columns
    parts = inserted.filter { $0.values.count > 0 }
    defer { parts = [] }
    if !parts.isEmpty { try insertion.run() }
  }

  /// Moves a cursor to the first row of a part.
  ///
  /// The addresses stay valid: ``parts`` keeps the arrays alive and unchanged during an insertion.
  private func move(_ cursor: Cursor, to part: Int) {
    cursor.pointee.part = part
    cursor.pointee.rows = 0
    guard part < parts.count else { return }
    let rows = parts[part]
    let cells = rows.values.cells
    cursor.pointee.rows = rows.values.count / columns
    cursor.pointee.width = columns
    cursor.pointee.cells = cells.list.withUnsafeBytes(\.baseAddress)?
      .assumingMemoryBound(to: scvdb_cell.self)
    cursor.pointee.bytes = cells.bytes.withUnsafeBytes(\.baseAddress)?
      .assumingMemoryBound(to: CChar.self)
    cursor.pointee.ids = rows.ids.withUnsafeBufferPointer(\.baseAddress)
  }

  // MARK: SQLite's calls

  private typealias Cursor = UnsafeMutablePointer<scvdb_row_cursor>

  private static func cursor(_ base: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> Cursor? {
    UnsafeMutableRawPointer(base)?.assumingMemoryBound(to: scvdb_row_cursor.self)
  }

  private static func table(of cursor: Cursor) -> PreparedRowTable? {
    cursor.pointee.source.map {
      Unmanaged<PreparedRowTable>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The functions of the table; SQLite keeps their address.
  private nonisolated(unsafe) static let module: UnsafePointer<sqlite3_module> = {
    var module = sqlite3_module()
    module.xConnect = { connection, source, _, _, table, _ in
      let columns = (0..<width).map(column).joined(separator: ", ")
      let code = sqlite3_declare_vtab(connection, "CREATE TABLE x(\(columns))")
      guard code == SQLITE_OK else { return code }
      let made = UnsafeMutablePointer<scvdb_row_table>.allocate(capacity: 1)
      made.initialize(to: scvdb_row_table(base: sqlite3_vtab(), source: source))
      table?.pointee = UnsafeMutableRawPointer(made).assumingMemoryBound(to: sqlite3_vtab.self)
      return SQLITE_OK
    }
    module.xDisconnect = { table in
      UnsafeMutableRawPointer(table)?.deallocate()
      return SQLITE_OK
    }
    module.xBestIndex = { _, _ in SQLITE_OK }
    module.xOpen = { table, cursor in
      let source = UnsafeMutableRawPointer(table)?
        .assumingMemoryBound(to: scvdb_row_table.self).pointee.source
      let made = Cursor.allocate(capacity: 1)
      made.initialize(to: scvdb_row_cursor())
      made.pointee.source = source
      cursor?.pointee = UnsafeMutableRawPointer(made)
        .assumingMemoryBound(to: sqlite3_vtab_cursor.self)
      return SQLITE_OK
    }
    module.xClose = { cursor in
      UnsafeMutableRawPointer(cursor)?.deallocate()
      return SQLITE_OK
    }
    module.xFilter = { base, _, _, _, _ in
      if let cursor = cursor(base) { table(of: cursor)?.move(cursor, to: 0) }
      return SQLITE_OK
    }
    module.xNext = { base in
      guard let cursor = cursor(base) else { return SQLITE_OK }
      cursor.pointee.rows -= 1
      cursor.pointee.cells = cursor.pointee.cells?.advanced(by: cursor.pointee.width)
      if cursor.pointee.rows == 0 {
        table(of: cursor)?.move(cursor, to: cursor.pointee.part + 1)
      }
      return SQLITE_OK
    }
    module.xEof = { base in cursor(base)?.pointee.rows ?? 0 > 0 ? 0 : 1 }
    module.xColumn = scvdb_row_value
    module.xRowid = { base, id in
      id?.pointee = Int64(cursor(base)?.pointee.rows ?? 0)
      return SQLITE_OK
    }
    let kept = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
    kept.initialize(to: module)
    return UnsafePointer(kept)
  }()
}
