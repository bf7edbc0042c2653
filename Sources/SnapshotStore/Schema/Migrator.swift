/// Brings the schema of a database up to date.
struct Migrator {
  let connection: Connection
  let migrations: [Migration]

  init(_ connection: Connection, migrations: [Migration] = Migration.all) {
    self.connection = connection
    self.migrations = migrations
  }

  /// The migrations that the database still needs; all of them for an empty one.
  ///
  /// Throws when the database is not ours, is newer than this program, or has applied a migration
  /// in another form.
  func pending() throws(StoreError) -> [Migration] {
    let file = connection.file
    switch try SchemaState(of: connection) {
    case .foreign:
      throw .foreignDatabase(file: file)
    case .empty:
      return migrations
    case .ours(let version):
      guard version <= migrations.count else {
        throw .newerSchema(file: file, version: version, known: migrations.count)
      }
      try checkApplied(version)
      return Array(migrations.dropFirst(version))
    }
  }

  /// Applies what is pending, each migration in one transaction with the row that records it.
  func migrate() throws(StoreError) {
    while try !pending().isEmpty {
      try connection.transaction { () throws(StoreError) in
        // Asked again, because another program may have migrated while this one waited.
        if let next = try pending().first { try apply(next) }
      }
    }
  }

  private func checkApplied(_ version: Int) throws(StoreError) {
    let select = try connection.prepared("SELECT checksum FROM migration WHERE number = ?")
    for migration in migrations.prefix(version) {
      try select.bind(migration.number)
      guard try select.first({ $0.text() }) == migration.checksum else {
        throw .changedMigration(file: connection.file, name: migration.name)
      }
    }
  }

  private func apply(_ migration: Migration) throws(StoreError) {
    try connection.execute(migration.sql)
    let insert = try connection.prepared(
      "INSERT INTO migration (number, name, checksum) VALUES (?, ?, ?)"
    )
    try insert.bind(migration.number)
    try insert.bind(migration.name)
    try insert.bind(migration.checksum)
    try insert.run()
    try connection.execute("PRAGMA application_id = \(SchemaState.applicationID)")
    try connection.execute("PRAGMA user_version = \(migration.number)")
  }
}
