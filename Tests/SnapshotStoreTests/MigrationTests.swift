import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

@Suite struct MigrationTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A new file must be entered in the manifest and in `Migration.all`.
  @Test func folderManifestAndListAgree() throws {
    let folder = root.appending(path: "Migrations").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == Migration.all.map { "\($0.name).sql" })
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: /let migrations: \[String\] = \[([^\]]*)\]/))
    let names = list.output.1.matches(of: /"([^"]+)"/).map { String($0.output.1) }
    #expect(names == Migration.all.map(\.name))
  }

  @Test func theBinaryCarriesTheFiles() throws {
    for migration in Migration.all {
      let file = root.appending(path: "Migrations/\(migration.name).sql")
      #expect(try String(contentsOf: file, encoding: .utf8) == migration.sql)
    }
  }

  @Test func numbersFollowEachOther() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
    for migration in Migration.all {
      #expect(migration.name.hasPrefix(String(format: "%04d_", migration.number)))
    }
  }

  @Test func aFailedMigrationLeavesNothing() throws {
    try withTemporaryFolder { folder in
      let connection = try Connection(file: "\(folder)/a.sqlite", mode: .readWrite)
      let broken = Migration(
        number: 1,
        name: "0001_break",
        bytes: Array("CREATE TABLE a (b); SELECT nonsense;".utf8)
      )
      let migrator = Migrator(connection, migrations: [broken])
      #expect(throws: StoreError.self) { try migrator.migrate() }
      #expect(try SchemaState(of: connection) == .empty)
    }
  }

  @Test func aLaterMigrationIsAppliedToAnOlderDatabase() throws {
    try withTemporaryFolder { folder in
      let connection = try Connection(file: "\(folder)/a.sqlite", mode: .readWrite)
      try Migrator(connection).migrate()
      let next = Migration(
        number: Migration.all.count + 1,
        name: "add_table",
        bytes: Array("CREATE TABLE added (a TEXT) STRICT;".utf8)
      )
      let migrator = Migrator(connection, migrations: Migration.all + [next])
      #expect(try migrator.pending().map(\.name) == ["add_table"])
      try migrator.migrate()
      #expect(try migrator.pending().isEmpty)
      #expect(try connection.integer("SELECT count(*) FROM added") == 0)
      #expect(try connection.integer("SELECT count(*) FROM migration") == next.number)
    }
  }

  /// A database that the program of schema version 1 has recorded, with two runs of one case.
  @Test func aDatabaseOfTheFirstVersionLosesNothing() throws {
    let fixture = root.appending(path: "Tests/SnapshotStoreTests/Fixtures/schema-1.sql")
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try shell(file, ".read '\(fixture.path)'")
      let rows = try rowCounts(file)
      #expect(rows["run"] == 2)
      #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: .readOnly) }

      let store = try RecordingStore(file: file, mode: .readWrite)
      var expected = rows
      for table in ["event", "failure", "plan", "planned_case", "shard"] { expected[table] = 0 }
      #expect(try rowCounts(file) == expected)
      // Answers that have no events still have the hashes that they were stored under.
      #expect(try store.check() == [])
      let runs = try store.load(.label("before"))
      #expect(runs.map(\.keyboardFrames.count) == [6])
      #expect(runs.map(\.events) == [[]])
      let cause = "SELECT count(*), count(cause) FROM notifications"
      #expect(try shell(file, cause) == "12|0\n")
    }
  }

  /// What every table and view says about itself is what `.schema` prints.
  @Test func everyTableAndViewSaysWhatOneRowIs() throws {
    let sql = Migration.all.map(\.sql).joined()
    for statement in sql.matches(of: /CREATE (?:TABLE|VIEW) (\w+)[^;]*/) {
      #expect(statement.output.0.contains("-- One row is"), "\(statement.output.1)")
    }
  }

  @Test func everyTableIsStrict() throws {
    try withTemporaryFolder { folder in
      let connection = try Connection(file: "\(folder)/a.sqlite", mode: .readWrite)
      try Migrator(connection).migrate()
      let lax = """
        SELECT count(*) FROM pragma_table_list
        WHERE schema = 'main' AND type = 'table' AND NOT strict AND name NOT LIKE 'sqlite%'
        """
      #expect(try connection.integer(lax) == 0)
      #expect(try connection.integer("PRAGMA foreign_keys") == 1)
    }
  }
}
