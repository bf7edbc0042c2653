/// The names behind ids, such as the paths of views, which repeat from row to row; each is read once.
///
/// Made for one answer or one look through the file: the ids of names that were pruned are given
/// again.
final class StoredNames {
  private let select: String
  private let connection: Connection
  private var names: [Int64: String] = [:]

  /// `select` asks for the name of one id.
  init(_ select: String, in connection: Connection) {
    self.select = select
    self.connection = connection
  }

  /// The name of an id; nil without one.
  func name(of id: Int64) throws(StoreError) -> String? {
    if let name = names[id] { return name }
    let select = try connection.prepared(select)
    try select.bind(id)
    let name = try select.first { $0.text() }
    names[id] = name
    return name
  }
}
