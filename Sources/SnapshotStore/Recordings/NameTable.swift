import Foundation

/// The ids of names that are repeated in many rows, for example view paths.
struct NameTable {
  private let select: String
  private let insert: String
  private var ids: [ExactText: Int64] = [:]

  /// Creates a cache for a table with an integer `id` and a unique text column.
  init(table: StaticString, column: StaticString) {
    select = "SELECT id FROM \(table) WHERE \(column) = ?"
    insert = "INSERT INTO \(table) (\(column)) VALUES (?)"
  }

  /// Returns the id of a name and inserts a new name.
  mutating func id(of name: ExactText, in connection: Connection) throws(StoreError) -> Int64 {
    if let id = ids[name] { return id }
    let id = try connection.id(select, orInsert: insert) { statement throws(StoreError) in
      try statement.bind(name.text)
    }
    ids[name] = id
    return id
  }

  /// Forgets all ids, which are then queried again.
  mutating func forget() {
    ids = [:]
  }
}

/// A text that is compared by bytes.
///
/// For Swift, composed and decomposed letters are equal. For SQLite and hashes they differ.
struct ExactText: Hashable {
  var text: String

  static func == (left: ExactText, right: ExactText) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        guard let left = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(left, other, right.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Connection {
  /// Returns the id from a query.
  ///
  /// Without a result, inserts a row with the same parameters.
  func id(
    _ select: String,
    orInsert insert: String,
    _ bind: (Statement) throws(StoreError) -> Void
  ) throws(StoreError) -> Int64 {
    let query = try prepared(select)
    try bind(query)
    if let id = try query.first({ $0.integer() }) { return id }
    let insertion = try prepared(insert)
    try bind(insertion)
    try insertion.run()
    return lastInsertedID
  }
}
