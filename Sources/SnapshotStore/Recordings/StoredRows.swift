/// A cache of the values behind ids that are repeated in many rows, for example view paths.
///
/// Discard it before anything writes to the file, because SQLite reuses the ids of pruned names.
final class StoredRows<Row> {
  private let select: String
  private let read: (Statement) throws(StoreError) -> Row
  private let connection: Connection
  private var rows: [Int64: Row] = [:]

  /// Creates a cache.
  ///
  /// `select` selects the columns of one id, and `read` creates a value from them.
  init(
    _ select: String,
    in connection: Connection,
    _ read: @escaping (Statement) throws(StoreError) -> Row
  ) {
    self.select = select
    self.read = read
    self.connection = connection
  }

  /// Reads the value behind an id from the next columns of a larger query's row, or skips them if
  /// the value is cached.
  func take(_ id: Int64, in row: Statement, columns: Int) throws(StoreError) {
    if rows[id] == nil { rows[id] = try read(row) } else { row.skip(columns) }
  }

  /// Returns the value behind an id; nil if the file has no such row.
  func row(_ id: Int64) throws(StoreError) -> Row? {
    if let row = rows[id] { return row }
    let select = try connection.prepared(select)
    try select.bind(id)
    let row = try select.first(read)
    rows[id] = row
    return row
  }
}
