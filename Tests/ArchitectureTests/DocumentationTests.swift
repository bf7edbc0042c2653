import Foundation
import Testing

/// Checks the links in the pages of the repository.
@Suite struct DocumentationTests {
  private static let pages: [String] = ["", "Sources", "Port", "Benchmarks", "Tests"].flatMap {
    folder in
    let place = root.appending(path: folder).path
    let names =
      folder.isEmpty
      ? try? FileManager.default.contentsOfDirectory(atPath: place)
      : FileManager.default.subpaths(atPath: place)
    return (names ?? []).filter { $0.hasSuffix(".md") && !isHidden($0) }
      .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }.sorted()

  /// Whether a path is in a folder of build products or copies.
  private static func isHidden(_ path: String) -> Bool { "/\(path)".contains("/.") }

  @Test func pagesAreFound() {
    #expect(Self.pages.contains("README.md"))
    #expect(Self.pages.contains("Sources/scvdb/TUTORIAL.md"))
  }

  /// The table of faults names existing tests.
  @Test func everyFaultHasItsTests() throws {
    let table = try Self.text(of: "Tests/FAULTS.md").matches(
      of: /^\| (\d+)\. .*$/.anchorsMatchLineEndings()
    )
    #expect(table.map { String($0.output.1) } == table.indices.map { "\($0 + 1)" })
    let files = ["Tests", "Port/Tests"].flatMap { folder in
      let tests = root.appending(path: folder).path
      return (FileManager.default.subpaths(atPath: tests) ?? [])
        .filter { $0.hasSuffix("Tests.swift") && !Self.isHidden($0) }.map { "\(folder)/\($0)" }
    }
    let declarations = try files.map(Self.text).joined().components(separatedBy: "func ")
    let functions = Set(declarations.map { String($0.prefix { $0 != "(" }) })
    for row in table {
      for name in String(row.output.0).matches(of: /`([a-z]\w{8,})`/).map({ String($0.output.1) })
      where name != "recordedAt" {
        #expect(functions.contains(name), "\(name)")
      }
    }
  }

  @Test func contributingListsEachScript() throws {
    let folder = root.appending(path: ".ci").path
    let rows = try Self.text(of: "CONTRIBUTING.md").matches(
      of: /^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| \S.* \|$/.anchorsMatchLineEndings()
    )
    let listed = rows.flatMap { row in
      row.output.1.split(separator: ", ").map { $0.trimmingPrefix("`").dropLast() }
    }
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(scripts).subtracting(listed.map(String.init)) == [])
  }

  @Test(arguments: pages)
  func linkTargetsExist(in page: String) throws {
    let text = try Self.text(of: page)
    let targets = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    for target in targets where !target.contains("://") {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let folder = URL(filePath: page, relativeTo: root).deletingLastPathComponent()
      let file = parts[0].isEmpty ? page : folder.appending(path: String(parts[0])).relativePath
      let path = root.appending(path: file).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
      guard parts.count == 2, file.hasSuffix(".md") else { continue }
      let anchors = try Self.anchors(of: String(contentsOfFile: path, encoding: .utf8))
      #expect(anchors.contains(String(parts[1])), "\(target)")
    }
  }

  private static func text(of page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  /// Returns the anchors that GitHub derives from headings: lowercase letters, hyphens for spaces,
  /// no other characters.
  private static func anchors(of text: String) -> Set<String> {
    Set(
      text.matches(of: /(?m)^#+ (.+)$/).map { heading in
        heading.output.1.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      }
    )
  }
}
