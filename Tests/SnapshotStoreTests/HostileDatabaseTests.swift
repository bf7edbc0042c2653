import CSQLite
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests prepared databases from an attacker, all with our application id and checksums.
@Suite struct HostileDatabaseTests {
  private struct Attack: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var sql: String
    var fault: String
  }

  private static let attacks = [
    Attack(
      testDescription: "a trigger that removes what is recorded",
      sql: "CREATE TRIGGER steal AFTER INSERT ON run BEGIN DELETE FROM finding; END",
      fault: "trigger steal does not belong to the schema"
    ),
    Attack(
      testDescription: "a trigger that calls a function",
      sql: """
        CREATE TRIGGER run_code AFTER INSERT ON run
        BEGIN SELECT load_extension('/tmp/code'); END
        """,
      fault: "trigger run_code does not belong to the schema"
    ),
    Attack(
      testDescription: "a view that poses as a table",
      sql: """
        PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON;
        ALTER TABLE device RENAME TO real_device;
        CREATE VIEW device AS SELECT id, load_extension(name) AS name FROM real_device;
        """,
      fault: "table device is missing from the schema"
    ),
    Attack(
      testDescription: "a view without end instead of the list of migrations",
      sql: """
        ALTER TABLE migration RENAME TO real_migration;
        CREATE VIEW migration AS
        WITH RECURSIVE endless (number) AS (SELECT 1 UNION ALL SELECT number FROM endless)
        SELECT max(number) AS number, '' AS name, '' AS checksum FROM endless;
        """,
      fault: "table migration is missing from the schema"
    ),
    Attack(
      testDescription: "a column that computes",
      sql: """
        PRAGMA foreign_keys = OFF; DROP TABLE device;
        CREATE TABLE device (id INTEGER PRIMARY KEY, name TEXT AS (hex(zeroblob(500000000))));
        """,
      fault: "table device differs from the schema"
    ),
    Attack(
      testDescription: "a virtual table",
      sql: "PRAGMA foreign_keys = OFF; DROP TABLE device; CREATE VIRTUAL TABLE device USING dbstat",
      fault: "table device differs from the schema"
    ),
    Attack(
      testDescription: "a column more",
      sql: "ALTER TABLE recording ADD COLUMN extra TEXT",
      fault: "table recording differs from the schema"
    ),
    Attack(
      testDescription: "a table that is gone",
      sql: "PRAGMA foreign_keys = OFF; DROP TABLE finding",
      fault: "table finding is missing from the schema"
    ),
  ]

  @Test(arguments: sample(attacks))
  private func hostileDatabaseIsRefusedUnchanged(_ attack: Attack) throws {
    try withRecording { file in
      try shell(file, attack.sql)
      let before = try Data(contentsOf: URL(filePath: file))
      for mode in [RecordingStore.Mode.readOnly, .readWrite] {
        let error = #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: mode) }
        #expect(error == .changedSchema(file: file, faults: [attack.fault]))
      }
      #expect(try Data(contentsOf: URL(filePath: file)) == before)
    }
  }

  @Test func refusalNamesProblem() {
    let error = StoreError.changedSchema(
      file: "runs.sqlite",
      faults: [
        "table finding is missing from the schema", "trigger a does not belong to the schema",
      ]
    )
    #expect(
      error.description == """
        runs.sqlite: the schema of this database was changed: table finding is missing \
        from the schema; trigger a does not belong to the schema; the file is unchanged
        fix: restore a copy, or record again elsewhere
        """
    )
  }

  /// A database may be refused because of its schema only if no code in it runs before the check.
  @Test func databaseCodeDoesNotRun() throws {
    try withRecording { file in
      try shell(
        file,
        """
        CREATE TRIGGER steal AFTER INSERT ON device BEGIN DELETE FROM finding; END;
        CREATE VIEW sneaky AS SELECT load_extension('/tmp/code') AS code;
        CREATE VIEW large AS SELECT hex(zeroblob(\(Connection.lengthLimit))) AS text;
        """
      )
      let connection = try Connection(file: file, mode: .readWrite)
      let findings = try connection.integer("SELECT count(*) FROM finding")
      #expect(findings > 0)
      try connection.execute("INSERT INTO device (name) VALUES ('another')")
      #expect(try connection.integer("SELECT count(*) FROM finding") == findings)
      let refusal = #expect(throws: StoreError.self) {
        try connection.execute("SELECT * FROM sneaky")
      }
      #expect("\(refusal as Any)".contains("unsafe use of load_extension()"))
      #expect(throws: StoreError.tooLarge(file: file)) {
        try connection.execute("SELECT * FROM large")
      }
      connection.forbidViews()
      #expect(throws: StoreError.self) { try connection.execute("SELECT * FROM steps") }
    }
  }

  /// Additions for users' own queries are harmless; `check` names them.
  @Test func additionsAreTolerated() throws {
    try withRecording { file in
      try shell(
        file,
        """
        CREATE TABLE note (text TEXT);
        CREATE INDEX geometry_by_size ON geometry (width, height);
        CREATE VIEW wide AS SELECT * FROM frames WHERE width > load_extension('/tmp/code');
        DROP VIEW history;
        DROP INDEX run_by_question;
        DROP VIEW steps; CREATE VIEW steps AS SELECT load_extension('/tmp/code') AS step;
        """
      )
      let store = try RecordingStore(file: file, mode: .readWrite)
      let run = SampleRuns.keyboard(shift: 7)
      let id = try store.save([run])[0]
      #expect(try RecordingStore(file: file, mode: .readOnly).load(id) == run)
      #expect(
        try store.check() == [
          "index geometry_by_size does not belong to the schema",
          "index run_by_question is missing from the schema",
          "table note does not belong to the schema",
          "view history is missing from the schema",
          "view steps differs from the schema",
          "view wide does not belong to the schema",
        ]
      )
    }
  }

  @Test(arguments: [0, -7])
  func invalidVersionIsDamage(version: Int) throws {
    try withRecording { file in
      try shell(file, "PRAGMA user_version = \(version)")
      for mode in [RecordingStore.Mode.readOnly, .readWrite] {
        let error = #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: mode) }
        #expect(error == .damaged(file: file, reason: "its schema version is \(version)"))
      }
    }
  }

  @Test func invalidSchemaIsDamage() throws {
    try withRecording { file in
      try shell(
        file,
        """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = 'CREATE TABLE run (' WHERE name = 'run'
        """
      )
      for mode in [RecordingStore.Mode.readOnly, .readWrite] {
        let error = #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: mode) }
        guard case .damaged(file, let reason) = error else {
          Issue.record("\(error as Any)")
          continue
        }
        #expect(reason.hasPrefix("malformed database schema (run)"))
      }
    }
  }

  private func withRecording(_ body: (_ file: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      try body(file)
    }
  }
}
