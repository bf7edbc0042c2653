import Foundation

/// The ids of names, such as the paths of views, which repeat from row to row.
struct NameTable {
  private let select: String
  private let insert: String
  private var ids: [ExactText: Int64] = [:]

  /// Describes a table with an integer `id` and a unique column of text.
  init(table: StaticString, column: StaticString) {
    select = "SELECT id FROM \(table) WHERE \(column) = ?"
    insert = "INSERT INTO \(table) (\(column)) VALUES (?)"
  }

  /// The id of a name, which gets a row unless it has one.
  mutating func id(of name: ExactText, in connection: Connection) throws(StoreError) -> Int64 {
    if let id = ids[name] { return id }
    let id = try connection.id(select, orInsert: insert) { statement throws(StoreError) in
      try statement.bind(name.text)
    }
    ids[name] = id
    return id
  }

  /// Forgets all ids; they are asked for again.
  mutating func forget() {
    ids = [:]
  }
}

/// A text that equals only the same bytes.
///
/// Swift takes a composed and a decomposed letter for the same; SQLite and hashes do not.
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
  /// The id of the row that a query finds; without one, a row is inserted with the same parameters.
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
