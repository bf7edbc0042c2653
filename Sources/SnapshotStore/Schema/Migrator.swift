/// Brings the schema of a database up to date.
struct Migrator {
  let connection: Connection
  let migrations: [Migration]
  /// The statements that give an empty database what all migrations lead to; nil where it has to go through
  /// these.
  private let creation: String?

  /// Knows the migrations of the program.
  init(_ connection: Connection) {
    self.connection = connection
    migrations = Migration.all
    creation = Schema.creation
  }

  /// Knows other migrations.
  init(_ connection: Connection, migrations: [Migration]) {
    self.connection = connection
    self.migrations = migrations
    creation = nil
  }

  /// The migrations that the database still needs; all of them for an empty one.
  ///
  /// Throws when the database is not ours, is newer than this program, has applied a migration in
  /// another form, or has had its schema changed since.
  func pending() throws(StoreError) -> [Migration] {
    // Another process that migrates the file between two reads would make it look foreign.
    try connection.atOneMoment { () throws(StoreError) in try pendingNow() }
  }

  private func pendingNow() throws(StoreError) -> [Migration] {
    let file = connection.file
    switch try SchemaState(of: connection) {
    case .foreign:
      throw .foreignDatabase(file: file)
    case .empty:
      return migrations
    case .ours(let version):
      guard version >= 1 else {
        throw .damaged(file: file, reason: "its schema has the version \(version)")
      }
      guard version <= migrations.count else {
        throw .newerSchema(file: file, version: version, known: migrations.count)
      }
      try check(version)
      return Array(migrations.dropFirst(version))
    }
  }

  /// Applies what is pending, all of it or nothing, with the rows that record it.
  ///
  /// - Parameter backUp: Copies a database that has something in it, by its schema version, before
  ///   it is changed; no other program can write meanwhile.
  /// - Returns: What was done to a database that had something in it; nil where nothing was
  ///   pending.
  /// - Throws: A fault of the database, or what `backUp` throws; then nothing is changed.
  @discardableResult
  func migrate(
    backingUpBy backUp: (_ version: Int) throws(StoreError) -> String? = { _ in nil }
  ) throws(StoreError) -> AppliedMigration? {
    guard try !pending().isEmpty else { return nil }
    return try connection.transaction { () throws(StoreError) in
      // Asked again, because another program may have migrated while this one waited.
      let pending = try pending()
      let version = migrations.count - pending.count
      let backup = version > 0 && !pending.isEmpty ? try backUp(version) : nil
      if version == 0, let creation {
        try connection.execute(creation)
      } else {
        for migration in pending { try apply(migration) }
      }
      try note(pending)
      guard version > 0, !pending.isEmpty else { return nil }
      return AppliedMigration(file: connection.file, from: version, pending.map(\.name), backup)
    }
  }

  /// Checks that the database is what the first migrations have made of it.
  ///
  /// A stranger's table could be a view that poses as one, or compute what is asked of it.
  private func check(_ version: Int) throws(StoreError) {
    let found = try Schema(of: connection)
    let faults = try graveFaults(of: found, version)
    if found.hasTable("migration") { try checkApplied(version) }
    if !faults.isEmpty { throw .changedSchema(file: connection.file, faults: faults) }
  }

  private func graveFaults(of found: Schema, _ version: Int) throws(StoreError) -> [String] {
    let applied = migrations.prefix(version)
    guard applied.map(\.checksum) == Migration.all.map(\.checksum) else {
      return found.graveFaults(comparedWith: try Schema(madeBy: applied))
    }
    if found.graveDigest == Schema.currentGraveDigest { return [] }
    return found.graveFaults(comparedWith: .current)
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
    try migration.completion(connection)
  }

  /// Has the database know which migrations were applied to it.
  private func note(_ applied: [Migration]) throws(StoreError) {
    guard let last = applied.last else { return }
    let insert = try connection.prepared(
      "INSERT INTO migration (number, name, checksum) VALUES (?, ?, ?)"
    )
    for migration in applied {
      try insert.bind(migration.number)
      try insert.bind(migration.name)
      try insert.bind(migration.checksum)
      try insert.run()
    }
    try connection.execute("PRAGMA application_id = \(SchemaState.applicationID)")
    try connection.execute("PRAGMA user_version = \(last.number)")
  }
}
