import Foundation
import Testing

/// Checks the table in `CONTRIBUTING.md` that lists the locations of new code.
@Suite struct GuideTests {
  /// The names of all files and folders, files also without their extensions.
  private let names: Set<String>
  /// The texts in code style.
  private let words: [Substring]

  init() throws {
    let paths = ["Sources", "Tests", "Port"].flatMap { folder in
      (FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? [])
        .filter { !"/\($0)".contains("/.") }
    }
    let names = paths.map { URL(filePath: $0).lastPathComponent }
    self.names = Set(names + names.map { String($0.prefix { $0 != "." }) })
    let page = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "## Where does a new")).upperBound
    let table = page[start...].prefix(while: { $0 != "#" })
    // A type beside its file is found there: 'ViewNode' in 'Screen.swift'.
    words = table.replacing(/`\w+` in (?=`\w+\.swift`)/, with: "")
      .matches(of: /`([^`]+)`/).map(\.output.1)
  }

  @Test func tableIsFound() {
    #expect(words.count > 100)
  }

  /// The part of a path after a placeholder is left out.
  @Test func pathsExist() {
    for path in words where path.contains("/") {
      let folder = path.prefix { $0 != "<" }.replacing(/NNNN.*/, with: "")
      #expect(FileManager.default.fileExists(atPath: root.appending(path: folder).path), "\(path)")
    }
  }

  /// A type or a suite is in a file with its name.
  @Test func namesAreFiles() {
    for word in words where word.wholeMatch(of: /[A-Z]\w+[.+\w]*/) != nil {
      let name = String(word)
      #expect(names.contains(name) || names.contains(String(name.prefix { $0 != "." })), "\(name)")
    }
  }
}
