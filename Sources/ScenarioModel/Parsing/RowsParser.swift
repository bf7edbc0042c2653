import SnapshotModel

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
  static func rows(
    in node: YAMLNode
  ) throws -> [(rows: ListRows, locations: RowLocations)] {
    try node.mistakes.each(node.map()) { entry in
      let groups = try entry.value.items(LocatedRowGroup.table.read)
      return (
        ListRows(list: entry.key, groups: groups.map(\.group)),
        RowLocations(list: entry.keyLocation, groups: groups.map(\.locations))
      )
    }
  }
}

/// Some rows of a list while their keys are read.
struct LocatedRowGroup: Sendable {
  var group = RowGroup(cell: "")
  var locations = RowLocations.Group(cell: .unread, texts: [:])

  /// The keys of some rows, in the order that the writer uses.
  static let table = KeyTable(
    LocatedRowGroup(),
    subject: "a group of rows",
    [
      .required("cell", \.group.cell, .text, "the reuse identifier of a prototype")
        .locating(\.locations.cell) { $0.location },
      .key(
        "count",
        \.group.count,
        .count(from: 1...1000).described(as: "a whole number, at most 1000"),
        default: 1,
        "the number of cells from the prototype, one after the other"
      ),
      .key(
        "texts",
        \.group.texts,
        .texts,
        default: [:],
        inWords: "the texts of the prototype",
        "the texts of views in the cells, by the names of the views in the prototype"
      ).locating(\.locations.texts) { node in
        try node.map().reduce(into: [:]) { $0[$1.key] = $1.keyLocation }
      },
    ]
  )
}

extension ValueFormat<[String: String]> {
  /// A map from names to texts, written in the order of the names.
  fileprivate static var texts: Self {
    ValueFormat(description: "a map from names to texts", placeholder: "{ NAME: TEXT, ... }") {
      node in
      var texts: [String: String] = [:]
      for entry in try node.map() { texts[entry.key] = try entry.value.text() }
      return texts
    } write: { texts in
      .map(texts.sorted { $0.key < $1.key }.map { YAMLField($0.key, .text($0.value)) })
    }
  }
}
