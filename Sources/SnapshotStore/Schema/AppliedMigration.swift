/// A migration of a database to the schema of this program.
package struct AppliedMigration: Equatable, Sendable, CustomStringConvertible {
  /// The database.
  package let file: String
  /// The schema versions before and after the migration.
  package let versions: ClosedRange<Int>
  /// The names of the applied migrations, in order; at least one.
  package let names: [String]
  /// The program's views that users had changed, and that the migration restored.
  package let replacedViews: [String]
  /// The path of a copy of the database before the migration; nil for a database in memory.
  package let backup: String?

  init(
    file: String,
    versions: ClosedRange<Int>,
    _ names: [String],
    replacing replacedViews: [String],
    _ backup: String?
  ) {
    self.file = file
    self.versions = versions
    self.names = names
    self.replacedViews = replacedViews
    self.backup = backup
  }

  /// The schema versions, the replaced views and the path of the copy, in one line.
  package var description: String {
    "\(file): migrated from schema \(versions.lowerBound) to \(versions.upperBound)"
      + (replacedViews.isEmpty
        ? ""
        : "; changed views were restored: "
          + replacedViews.joined(separator: ", "))
      + (backup.map { "; backup: \($0)" } ?? "")
  }
}
