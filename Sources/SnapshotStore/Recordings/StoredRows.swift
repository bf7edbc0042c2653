/// A cache of the values behind ids that are repeated in many rows, for example view paths.
///
/// Discard it before anything writes to the file, because SQLite reuses the ids of pruned names.
final class StoredRows<Row> {
  private let select: String
  private let read: (Statement) throws(StoreError) -> Row
  private let connection: Connection
  private let limit: Int
  private var rows: [Int64: Row] = [:]

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - select: Selects the columns of one id.
  ///   - connection: The connection to the file.
  ///   - limit: The maximum number of values; beyond it, a value that is read by itself replaces all.
  ///     A reader of many runs does not keep the values of each.
  ///   - read: Creates a value from the columns.
  init(
    _ select: String,
    in connection: Connection,
    limit: Int = .max,
    _ read: @escaping (Statement) throws(StoreError) -> Row
  ) {
    self.select = select
    self.read = read
    self.connection = connection
    self.limit = limit
  }

  /// Reads a value from the next columns of a larger query's row, without keeping it.
  func next(in row: Statement) throws(StoreError) -> Row { try read(row) }

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
    if rows.count >= limit { rows = [:] }
    rows[id] = row
    return row
  }
}
