import CSQLite

/// The numbers of all rows of a query, collected by a function in its SQL.
///
/// Returning to the caller after each row, and a call for each column, take as long as reading the
/// rows.
final class CollectedNumbers {
  /// The name of the function, which takes the columns of a row and returns nothing.
  static let function = "scvdb_collect"

  /// Whether each column is a number with a fraction.
  private let areReal: [Bool]
  private var cells: UnsafeMutableBufferPointer<UInt64>
  private var count = 0

  /// Makes a function of a connection, which must not outlive this value.
  init(_ areReal: [Bool], for connection: OpaquePointer) throws(StoreError) {
    self.areReal = areReal
    cells = .allocate(capacity: 128 * areReal.count)
    let code = sqlite3_create_function_v2(
      connection,
      Self.function,
      Int32(areReal.count),
      SQLITE_UTF8 | SQLITE_DIRECTONLY,
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      { context, _, values in
        guard let target = sqlite3_user_data(context), let values else { return }
        Unmanaged<CollectedNumbers>.fromOpaque(target).takeUnretainedValue().addRow(values)
      },
      { _ in },
      nil
    )
    precondition(code == SQLITE_OK, "SQLite lacks memory for a function")
  }

  deinit { cells.deallocate() }

  /// Forgets the rows of the last query.
  func removeAll() { count = 0 }

  /// The rows, each with the bits of its numbers.
  func forEachRow(
    _ body: (UnsafeBufferPointer<UInt64>) throws(StoreError) -> Void
  ) throws(StoreError) {
    let width = areReal.count
    for start in stride(from: 0, to: count, by: width) {
      try body(UnsafeBufferPointer(rebasing: cells[start..<start + width]))
    }
  }

  /// The number of rows.
  var rows: Int { count / areReal.count }

  private func addRow(_ values: UnsafeMutablePointer<OpaquePointer?>) {
    if count + areReal.count > cells.count { grow() }
    for (index, isReal) in areReal.enumerated() {
      cells[count + index] =
        isReal
        ? sqlite3_value_double(values[index]).bitPattern
        : UInt64(bitPattern: sqlite3_value_int64(values[index]))
    }
    count += areReal.count
  }

  private func grow() {
    let larger = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 2 * cells.count)
    _ = larger.initialize(fromContentsOf: cells[..<count])
    cells.deallocate()
    cells = larger
  }
}
