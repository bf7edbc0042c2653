import Foundation

/// The YAML that `SCENARIOS.md` shows, as files that are whole.
package struct ScenarioReference {
  /// The page.
  package let text: String
  /// The blocks as they stand there.
  package let blocks: [String]

  package init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/ScenarioModel/SCENARIOS.md")
    text = try String(contentsOf: file, encoding: .utf8)
    blocks = text.matches(of: /```yaml\n((?:.*\n)*?)```/).map { String($0.output.1) }
  }

  /// The blocks, each completed by the first, which is whole: what a block says itself stands in place
  /// of what the first says, and steps without their key follow those of the first.
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

  /// The keys at the beginning of lines, each with the lines that belong to it; lines before the first
  /// have none.
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
