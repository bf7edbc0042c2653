import CSQLite

/// What a file turns out to be when scvdb looks at it.
enum SchemaState: Equatable {
  /// A database without any content.
  case empty
  /// A database of ours with a schema version.
  case ours(version: Int)
  /// A database of another program.
  case foreign

  /// The letters `scvd`, by which SQLite files of ours are known, also to file(1).
  static let applicationID = 0x7363_7664

  /// Looks at the database behind a connection and writes nothing.
  init(of connection: Connection) throws(StoreError) {
    let applicationID = try connection.integer("PRAGMA application_id")
    if applicationID == Self.applicationID {
      self = .ours(version: try connection.integer("PRAGMA user_version"))
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
