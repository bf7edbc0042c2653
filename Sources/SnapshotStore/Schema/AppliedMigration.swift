/// How a database was brought to the schema of this program.
package struct AppliedMigration: Equatable, Sendable, CustomStringConvertible {
  /// The database.
  package let file: String
  /// The schema version that it had.
  package let version: Int
  /// The names of what was applied, in order; at least one.
  package let names: [String]
  /// The path of a copy of the database as it was; nil for one that is kept in memory.
  package let backup: String?

  init(file: String, from version: Int, _ names: [String], _ backup: String?) {
    self.file = file
    self.version = version
    self.names = names
    self.backup = backup
  }

  /// The schema versions before and after, and where the copy is, in one line.
  package var description: String {
    "\(file): brought from schema \(version) to \(version + names.count)"
      + (backup.map { "; the database as it was is \($0)" } ?? "")
  }
}
