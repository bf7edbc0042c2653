/// How a database was brought to the schema of this program.
package struct AppliedMigration: Equatable, Sendable, CustomStringConvertible {
  /// The database.
  package let file: String
  /// The schema version that it had, and the one that it has.
  package let versions: ClosedRange<Int>
  /// The names of the migrations that were applied, in order; at least one.
  package let names: [String]
  /// The views of the program that people had changed, and that are its own again.
  package let replacedViews: [String]
  /// The path of a copy of the database as it was; nil for one that is kept in memory.
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

  /// The schema versions before and after, which views were replaced, and where the copy is, in one line.
  package var description: String {
    "\(file): brought from schema \(versions.lowerBound) to \(versions.upperBound)"
      + (replacedViews.isEmpty
        ? ""
        : "; changed views have their former text again: "
          + replacedViews.joined(separator: ", "))
      + (backup.map { "; the database as it was is \($0)" } ?? "")
  }
}
