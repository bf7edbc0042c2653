/// A location in a text file as in editors: lines and columns from 1, columns in Unicode scalars.
package struct FileLocation: Hashable, Sendable {
  /// The path from the user's input or from the file search.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension FileLocation: CustomStringConvertible {
  /// The form that editors and terminals turn into a link: `sign-up.yaml:3:5`.
  package var description: String { "\(file):\(line):\(column)" }
}
