import Foundation

/// The YAML examples in `SCENARIOS.md`, as complete files.
package struct ScenarioReference {
  /// The text of the page.
  package let text: String
  /// The blocks without a change.
  package let blocks: [String]

  private let file: URL

  /// - Parameter page: The path of the page in the repository.
  /// - Throws: The file system's error.
  package init(page: String = "Sources/ScenarioModel/SCENARIOS.md") throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    file = root.appending(path: page)
    text = try String(contentsOf: file, encoding: .utf8)
    blocks = text.matches(of: /```yaml\n((?:.*\n)*?)```/).map { String($0.output.1) }
  }

  /// The blocks, each completed by the first, which is complete.
  ///
  /// A key in a block replaces the same key of the first block. Steps without their key are
  /// appended to the first block's steps.
  package var files: [String] {
    blocks.map { block in
      var file = Self.sections(of: blocks[0])
      let own = Self.sections(of: block)
      if ["screens", "matrix", "steps"].allSatisfy(own.map(\.key).contains) { return block }
      if own.map(\.key) == [""] {
        file[file.count - 1].text += own[0].text
      } else {
        file.removeAll { section in own.contains { $0.key == section.key } }
        file += own
      }
      return file.map(\.text).joined()
    }
  }

  /// Returns the Markdown table with the same head as another; nil if the page has none.
  ///
  /// With `SCVDB_WRITE_REFERENCE` set, the other table first replaces it in the page.
  package func table(like table: String) throws -> String? {
    let head = table.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n"
    var page = try String(contentsOf: file, encoding: .utf8)
    guard let start = page.range(of: "\n" + head) else { return nil }
    let rest = page[start.upperBound...]
    let end = rest.range(of: "\n\n")?.lowerBound ?? page.endIndex
    // A table without rows ends with its head.
    let last = rest.hasPrefix("\n") ? rest.startIndex : page.index(after: end)
    let range = page.index(after: start.lowerBound)..<last
    if ProcessInfo.processInfo.environment["SCVDB_WRITE_REFERENCE"] != nil {
      page.replaceSubrange(range, with: table)
      try Data(page.utf8).write(to: file)
      return table
    }
    return String(page[range])
  }

  /// Returns the keys at the beginning of lines, each with its lines; the lines before the first
  /// have no key.
  private static func sections(of block: String) -> [(key: String, text: String)] {
    var sections: [(key: String, text: String)] = []
    for line in block.split(separator: "\n") {
      if let key = line.prefixMatch(of: /([a-zA-Z]+):/)?.output.1 {
        sections.append((String(key), ""))
      } else if sections.isEmpty {
        sections.append(("", ""))
      }
      sections[sections.count - 1].text += line + "\n"
    }
    return sections
  }
}
