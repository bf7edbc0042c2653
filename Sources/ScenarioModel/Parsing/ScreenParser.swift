import ProjectFiles
package import SnapshotModel

/// Reads the map of screens.
enum ScreenParser {
  static func screens(
    in node: YAMLNode
  ) throws -> [ParsedScreen] {
    let entries = try node.map()
    guard !entries.isEmpty else {
      throw ScenarioError(.emptyList(label: node.label), at: node.location)
    }
    return try node.mistakes.each(entries) { entry in try screen(entry) }
  }

  private static func screen(
    _ entry: YAMLEntry
  ) throws -> ParsedScreen {
    let nameNode = YAMLNode(
      content: .scalar(entry.key, isQuoted: true),
      location: entry.keyLocation,
      label: "a screen",
      mistakes: entry.value.mistakes
    )
    let name = try nameNode.pathComponent()
    return try screen(named: name, entry.value)
  }

  /// Reads a screen's map, in a scenario or in a separate file.
  static func screen(
    named name: String,
    _ node: YAMLNode
  ) throws -> ParsedScreen {
    var parsed = ParsedScreen(name: name)
    try ParsedScreen.table.read(node, as: "the screen '\(name)'", into: &parsed)
    try parsed.finish(noting: node.mistakes)
    return parsed
  }
}

/// A screen in a separate file, which scenarios share.
package struct ScreenFile: Sendable {
  /// The screen as its own file describes it.
  package var screen: ScreenReference
  /// The location of the screen's source.
  package var location: FileLocation
  /// The locations of the rows in its lists, in their order.
  package internal(set) var rowLocations: [RowLocations]

  /// Reads the map of one screen.
  ///
  /// - Parameters:
  ///   - text: The file's text, YAML or JSON.
  ///   - file: The file's path for error messages.
  ///   - name: The screen's name in the scenario.
  /// - Returns: The screen with its location.
  /// - Throws: All mistakes of the file.
  package static func parse(
    text: String,
    file: String,
    name: String
  ) throws(ScenarioErrors) -> ScreenFile {
    let parsed = try ProblemList.collecting { mistakes in
      let node = try YAMLReader(
        kind: .screen,
        keys: ParsedScreen.table.rules.names,
        file: file,
        mistakes: mistakes
      ).read(text, label: "a screen")
      return try ScreenParser.screen(named: name, node)
    }
    return ScreenFile(
      screen: parsed.screen,
      location: parsed.location,
      rowLocations: parsed.rowLocations
    )
  }
}
