/// The migrations that a database still needs.
struct PendingMigrations {
  /// The schema version that the database has; 0 for an empty one.
  let version: Int
  /// In the order of their application.
  let migrations: [Migration]

  var isEmpty: Bool { migrations.isEmpty }
  var names: [String] { migrations.map(\.name) }
}
