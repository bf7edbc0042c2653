import Foundation

/// A Swift expression in a scenario file.
struct ScenarioExpression: Hashable {
  /// The value in the file.
  var text: String
  /// Whether it prepares data, for the key `fixtures`; otherwise it makes a controller.
  var isFixtures = false
  var location: SourceLine

  /// The fixtures of every engine: they give optional properties of controllers a value.
  static let fillingOptionals = ScenarioExpression(
    text: "fillOptionals()",
    isFixtures: true,
    location: SourceLine(file: "", line: 1)
  )

  /// Finds the values of `make` and `fixtures` in the scenario files of a folder, by file and line.
  ///
  /// The value is on the line of its key; `{ name: a, make: "..." }` needs the quotes.
  static func all(in folder: String) -> [ScenarioExpression] {
    files(below: folder).flatMap { file -> [ScenarioExpression] in
      let tree = SourceTree(root: FilePath.folder(of: file))
      guard let data = try? tree.item(at: TreePath(FilePath.name(of: file)))?.contents() else {
        return []
      }
      return expressions(in: String(decoding: data, as: UTF8.self), of: file)
    }
  }

  /// The scenario files in a folder and its folders, without links.
  private static func files(below folder: String) -> [String] {
    FilePath.names(in: folder).map { FilePath.joined(folder, $0) }
      .filter { !FilePath.isLink($0) }
      .flatMap { path in
        guard FilePath.kind(of: path) == .file else { return files(below: path) }
        return ["yaml", "yml"].contains(FilePath.ending(of: path)) ? [path] : []
      }
  }

  /// Finds the values of `make` and `fixtures` in a scenario file.
  static func expressions(in text: String, of path: String) -> [ScenarioExpression] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).compactMap { number, line in
      guard !line.drop(while: \.isWhitespace).hasPrefix("#"),
        let match = line.firstMatch(of: /(?:^|[\s{,])(make|fixtures):\s+(\S.*)$/),
        let value = scalar(match.output.2)
      else { return nil }
      return ScenarioExpression(
        text: value,
        isFixtures: match.output.1 == "fixtures",
        location: SourceLine(file: path, line: number)
      )
    }
  }

  /// Reads a scalar of YAML at the beginning of a text.
  private static func scalar(_ text: Substring) -> String? {
    if text.hasPrefix("\"") {
      guard let match = text.prefixMatch(of: /"((?:[^"\\]|\\.)*)"/) else { return nil }
      let data = Data("\"\(match.output.1)\"".utf8)
      return try? JSONDecoder().decode(String.self, from: data)
    }
    if text.hasPrefix("'") {
      return text.prefixMatch(of: /'((?:[^']|'')*)'/)
        .map { String($0.output.1).replacing("''", with: "'") }
    }
    let end = text.firstRange(of: " #")?.lowerBound ?? text.endIndex
    let value = text[..<end].trimmingCharacters(in: .whitespaces)
    return value.isEmpty ? nil : value
  }
}
