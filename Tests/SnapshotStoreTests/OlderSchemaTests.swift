import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests databases that earlier builds recorded.
@Suite struct OlderSchemaTests {
  /// All versions with a fixture.
  private static let versions = fixtures.keys.sorted()

  @Test func olderSchemaHasFixture() {
    #expect(Self.versions.first == FormerSchema.version)
    for (version, file) in fixtures { #expect(file == "schema-\(version).sql") }
  }

  /// The files make the former tables, indexes and views, with other comments and line breaks.
  @Test func migrationsCreateOlderSchema() throws {
    try withDatabase(FormerSchema.version) { file in
      let former = try statements(of: Connection(file: file, mode: .readOnly))
      let current = try Connection(file: ":memory:", mode: .readWrite)
      for migration in Migration.all.prefix(FormerSchema.adoption.number) {
        try current.execute(migration.sql)
      }
      #expect(try statements(of: current) == former)
      #expect(former.count > 60)
    }
  }

  @Test(arguments: versions)
  func upgradeKeepsEveryRow(version: Int) throws {
    try withDatabase(version) { file in
      let before = try contents(file)
      #expect(before["run"]?.lines.isEmpty == false)
      let store = try RecordingStore(file: file, mode: .readWrite)
      #expect(try shell(file, "PRAGMA user_version") == "\(Migration.currentVersion)\n")
      for (table, rows) in before where table != "migration" {
        #expect(try contents(of: table, columns: rows.columns, in: file) == rows, "\(table)")
      }
      let after = try contents(file)
      #expect(
        Set(after.keys) == Set(before.keys).union(["omission_count", "wording", "view_wording"])
      )
      for table in ["omission_count", "wording", "view_wording"] {
        #expect(after[table]?.lines.isEmpty == true)
      }
      // The results still have the hashes from their recording.
      #expect(try store.check() == [])
      for run in try store.runs() { #expect(try store.load(run.id).identity == run.identity) }
      #expect(
        try shell(file, "SELECT name FROM migration ORDER BY number")
          == Migration.all.map { "\($0.name)\n" }.joined()
      )
    }
  }

