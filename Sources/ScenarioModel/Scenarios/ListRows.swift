/// The rows that a scenario puts into a table or collection of a screen.
package struct ListRows: Codable, Hashable, Sendable {
  /// The maximum number of views in the rows of a list.
  static let viewLimit = 100_000

  /// Name of the list.
  package var list: String
  /// The cells in order.
  package var groups: [RowGroup]

  package init(list: String, groups: [RowGroup]) {
    self.list = list
    self.groups = groups
  }
}

extension ListRows {
  /// Returns the rows with other texts.
  package func mappingTexts(_ transform: (String) -> String) -> ListRows {
    var rows = self
    for index in groups.indices {
      rows.groups[index].texts = groups[index].texts.mapValues(transform)
    }
    return rows
  }
}

/// Consecutive cells of one prototype.
package struct RowGroup: Codable, Hashable, Sendable {
  /// The prototype's reuse identifier.
  package var cell: String
  /// The number of cells; scenario files allow 1 to 1000.
  package var count: Int
  /// The texts of the cells' views, by the views' names.
  package var texts: [String: String]

  package init(cell: String, count: Int = 1, texts: [String: String] = [:]) {
    self.cell = cell
    self.count = count
    self.texts = texts
  }
}
