/// A touch on a row of a table or an item of a collection.
package struct RowSelection: Codable, Hashable, Sendable {
  /// The index of a row or item.
  package struct Index: Codable, Hashable, Sendable {
    /// The section, counted from 0.
    package var section: Int
    /// The row in the section, counted from 0.
    package var row: Int

    package init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// The row or item.
  package var row: Index
  /// The table or collection; nil for the first one of the screen.
  package var list: String?

  package init(row: Index, list: String? = nil) {
    self.row = row
    self.list = list
  }
}
