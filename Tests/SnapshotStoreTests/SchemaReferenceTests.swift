import Foundation
import ScvdbTestSupport
import SnapshotStore
import Testing

/// `SCHEMA.md` shows the schema after all migrations.
@Suite struct SchemaReferenceTests {
  @Test func theReferenceIsUpToDate() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", repository.appending(path: ".ci/schema-reference").path,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(message)")
  }

  /// The page explains every table and view of a new database.
  @Test func everyRelationOfADatabaseIsExplained() throws {
    let page = try String(
      contentsOf: repository.appending(path: "Sources/SnapshotStore/SCHEMA.md"),
      encoding: .utf8
    )
    let names = try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      _ = try RecordingStore(file: file, mode: .readWrite)
      return try shell(
        file,
        "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite%'"
      ).split(separator: "\n")
    }
    #expect(names.count >= 30)
    for name in names { #expect(page.contains("\n### \(name)\n"), "\(name)") }
  }
}