  /// The first six files make the schema without counts of omissions.
  @Test func databaseWithoutOmissionsIsUpgraded() throws {
    try withTemporaryFolder { folder in
      let (newer, file) = ("\(folder)/newer.sqlite", "\(folder)/runs.sqlite")
      let run = SampleRuns.keyboard()
      try RecordingStore(file: newer, mode: .readWrite).save([run])
      try copyRows(of: newer, to: file, madeBy: Migration.all.prefix(6))
      let store = try RecordingStore(file: file, mode: .readWrite)
      let added = ["0007_count_omissions", "0008_store_texts", "0009_estimate_texts"]
      #expect(store.migration?.names == added)
      #expect(try store.check() == [])
      var other = run
      other.omissions = [OmissionCount(screen: "details", type: "Cell", count: 2)]
      try store.save([other])
      let omissions = try store.runs().map { try store.load($0.id).omissions }
      #expect(omissions.sorted { $0.count < $1.count } == [[], other.omissions])
      #expect(
        try shell(file, "SELECT scenario, screen, type, count FROM omission_counts")
          == "\(run.identity.scenario)|details|Cell|2\n"
      )
    }
  }

  /// Copies the rows to a new database with the schema of some migrations.
  private func copyRows(
    of newer: String,
    to file: String,
    madeBy migrations: some Sequence<Migration>
  ) throws {
    let connection = try Connection(file: file, mode: .readWrite)
    try Migrator(connection, migrations: Array(migrations)).migrate()
    let tables = try shell(
      file,
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    )
    for table in tables.split(separator: "\n") where table != "migration" {
      let columns = try shell(
        file,
        "SELECT group_concat(name, ', ') FROM pragma_table_info('\(table)')"
      )
      try shell(
        file,
        """
        ATTACH '\(newer)' AS newer;
        INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM newer.\(table);
        """
      )
    }
  }

  @Test func databaseIsCopiedBeforeUpgrade() throws {
    let version = FormerSchema.version
    try withDatabase(version) { file in
      let before = try contents(file)
      // An existing file with the name does not change.
      try Data("x".utf8).write(to: URL(filePath: "\(file).schema-\(version).bak"))
      let migration = try #require(try RecordingStore(file: file, mode: .readWrite).migration)
      let backup = "\(file).schema-\(version).2.bak"
      #expect(migration.versions == version...Migration.currentVersion)
      #expect(migration.backup == backup)
      let later = Migration.all.dropFirst(FormerSchema.adoption.number).map(\.name)
      #expect(migration.names == ["adopt_schema_18"] + later)
      #expect(try shell(backup, "PRAGMA user_version") == "\(version)\n")
      let copied = try contents(backup)
      for (table, rows) in before { #expect(copied[table] == rows, "\(table)") }
      #expect(try RecordingStore(file: file, mode: .readWrite).migration == nil)
    }
  }

  /// A later program has changed the schema since this program opened the file.
  @Test func concurrentlyChangedSchemaIsNotWritten() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save([SampleRuns.keyboard()])
      try shell(file, "PRAGMA user_version = 99")
      let known = Migration.currentVersion
      #expect(throws: StoreError.newerSchema(file: file, version: 99, known: known)) {
        try store.save([SampleRuns.keyboard()])
      }
      #expect(try shell(file, "SELECT count(*) FROM run") == "1\n")
    }
  }

  @Test(arguments: versions)
  func olderRunsCanBeLoaded(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let before = try store.load(.label("before"))
      #expect(before.allSatisfy { $0.engine.version == "0.9.0" } && !before.isEmpty)
      // Version 0.9.0 follows the keyboard later than 1.0.0, so a checkpoint 0.12 s after focus
      // differs.
      #expect(try shell(file, "SELECT count(*) > 0 FROM drift") == "1\n")
      #expect(before.allSatisfy { $0.reportsEvents && !$0.events.isEmpty })
      let causes = try shell(file, "SELECT count(*) > 0, count(cause) > 0 FROM notifications")
      #expect(causes == "1|1\n")
    }
  }

  /// One case crashed, and in one recording an engine refused both cases.
  @Test(arguments: versions)
  func olderFailuresAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let kinds = try store.recordings().map { try store.failures(of: $0.id).map(\.kind) }
      #expect(kinds.prefix(4) == [[], [.crash], [.refused, .refused], []])
      #expect(kinds.dropFirst(4).flatMap(\.self) == [])
      let reason = try shell(file, "SELECT reason FROM failures WHERE kind = 'crash'")
      #expect(reason.hasSuffix("\n  fatal: it's out of luck\n  tiny/keyboard, line 2\n"))
    }
  }

  @Test(arguments: versions)
  func olderEstimatesAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let run = try #require(try store.load(.label("estimate")).first)
      let size = UnknownSize(.font, "Sora-Bold")
      #expect(run.estimates == [SizeEstimate(view: "form/title", size: size)])
      #expect(
        try shell(file, "SELECT scenario, view, reason, name FROM size_estimates")
          == "tiny/estimate|form/title|font|Sora-Bold\n"
      )
    }
  }

  /// The field is required to be 100 and 120 points wide, and no constraint determines its x; at
  /// 600 it is below the keyboard's edge at 667 - 216.
  @Test(arguments: versions)
  func olderSubjectsAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let run = try #require(try store.load(.label("finding")).first)
      let narrow = ConflictItem(.constraint, name: "narrow", equation: "box.width == 100.0")
      let wide = ConflictItem(.constraint, name: "wide", equation: "box.width == 120.0")
      #expect(
        run.findings.map(\.subject) == [
          .conflict(broken: wide, with: [narrow]), .ambiguity(.horizontal),
          .invariant("focusedFieldVisible"),
        ]
      )
      #expect(
        try shell(file, "SELECT role, name FROM conflicts") == "broken|wide\nconflicting|narrow\n"
      )
    }
  }

  /// Keyboard notifications are events, without a cause if an engine reports only them.
  @Test(arguments: versions)
  func olderNotificationsAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let run = try #require(try store.load(.label("notifications")).first)
      let shown = KeyboardPayload(
        begin: Rect(x: 0, y: 667, width: 375, height: 216),
        end: Rect(x: 0, y: 451, width: 375, height: 216),
        duration: 0.25
      )
      #expect(run.events.map(\.name) == ["keyboardWillShow", "keyboardDidShow"])
      #expect(run.events.allSatisfy { $0.cause == nil && $0.keyboard == shown })
      let events = try store.load(.label("before")).flatMap(\.events)
      #expect(events.allSatisfy { $0.isOfKeyboard == ($0.keyboard != nil) && $0.cause != nil })
    }
  }

  @Test(arguments: versions)
  func olderElementsAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let run = try #require(try store.load(.label("accessibility")).first)
      #expect(
        run.steps.compactMap(\.snapshot).map(\.accessibility) == [
          [
            AccessibilityElement(view: "form/title", label: "Sign up", traits: [.header]),
            AccessibilityElement(
              view: "form/email",
              label: "Email",
              value: "a@b.c",
              hint: "Where mail goes",
              identifier: "email"
            ),
          ]
        ]
      )
    }
  }

  @Test(arguments: versions)
  func olderSettingsAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let settings = try store.runs().compactMap(\.identity.settings.name)
      #expect(settings == ["de accessibilityLarge"])
    }
  }

  @Test(arguments: versions)
  func olderExplanationsAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let explained = try store.runs().filter { $0.explanationHash != nil }
      #expect(explained.count == 1)
      let run = try #require(explained.first)
      let views = try store.explanations(of: run.id).flatMap(\.views)
      #expect(views.map(\.view) == ["form", "form/title"])
      let y = try #require(views.last?.values.first { $0.dimension == .y })
      #expect(y.value == 40 && y.parts.map(\.source.name) == ["top"])
    }
  }

  @Test(arguments: versions)
  func readerRequestsMigrationAndChangesNothing(version: Int) throws {
    try withDatabase(version) { file in
      let bytes = try Data(contentsOf: URL(filePath: file))
      guard version < Migration.currentVersion else {
        #expect(try RecordingStore(file: file, mode: .readOnly).check() == [])
        return
      }
      let error = #expect(throws: StoreError.self) {
        try RecordingStore(file: file, mode: .readOnly)
      }
      #expect(error == .olderSchema(file: file, version: version, known: Migration.currentVersion))
      #expect(error?.description.contains("run 'scvdb migrate' on it first") == true)
      #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    }
  }

  /// Versions that earlier builds wrote, and that this build does not upgrade.
  @Test(arguments: sample(1..<FormerSchema.version))
  func databaseOfEarlierBuildIsRefused(version: Int) throws {
    for mode in [RecordingStore.Mode.readOnly, .readWrite] {
      try withDatabase(FormerSchema.version) { file in
        try shell(file, "PRAGMA user_version = \(version)")
        let bytes = try Data(contentsOf: URL(filePath: file))
        let error = #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: mode) }
        #expect(
          error?.description == """
            \(file): this database has schema \(version) of an earlier build, this scvdb reads schemas \
            from 18\nfix: record again into another file, or use the build that wrote it
            """
        )
        #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
      }
    }
  }

  @Test(
    arguments: sample([
      "DROP TABLE lease", "CREATE TRIGGER mine AFTER INSERT ON run BEGIN SELECT 1; END",
      "ALTER TABLE run ADD COLUMN mine TEXT",
    ])
  )
  func olderDatabaseWithOtherTablesIsRefused(change: String) throws {
    try withDatabase(FormerSchema.version) { file in
      try shell(file, change)
      let fault = "its tables or triggers differ from schema 18"
      #expect(throws: StoreError.changedSchema(file: file, faults: [fault])) {
        try RecordingStore(file: file, mode: .readWrite)
      }
    }
  }

  /// Users may have indexes and views of their own, under any unused name.
  @Test func additionsToOlderDatabaseStay() throws {
    try withDatabase(FormerSchema.version) { file in
      let index = "CREATE INDEX run_by_question ON run (answer_id)"
      let table = "CREATE TABLE my_notes (run INTEGER, note TEXT)"
      try shell(
        file,
        """
        CREATE VIEW mine AS SELECT 1; DROP INDEX run_by_question; \(index);
        \(table); INSERT INTO my_notes VALUES (1, 'seen')
        """
      )
      let store = try RecordingStore(file: file, mode: .readWrite)
      #expect(store.migration?.replacedViews == [])
      _ = try store.close()
      #expect(try shell(file, "SELECT * FROM my_notes") == "1|seen\n")
      let names = "('mine', 'my_notes', 'run_by_question')"
      let query = "SELECT sql FROM sqlite_schema WHERE name IN \(names) ORDER BY name"
      let kept = try shell(file, query)
      #expect(kept == "CREATE VIEW mine AS SELECT 1\n\(table)\n\(index)\n")
      #expect(try shell(file, "PRAGMA integrity_check") == "ok\n")
    }
  }

  @Test func changedViewOfOlderDatabaseIsReported() throws {
    try withDatabase(FormerSchema.version) { file in
      let view = "CREATE VIEW failures AS SELECT 'mine' AS note"
      try shell(file, "DROP VIEW failures; \(view)")
      let migration = try #require(try RecordingStore(file: file, mode: .readWrite).migration)
      #expect(migration.replacedViews == ["failures"])
      let note = "; changed views were restored: failures; "
      #expect(migration.description.contains(note))
      let query = "SELECT sql FROM sqlite_schema WHERE name = 'failures'"
      #expect(try shell(file, query) != "\(view)\n")
      #expect(try shell(try #require(migration.backup), query) == "\(view)\n")
    }
  }

  @Test func changedAppliedMigrationIsRefused() throws {
    for mode in [RecordingStore.Mode.readOnly, .readWrite] {
      try withTemporaryFolder { folder in
        let file = "\(folder)/runs.sqlite"
        try RecordingStore(file: file, mode: .readWrite).close()
        let last = try #require(Migration.all.last)
        try shell(file, "UPDATE migration SET checksum = 'other' WHERE number = \(last.number)")
        let bytes = try Data(contentsOf: URL(filePath: file))
        let error = #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: mode) }
        #expect(error == .changedMigration(file: file, name: last.name))
        #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
      }
    }
  }

  /// A later file adds a column, and a table with computed rows.
  @Test(arguments: versions)
  func aLaterMigrationUpgradesADatabase(version: Int) throws {
    try withDatabase(version) { file in
      let before = try contents(file)
      let next = Migration(
        number: Migration.all.count + 1,
        name: "add_note",
        sql: """
          ALTER TABLE run ADD COLUMN note TEXT;
          CREATE TABLE run_count (recording_id INTEGER PRIMARY KEY, runs INTEGER NOT NULL) STRICT;
          """
      ) { connection throws(StoreError) in
        try connection.execute(
          "INSERT INTO run_count SELECT recording_id, count(*) FROM run GROUP BY recording_id"
        )
      }
      let connection = try Connection(file: file, mode: .readWrite)
      let migrator = Migrator(connection, migrations: Migration.all + [next])
      var copied: Int?
      let applied = try migrator.migrate { version throws(StoreError) in
        copied = version
        return "copy"
      }
      #expect(copied == version && applied?.backup == "copy")
      #expect(applied?.versions == version...(Migration.currentVersion + 1))
      #expect(applied?.names.last == "add_note")
      #expect(try migrator.pending().isEmpty)
      #expect(try connection.integer("SELECT count(*) FROM migration") == next.number)
      for (table, rows) in before where table != "migration" {
        #expect(try contents(of: table, columns: rows.columns, in: file) == rows, "\(table)")
      }
      let counted = try connection.integer("SELECT sum(runs) FROM run_count")
      #expect(try counted == connection.integer("SELECT count(*) FROM run") && counted > 0)
      #expect(try shell(file, "SELECT count(*) FROM run WHERE note IS NULL") == "\(counted)\n")
    }
  }

  @Test(arguments: versions)
  func failedMigrationKeepsDatabase(version: Int) throws {
    try withDatabase(version) { file in
      let before = try contents(file)
      let broken = Migration(
        number: Migration.all.count + 1,
        name: "9999_break",
        sql: "CREATE TABLE half (a) STRICT; DELETE FROM run; SELECT nonsense;"
      )
      let connection = try Connection(file: file, mode: .readWrite)
      let migrator = Migrator(connection, migrations: Migration.all + [broken])
      #expect(throws: StoreError.self) { try migrator.migrate() }
      #expect(try SchemaState(of: connection) == .scvdb(version: version))
      #expect(try contents(file) == before)
      #expect(try RecordingStore(file: file, mode: .readWrite).check() == [])
    }
  }

  @Test func failedMigrationOfNewFileLeavesNothing() throws {
    try withTemporaryFolder { folder in
      let connection = try Connection(file: "\(folder)/a.sqlite", mode: .readWrite)
      let broken = Migration(
        number: 1,
        name: "0001_break",
        sql: "CREATE TABLE a (b); SELECT nonsense;"
      )
      let migrator = Migrator(connection, migrations: [broken])
      #expect(throws: StoreError.self) { try migrator.migrate() }
      #expect(try SchemaState(of: connection) == .empty)
    }
  }

  /// The file and its journal after a program was killed between two statements, with pages of both
  /// schemas on the disk.
  @Test func killedMigrationIsRolledBack() throws {
    try withDatabase(FormerSchema.version) { file in
      let before = try contents(file)
      let killed = "\(file).killed"
      let connection = try Connection(file: file, mode: .readWrite)
      // The cache is so small that changed pages go to the file before the transaction ends.
      try connection.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE")
      try FormerSchema.adoption.completion(connection)
      try connection.execute("DELETE FROM event; PRAGMA user_version = 99")
      for suffix in ["", "-journal"] {
        try FileManager.default.copyItem(atPath: file + suffix, toPath: killed + suffix)
      }
      let original = try Data(contentsOf: URL(filePath: file))
      try connection.execute("ROLLBACK")
      #expect(try Data(contentsOf: URL(filePath: file)) != original, "nothing had been written yet")

      let store = try RecordingStore(file: killed, mode: .readWrite)
      for (table, rows) in before where table != "migration" {
        #expect(try contents(of: table, columns: rows.columns, in: killed) == rows, "\(table)")
      }
      #expect(try store.check() == [])
    }
  }

  private func withDatabase(_ version: Int, _ body: (_ file: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try makeFixture(of: version, at: file)
      try body(file)
    }
  }
}

