/// Migrates the schema of a database.
struct Migrator {
  let connection: Connection
  let migrations: [Migration]

  /// - Parameters:
  ///   - connection: The database.
  ///   - migrations: All migrations of the program, in order.
  init(_ connection: Connection, migrations: [Migration] = Migration.all) {
    self.connection = connection
    self.migrations = migrations
  }

  /// Whether the migrations are all of the program.
  private var hasProgramMigrations: Bool {
    migrations.map(\.checksum) == Migration.all.map(\.checksum)
  }

  /// Returns the pending migrations of the database; all of them for an empty one.
  ///
  /// Throws an error if the database is foreign, or newer than this program, or too old for it.
  /// Changes of an applied migration or of the schema are errors too.
  func pending() throws(StoreError) -> PendingMigrations {
    // Otherwise a migration of another process between two reads would make the database look
    // foreign.
    try connection.atOneMoment { () throws(StoreError) in try pendingNow() }
  }

  private func pendingNow() throws(StoreError) -> PendingMigrations {
    switch try SchemaState(of: connection) {
    case .foreign:
      throw .foreignDatabase(file: connection.file)
    case .empty:
      return PendingMigrations(version: 0, migrations: migrations)
    case .scvdb(let version):
      return PendingMigrations(version: version, migrations: try migrations(after: version))
    }
  }

  private func migrations(after version: Int) throws(StoreError) -> [Migration] {
    let file = connection.file
    guard version >= 1 else {
      throw .damaged(file: file, reason: "its schema version is \(version)")
    }
    guard version >= FormerSchema.version else {
      throw .formerSchema(file: file, version: version)
    }
    guard version <= newestVersion else {
      throw .newerSchema(file: file, version: version, known: newestVersion)
    }
    guard version > FormerSchema.version else {
      try checkFormer()
      return [FormerSchema.adoption] + migrations.dropFirst(FormerSchema.adoption.number)
    }
    let count = version - FormerSchema.version
    try check(count)
    return Array(migrations.dropFirst(count))
  }

  private var newestVersion: Int { FormerSchema.version + migrations.count }

  /// Applies the pending migrations and records them, all of them or none.
  ///
  /// - Parameter backUp: Copies a non-empty database before it is changed, and receives its schema
  ///   version. No other program can write at that time.
  /// - Returns: The migration of a non-empty database; nil if none was pending.
  /// - Throws: A database error, or an error from `backUp`; then nothing is changed.
  @discardableResult
  func migrate(
    backingUpBy backUp: (_ version: Int) throws(StoreError) -> String? = { _ in nil }
  ) throws(StoreError) -> AppliedMigration? {
    guard try !pending().isEmpty else { return nil }
    return try connection.transaction { () throws(StoreError) in
      // Checked again, because another program may have migrated the file during the wait.
      let pending = try pending()
      guard !pending.isEmpty else { return nil }
      let backup = pending.version > 0 ? try backUp(pending.version) : nil
      let changedViews =
        pending.version == FormerSchema.version
        ? try FormerSchema.changedViews(in: connection) : []
      if pending.version == 0, hasProgramMigrations {
        try connection.execute(Schema.currentText)
      } else {
        for migration in pending.migrations { try apply(migration) }
      }
      try recordAll()
      guard pending.version > 0 else { return nil }
      return AppliedMigration(
        file: connection.file,
        versions: pending.version...newestVersion,
        pending.names,
        replacing: changedViews,
        backup
      )
    }
  }

  /// Checks that the database has the schema of the first migrations.
  ///
  /// A foreign view could impersonate a table, or compute its values.
  private func check(_ count: Int) throws(StoreError) {
    let found = try Schema(of: connection)
    let faults = try structureFaults(of: found, count)
    if found.hasTable("migration") { try checkApplied(count) }
    if !faults.isEmpty { throw .changedSchema(file: connection.file, faults: faults) }
  }

  private func structureFaults(of found: Schema, _ count: Int) throws(StoreError) -> [String] {
    let applied = migrations.prefix(count)
    guard applied.map(\.checksum) == Migration.all.map(\.checksum) else {
      return found.structureFaults(comparedWith: try Schema(madeBy: applied))
    }
    if found.structureDigest == Schema.currentStructureDigest { return [] }
    return found.structureFaults(comparedWith: .current)
  }

  private func checkApplied(_ count: Int) throws(StoreError) {
    let select = try connection.prepared("SELECT checksum FROM migration WHERE number = ?")
    for migration in migrations.prefix(count) {
      try select.bind(migration.number)
      guard try select.first({ $0.text() }) == migration.checksum else {
        throw .changedMigration(file: connection.file, name: migration.name)
      }
    }
  }

  private func checkFormer() throws(StoreError) {
    guard try FormerSchema.isSchema(of: connection) else {
      let fault = "its tables or triggers differ from schema \(FormerSchema.version)"
      throw .changedSchema(file: connection.file, faults: [fault])
    }
  }

  private func apply(_ migration: Migration) throws(StoreError) {
    try connection.execute(migration.sql)
    try migration.completion(connection)
  }

  /// Records the applied migrations.
  private func recordAll() throws(StoreError) {
    // A former database lists files that no longer exist.
    try connection.execute("DELETE FROM migration")
    let insert = try connection.prepared(
      "INSERT INTO migration (number, name, checksum) VALUES (?, ?, ?)"
    )
    for migration in migrations {
      try insert.bind(migration.number)
      try insert.bind(migration.name)
      try insert.bind(migration.checksum)
      try insert.run()
    }
    try connection.execute("PRAGMA application_id = \(SchemaState.applicationID)")
    try connection.execute("PRAGMA user_version = \(newestVersion)")
  }
}
