package import SnapshotModel

/// A message about a place in a file, as JSON reports have it.
package struct LocatedMessage: Encodable, Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String

  package init(_ message: String, at location: FileLocation) {
    file = location.file
    line = location.line
    column = location.column
    self.message = message
  }
}