/// Makes a database in the way of a schema version's program.
func makeFixture(of version: Int, at file: String) throws {
  let fixture = fixtureFolder.appending(path: try #require(fixtures[version]))
  try shell(file, ".read '\(fixture.path)'")
  try #require(try shell(file, "PRAGMA user_version") == "\(version)\n")
}

private let fixtureFolder = repository.appending(path: "Tests/SnapshotStoreTests/Fixtures")

/// The names of all files in the folder by their schema versions; 0 for a file without one.
private let fixtures: [Int: String] = {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtureFolder.path)) ?? []
  return Dictionary(names.map { (version(in: $0), $0) }) { min($0, $1) }
}()

private func version(in name: String) -> Int {
  name.firstMatch(of: /[0-9]+/).flatMap { Int($0.output) } ?? 0
}

/// The content of a table.
private struct Rows: Equatable {
  var columns: [String]
  /// One line per row, every value as an SQL literal, sorted.
  var lines: String
}

private func contents(_ file: String) throws -> [String: Rows] {
  let tables = try shell(
    file,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@'"
  )
  var result: [String: Rows] = [:]
  for table in tables.split(separator: "\n").map(String.init) {
    let columns = try shell(file, "SELECT name FROM pragma_table_info('\(table)')")
    let names = columns.split(separator: "\n").map(String.init)
    result[table] = try contents(of: table, columns: names, in: file)
  }
  return result
}

private func contents(of table: String, columns: [String], in file: String) throws -> Rows {
  let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ' ' || ")
  return Rows(columns: columns, lines: try shell(file, "SELECT \(values) FROM \(table) ORDER BY 1"))
}

/// Returns the words, texts and signs of each statement of a schema, by kind and name.
private func statements(of connection: Connection) throws -> [String: [String]] {
  let select = try connection.prepared(
    """
    SELECT type || ' ' || name, sql
    FROM sqlite_schema
    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite@_%' ESCAPE '@'
    """
  )
  let words = /--[^\n]*|\s+|\w+|'(?:[^']|'')*'|[^\s\w']/
  let statements = try select.all { row in
    let name = row.text()
    let parts = row.text().matches(of: words).map { String($0.output) }
    return (name, parts.filter { !$0.hasPrefix("--") && !$0.allSatisfy(\.isWhitespace) })
  }
  return Dictionary(uniqueKeysWithValues: statements)
}
