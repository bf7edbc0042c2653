package import SnapshotModel

/// A message about a location in a file, in JSON reports.
package struct LocatedMessage: Encodable, Hashable, Sendable {
  /// The path from the user's input or from the file search.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int
  /// The text without a location and without a severity.
  package var message: String

  /// Creates the message of a location.
  package init(_ message: String, at location: FileLocation) {
    file = location.file
    line = location.line
    column = location.column
    self.message = message
  }
}
