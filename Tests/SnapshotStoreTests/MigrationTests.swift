import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

@Suite struct MigrationTests {
  private let folder = repository.appending(path: "Migrations")

  /// A new file needs a row of `migrations.c`.
  @Test func folderAndListAgree() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == Migration.all.map { "\($0.name).sql" })
  }

  @Test func binaryContainsMigrationFiles() throws {
    for migration in Migration.all {
      let file = folder.appending(path: "\(migration.name).sql")
      #expect(try String(contentsOf: file, encoding: .utf8) == migration.sql)
    }
  }

  /// `SCVDB_WRITE_REFERENCE=1 swift test --filter MigrationTests` writes the file.
  @Test func schemaFileMatchesMigrations() throws {
    let migrated = try Connection(file: ":memory:", mode: .readWrite)
    for migration in Migration.all { try migrated.execute(migration.sql) }
    if ProcessInfo.processInfo.environment["SCVDB_WRITE_REFERENCE"] != nil {
      let text = try statements(of: migrated).map { "\($0.sql);\n" }.joined()
      let file = repository.appending(path: "Sources/CEmbeddedFiles/schema.sql")
      try Data(text.utf8).write(to: file)
    }
    let new = try Connection(file: ":memory:", mode: .readWrite)
    try new.execute(Schema.currentText)
    #expect(try statements(of: new).map(\.name) == statements(of: migrated).map(\.name))
    #expect(try statements(of: new).map(\.sql) == statements(of: migrated).map(\.sql))
  }

  private func statements(of connection: Connection) throws -> [(name: String, sql: String)] {
    try connection.prepared(
      "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' "
        + "ORDER BY rowid"
    ).all { ($0.text(), $0.text()) }
  }

  /// A new migration needs the digest of its resulting schema.
  ///
  /// Without the digest, files are still checked, but slowly.
  @Test func digestMatchesCurrentSchema() throws {
    #expect(Schema.current.structureDigest == Schema.currentStructureDigest)
  }

  /// Tables and triggers count, and other additions of users do not.
  @Test(
    arguments: sample([
      ("CREATE VIEW mine AS SELECT 1", true), ("CREATE INDEX mine ON run (answer_id)", true),
      ("DROP VIEW frames", true), ("CREATE TABLE mine (id)", false), ("DROP TABLE failure", false),
      ("ALTER TABLE run ADD COLUMN mine TEXT", false),
      ("CREATE TRIGGER mine AFTER INSERT ON run BEGIN SELECT 1; END", false),
    ])
  )
  func digestCoversTablesAndTriggers(statement: String, isSame: Bool) throws {
    let connection = try Connection(file: ":memory:", mode: .readWrite)
    for migration in Migration.all { try connection.execute(migration.sql) }
    try connection.execute(statement)
    #expect(try (Schema(of: connection).structureDigest == Schema.currentStructureDigest) == isSame)
  }

  @Test func migrationNumbersAreConsecutive() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
    for migration in Migration.all {
      #expect(migration.name.hasPrefix(String(format: "%04d_", migration.number)))
    }
  }

  @Test func laterMigrationUpgradesOlderDatabase() throws {
    try withTemporaryFolder { folder in
      let connection = try Connection(file: "\(folder)/a.sqlite", mode: .readWrite)
      try Migrator(connection).migrate()
      let next = Migration(
        number: Migration.all.count + 1,
        name: "add_table",
        sql: "CREATE TABLE added (a TEXT) STRICT;"
      )
      let migrator = Migrator(connection, migrations: Migration.all + [next])
      #expect(try migrator.pending().names == ["add_table"])
      try migrator.migrate()
      #expect(try migrator.pending().isEmpty)
      #expect(try connection.integer("SELECT count(*) FROM added") == 0)
      #expect(try connection.integer("SELECT count(*) FROM migration") == next.number)
    }
  }

  /// The documentation of every table and view is in the output of `.schema`.
  @Test func everyTableAndViewDocumentsItsRow() throws {
    let connection = try Connection(file: ":memory:", mode: .readWrite)
    for migration in Migration.all { try connection.execute(migration.sql) }
    let relations = try connection.integer(
      """
      SELECT count(*)
      FROM sqlite_schema
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite@_%' ESCAPE '@'
      """
    )
    let sql = Migration.all.map(\.sql).joined()
    let statements = sql.matches(of: /CREATE (?:TABLE|VIEW) (\w+)[^;]*/)
    // A later file can replace a view.
    #expect(Set(statements.map(\.output.1)).count == Int(relations))
    for statement in statements {
      #expect(statement.output.0.contains("-- One row is"), "\(statement.output.1)")
    }
  }

  /// `.schema` shows the units of the lengths and times in a view.
  @Test func viewsDocumentUnitsOfLengthsAndTimes() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      try Migrator(Connection(file: file, mode: .readWrite)).migrate()
      let units = [
        ("points", ["x", "window_y", "end_y", "offset_y", "covered_height", "dy"]),
        ("seconds", ["time", "duration"]),
      ]
      for (unit, columns) in units {
        let names = columns.map { "'\($0)'" }.joined(separator: ", ")
        let silent = """
          SELECT DISTINCT view.name
          FROM sqlite_schema AS view, pragma_table_info(view.name) AS column
          WHERE view.type = 'view' AND column.name IN (\(names)) AND view.sql NOT LIKE '%\(unit)%'
          """
        #expect(try shell(file, silent) == "", "\(unit)")
      }
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
