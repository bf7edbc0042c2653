import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Databases of every schema version that was released, as the program of that time recorded them.
@Suite struct OlderSchemaTests {
  /// All of which there is a fixture.
  private static let versions = fixtures.keys.sorted()

  /// A migration is not whole without a database that it leads to.
  @Test func everySchemaVersionHasAFixture() {
    #expect(Self.versions == Migration.all.map(\.number))
    for (version, file) in fixtures { #expect(file == "schema-\(version).sql") }
  }

  @Test(arguments: versions)
  func aDatabaseIsBroughtUpToDateWithoutLosingARow(version: Int) throws {
    try withDatabase(version) { file in
      let before = try contents(file)
      #expect(before["run"]?.isEmpty == false)
      let store = try RecordingStore(file: file, mode: .readWrite)
      #expect(try shell(file, "PRAGMA user_version") == "\(Migration.all.count)\n")
      for (table, rows) in before where table != "migration" {
        let columns = rows.columns
        #expect(try contents(of: now(table), columns: columns, in: file) == rows, "\(table)")
      }
      let after = try contents(file)
      for (table, rows) in after where before[table] == nil {
        // Version 1 has no events but the keyboard's notifications, and none has elements. What the runs of
        // scenarios come to is computed.
        #expect(rows.isEmpty == !["event", "scenario_root"].contains(table), "\(table)")
      }
      // The answers still have the hashes that they were stored under.
      #expect(try store.check() == [])
      for run in try store.runs() { #expect(try store.load(run.id).identity == run.identity) }
      #expect(
        try shell(file, "SELECT name FROM migration ORDER BY number")
          == Migration.all.map { "\($0.name)\n" }.joined()
      )
    }
  }

  @Test(arguments: versions.dropLast())
  func aDatabaseIsCopiedBeforeItIsBroughtUpToDate(version: Int) throws {
    try withDatabase(version) { file in
      let before = try contents(file)
      // A file that has the name already stays as it is.
      try Data("x".utf8).write(to: URL(filePath: "\(file).schema-\(version).bak"))
      let migration = try #require(try RecordingStore(file: file, mode: .readWrite).migration)
      let backup = "\(file).schema-\(version).2.bak"
      #expect(migration.version == version && migration.backup == backup)
      #expect(migration.names == Migration.all.dropFirst(version).map(\.name))
      #expect(try shell(backup, "PRAGMA user_version") == "\(version)\n")
      let copied = try contents(backup)
      for (table, rows) in before { #expect(copied[table] == rows, "\(table)") }
      #expect(try RecordingStore(file: file, mode: .readWrite).migration == nil)
    }
  }

  /// A later program has changed the schema since this one opened the file.
  @Test func nothingIsWrittenToASchemaThatChangedMeanwhile() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save([SampleRuns.keyboard()])
      try shell(file, "PRAGMA user_version = 99")
      let known = Migration.all.count
      #expect(throws: StoreError.newerSchema(file: file, version: 99, known: known)) {
        try store.save([SampleRuns.keyboard()])
      }
      #expect(try shell(file, "SELECT count(*) FROM run") == "1\n")
    }
  }

  @Test(arguments: versions)
  func whatWasRecordedThenIsAnswered(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let before = try store.load(.label("before"))
      #expect(before.allSatisfy { $0.engine.version == "0.9.0" } && !before.isEmpty)
      // Version 0.9.0 follows the keyboard later than 1.0.0, so a checkpoint 0.12 s after focus
      // differs.
      #expect(try shell(file, "SELECT count(*) > 0 FROM drift") == "1\n")
      // The first version recorded no events.
      #expect(before.allSatisfy { $0.reportsEvents == (version > 1) && !$0.events.isEmpty })
      let causes = try shell(file, "SELECT count(*) > 0, count(cause) > 0 FROM notifications")
      #expect(causes == "1|\(version == 1 ? 0 : 1)\n")
    }
  }

  /// Since version 5, cases without an answer are kept: one that crashed, and one recording in
  /// which an engine refused both cases.
  @Test(arguments: versions.filter { $0 >= 5 })
  func failuresOfThenAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let kinds = try store.recordings().map { try store.failures(of: $0.id).map(\.kind) }
      // Since version 7 more recordings follow, without failures.
      #expect(kinds.prefix(4) == [[], [.crash], [.refused, .refused], []])
      #expect(kinds.dropFirst(4).flatMap(\.self) == [])
      let reason = try shell(file, "SELECT reason FROM failures WHERE kind = 'crash'")
      #expect(reason.hasSuffix("\n  fatal: it's out of luck\n  tiny/keyboard, line 2\n"))
    }
  }

  /// Since version 7, sizes that an engine estimated are kept with the views.
  @Test(arguments: versions.filter { $0 >= 7 })
  func estimatesOfThenAreKept(version: Int) throws {
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

  /// Since version 8, findings have a subject.
  ///
  /// The field is required to be 100 and 120 points wide, and nothing determines its x; at 600 it
  /// is below the keyboard's edge at 667 - 216.
  @Test(arguments: versions.filter { $0 >= 8 })
  func subjectsOfThenAreKept(version: Int) throws {
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

  /// Since version 9, keyboard notifications are events: without a cause where an engine reports them
  /// alone, and with what they announce in any case.
  @Test(arguments: versions.filter { $0 >= 9 })
  func notificationsOfThenAreKept(version: Int) throws {
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

  /// Since version 12, snapshots keep what a screen reader finds.
  @Test(arguments: versions.filter { $0 >= 12 })
  func elementsOfThenAreKept(version: Int) throws {
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

  /// Since version 13, a case is of a user with settings; earlier ones have none.
  @Test(arguments: versions)
  func settingsOfThenAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let settings = try store.runs().compactMap(\.identity.settings)
      #expect(settings == (version >= 13 ? ["de accessibilityLarge"] : []))
    }
  }

  /// Since version 14, runs keep what determined their frames, where it was asked for; earlier ones have none.
  @Test(arguments: versions)
  func explanationsOfThenAreKept(version: Int) throws {
    try withDatabase(version) { file in
      let store = try RecordingStore(file: file, mode: .readWrite)
      let explained = try store.runs().filter { $0.explanationHash != nil }
      #expect(explained.count == (version >= 14 ? 1 : 0))
      guard let run = explained.first else { return }
      let views = try store.explanations(of: run.id).flatMap(\.views)
      #expect(views.map(\.view) == ["form", "form/title"])
      let y = try #require(views.last?.values.first { $0.dimension == .y })
      #expect(y.value == 40 && y.parts.map(\.source.name) == ["top"])
    }
  }

  @Test(arguments: versions)
  func aReaderAsksForTheMigrationAndChangesNothing(version: Int) throws {
    try withDatabase(version) { file in
      let bytes = try Data(contentsOf: URL(filePath: file))
      guard version < Migration.all.count else {
        #expect(try RecordingStore(file: file, mode: .readOnly).check() == [])
        return
      }
      let error = #expect(throws: StoreError.self) {
        try RecordingStore(file: file, mode: .readOnly)
      }
      #expect(error == .olderSchema(file: file, version: version, known: Migration.all.count))
      #expect(error?.description.contains("run `scvdb migrate` on it first") == true)
      #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    }
  }

  @Test(arguments: versions)
  func anAppliedFileThatChangedIsRefused(version: Int) throws {
    for mode in [RecordingStore.Mode.readOnly, .readWrite] {
      try withDatabase(version) { file in
        try shell(file, "UPDATE migration SET checksum = 'other' WHERE number = \(version)")
        let bytes = try Data(contentsOf: URL(filePath: file))
        let name = Migration.all[version - 1].name
        let error = #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: mode) }
        #expect(error == .changedMigration(file: file, name: name))
        #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
      }
    }
  }

  @Test(arguments: versions)
  func aMigrationThatFailsHalfWayLeavesTheDatabase(version: Int) throws {
    try withDatabase(version) { file in
      let before = try contents(file)
      let broken = Migration(
        number: Migration.all.count + 1,
        name: "9999_break",
        bytes: Array("CREATE TABLE half (a) STRICT; DELETE FROM run; SELECT nonsense;".utf8)
      )
      let connection = try Connection(file: file, mode: .readWrite)
      let migrator = Migrator(connection, migrations: Migration.all + [broken])
      #expect(throws: StoreError.self) { try migrator.migrate() }
      #expect(try SchemaState(of: connection) == .ours(version: version))
      #expect(try contents(file) == before)
      #expect(try RecordingStore(file: file, mode: .readWrite).check() == [])
    }
  }

  @Test func aFailedMigrationOfANewFileLeavesNothing() throws {
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

  /// The file and its journal as a program leaves them that is killed between two statements, with
  /// pages of both schemas on the disk.
  @Test(arguments: versions.dropLast())
  func aMigrationThatWasKilledIsRolledBack(version: Int) throws {
    try withDatabase(version) { file in
      let before = try contents(file)
      let killed = "\(file).killed"
      let connection = try Connection(file: file, mode: .readWrite)
      // So little memory that changed pages go to the file before the transaction ends.
      try connection.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE")
      for migration in Migration.all.dropFirst(version) { try connection.execute(migration.sql) }
      try connection.execute("DELETE FROM event; PRAGMA user_version = 99")
      for suffix in ["", "-journal"] {
        try FileManager.default.copyItem(atPath: file + suffix, toPath: killed + suffix)
      }
      let original = try Data(contentsOf: URL(filePath: file))
      try connection.execute("ROLLBACK")
      #expect(try Data(contentsOf: URL(filePath: file)) != original, "nothing had been written yet")

      let store = try RecordingStore(file: killed, mode: .readWrite)
      for (table, rows) in before where table != "migration" {
        let columns = rows.columns
        #expect(try contents(of: now(table), columns: columns, in: killed) == rows, "\(table)")
      }
      #expect(try store.check() == [])
    }
  }

  /// A row for each of four billion numbers would fill the disk.
  @Test func forgedSequenceIsRefused() throws {
    try withDatabase(17) { file in
      _ = try shell(file, "UPDATE sqlite_sequence SET seq = 4000000000 WHERE name = 'recording'")
      let reason = "it counts 4000000000 recordings"
      #expect(throws: StoreError.damaged(file: file, reason: reason)) {
        try RecordingStore(file: file, mode: .readWrite)
      }
      #expect(try shell(file, "PRAGMA user_version") == "17\n")
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

/// Makes a database as the program of a schema version recorded it.
func makeFixture(of version: Int, at file: String) throws {
  let fixture = fixtureFolder.appending(path: try #require(fixtures[version]))
  try shell(file, ".read '\(fixture.path)'")
  try #require(try shell(file, "PRAGMA user_version") == "\(version)\n")
}

private let fixtureFolder = repository.appending(path: "Tests/SnapshotStoreTests/Fixtures")

/// The names of all files in the folder by the schema versions in them; 0 for one without.
private let fixtures: [Int: String] = {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtureFolder.path)) ?? []
  return Dictionary(names.map { (version(in: $0), $0) }) { min($0, $1) }
}()

private func version(in name: String) -> Int {
  name.firstMatch(of: /[0-9]+/).flatMap { Int($0.output) } ?? 0
}

/// What has the rows of a former table.
///
/// Keyboard frames are those of events, listed in the order of the answers.
private func now(_ table: String) -> String {
  guard table == "keyboard_frame" else { return table }
  return """
    (
      SELECT
        answer_id,
        row_number() OVER (PARTITION BY answer_id ORDER BY position) - 1 AS position,
        step,
        time,
        lower(substr(name, 9, 1)) || substr(name, 10) AS notification,
        begin_x, begin_y, begin_width, begin_height, end_x, end_y, end_width, end_height,
        keyboard_duration AS duration
      FROM event
      WHERE name GLOB 'keyboard*'
    )
    """
}

/// What is in a table.
private struct Rows: Equatable {
  var columns: [String]
  /// One line a row, every value as an SQL literal, sorted.
  var lines: String

  var isEmpty: Bool { lines.isEmpty }
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
