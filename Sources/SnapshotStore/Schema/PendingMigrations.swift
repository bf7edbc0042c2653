/// The pending migrations of a database.
struct PendingMigrations {
  /// The schema version of the database; 0 for an empty one.
  let version: Int
  /// The migrations in the order of their application.
  let migrations: [Migration]

  var isEmpty: Bool { migrations.isEmpty }
  var names: [String] { migrations.map(\.name) }
}
