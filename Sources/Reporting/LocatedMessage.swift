package import SnapshotModel

/// A message about a place in a file, as JSON reports have it.
package struct LocatedMessage: Encodable, Hashable, Sendable {
  /// The path as the user wrote it or as the search found it.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int
  /// The text without a location and without a severity.
  package var message: String

  /// Makes the message of a location.
  package init(_ message: String, at location: FileLocation) {
    file = location.file
    line = location.line
    column = location.column
    self.message = message
  }
}
