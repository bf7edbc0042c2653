/// The values of the last rows of a table, because equal rows take long to read again.
final class RecentRows<Value> {
  /// The bytes of each row, see ``Statement/cells(_:)``.
  private var rows: [[UInt8]] = []
  private var values: [Value] = []

  /// Returns the values of all rows of a statement.
  ///
  /// If all rows are equal to the last ones, the result is the same array, with the same address.
  ///
  /// - Parameters:
  ///   - select: The statement with its parameters.
  ///   - columns: The number of its columns.
  ///   - read: Reads a row.
  /// - Returns: The values.
  /// - Throws: A database error.
  func values(
    of select: Statement,
    columns: Int,
    _ read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    defer { select.end() }
    var index = 0
    while try select.next() {
      if index >= rows.count || !select.hasCells(rows[index], columns) {
        set(try read(select), of: select.cells(columns), at: index)
      }
      index += 1
    }
    if index < rows.count {
      rows.removeSubrange(index...)
      values.removeSubrange(index...)
    }
    return values
  }

  private func set(_ value: Value, of row: [UInt8], at index: Int) {
    if index < rows.count {
      (rows[index], values[index]) = (row, value)
    } else {
      rows.append(row)
      values.append(value)
    }
  }
}
