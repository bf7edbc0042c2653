import CSQLite

/// The kind of a database file.
enum SchemaState: Equatable {
  /// A database without any content.
  case empty
  /// A database of scvdb with its schema version.
  case scvdb(version: Int)
  /// A database of another program.
  case foreign

  /// The letters `scvd`, which identify scvdb's SQLite files, for example to file(1).
  static let applicationID = 0x7363_7664

  /// Reads the state of the database behind a connection, without writing.
  init(of connection: Connection) throws(StoreError) {
    let applicationID = try connection.integer("PRAGMA application_id")
    if applicationID == Self.applicationID {
      self = .scvdb(version: try connection.integer("PRAGMA user_version"))
    } else if applicationID == 0,
      try connection.integer("SELECT count(*) FROM sqlite_schema") == 0,
      try connection.integer("PRAGMA user_version") == 0
    {
      self = .empty
    } else {
      self = .foreign
    }
  }
}
