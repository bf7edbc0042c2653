/// What stands behind ids, such as the paths of views, which repeat from row to row; each is read
/// once.
///
/// Not to be kept while anything writes to the file: the ids of names that were pruned are given
/// again.
final class StoredRows<Row> {
  private let select: String
  private let read: (Statement) throws(StoreError) -> Row
  private let connection: Connection
  private var rows: [Int64: Row] = [:]

  /// `select` asks for the columns of one id, from which `read` makes a value.
  init(
    _ select: String,
    in connection: Connection,
    _ read: @escaping (Statement) throws(StoreError) -> Row
  ) {
    self.select = select
    self.read = read
    self.connection = connection
  }

  /// Takes what stands behind an id from a row of a larger query, whose next columns are those that
  /// make a value; goes past them where the value is known.
  func take(_ id: Int64, in row: Statement, columns: Int) throws(StoreError) {
    if rows[id] == nil { rows[id] = try read(row) } else { row.skip(columns) }
  }

  /// What stands behind an id; nil where the file has no such row.
  func row(_ id: Int64) throws(StoreError) -> Row? {
    if let row = rows[id] { return row }
    let select = try connection.prepared(select)
    try select.bind(id)
    let row = try select.first(read)
    rows[id] = row
    return row
  }
}
