import SnapshotModel

/// The keys of some rows.
enum RowsKey: String, CaseIterable {
  /// Required. The reuse identifier of the prototype.
  case cell
  /// The number of cells; the default is 1.
  case count
  /// A map from the names of views in the prototype to their texts.
  case texts
}

/// The locations of one list's rows.
package struct RowLocations: Sendable {
  /// The locations of one group: its cell and its texts.
  package struct Group: Sendable {
    var cell: FileLocation
    /// The locations of the texts, by the names of the views.
    var texts: [String: FileLocation]
  }

  var list: FileLocation
  var groups: [Group]
}

/// Reads the rows that a scenario puts into the lists of a screen.
enum RowsParser {
  /// The allowed numbers of cells in a group of rows.
  private static let counts = 1.0...1000

  static func rows(
    in node: YAMLNode?
  ) throws(ScenarioError) -> [(rows: ListRows, locations: RowLocations)] {
    guard let node else { return [] }
    return try node.mistakes.each(node.map()) { entry throws(ScenarioError) in
      let groups = try entry.value.items { node throws(ScenarioError) in try group(node) }
      return (
        ListRows(list: entry.key, groups: groups.map(\.group)),
        RowLocations(list: entry.keyLocation, groups: groups.map(\.locations))
      )
    }
  }

  private static func group(
    _ node: YAMLNode
  ) throws(ScenarioError) -> (group: RowGroup, locations: RowLocations.Group) {
    let fields = try Fields<RowsKey>(node, subject: "a group of rows")
    let cell = try fields.required(.cell)
    var group = RowGroup(cell: try cell.text())
    if let count = fields[.count] {
      let number = try count.number(in: counts, as: "a whole number")
      guard number == number.rounded() else { throw count.wrongType("a whole number") }
      group.count = Int(number)
    }
    var locations: [String: FileLocation] = [:]
    for entry in try fields[.texts]?.map() ?? [] {
      group.texts[entry.key] = try entry.value.text()
      locations[entry.key] = entry.keyLocation
    }
    return (group, RowLocations.Group(cell: cell.location, texts: locations))
  }
}
