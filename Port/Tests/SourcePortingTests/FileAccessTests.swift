import Foundation
import Testing

/// Checks that only certain types read and write files.
///
/// The user's tree is read through `SourceTree`, and only `OwnFolder` and `TemporaryFolder` write.
@Suite struct FileAccessTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static let files: [String] = ["SourcePorting", "scvdb-port"].flatMap { target in
    let paths = FileManager.default.subpaths(atPath: folder.appending(path: target).path) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { "\(target)/\($0)" }
  }.sorted()

  /// Calls that write, move or remove files, or make links.
  private let writing =
    /FileManager\.|\.write\(to|atomically|\.atomic|forWriting|forUpdating|createFile|removeItem|copyItem|moveItem|linkItem|OutputStream|O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|(?:^|[^.\w])(?:fopen|creat|unlink|unlinkat|rename|renameat|link|linkat|symlink|symlinkat|mkdir|mkdirat|mkdtemp|rmdir|remove|truncate|ftruncate|chmod|fchmod|chown|utimes|utimensat|futimens|mkfifo|openat)\(/

  /// Calls that read files by path.
  private let reading =
    /FileManager\.|contentsOf|contentsOfFile|FileHandle\(for|InputStream|(?:^|[^.\w])(?:fopen|opendir|readlink|realpath|stat|lstat|access)\(/

  @Test func sourcesAreFound() {
    #expect(Self.files.contains("SourcePorting/Files/OwnFolder.swift"))
    #expect(Self.files.contains("scvdb-port/PortOptions.swift"))
  }

  @Test(arguments: files)
  func onlyTwoTypesWriteFiles(file: String) throws {
    let writers = ["OwnFolder", "TemporaryFolder", "Descriptor"]
    guard !writers.contains(where: { file == "SourcePorting/Files/\($0).swift" }) else { return }
    #expect(try lines(of: file) { $0.contains(writing) } == [])
  }

  @Test(arguments: files.filter { !$0.hasPrefix("SourcePorting/Files/") })
  func oneTypeReadsUserFiles(file: String) throws {
    #expect(try lines(of: file) { $0.contains(reading) } == [])
  }

  /// A descriptor of a user's file is open for reading only.
  @Test func readerHasNoWritingMethods() throws {
    let file = "SourcePorting/Files/SourceTree.swift"
    let calls = /\.(?:write|remove|move|makeFolder|open)\(|Descriptor\(path: [^)]*(?:RDWR|WRONLY)/
    #expect(try lines(of: file) { $0.contains(calls) } == [])
  }

  private func lines(of file: String, where isMatch: (Substring) -> Bool) throws -> [String] {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n")
      .filter {
        !$0.drop { $0.isWhitespace }.hasPrefix("//") && !$0.contains("func ") && isMatch($0)
      }.map(String.init)
  }
}
