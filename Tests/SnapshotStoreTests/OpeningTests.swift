import Foundation
import ProjectFiles
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

@Suite struct OpeningTests {
  private let modes: [RecordingStore.Mode] = [.readOnly, .readWrite]

  /// Opens a file in both modes and checks that the file and its folder do not change.
  private func expectRefusal(
    ofWhatIsMadeBy make: (_ file: String) throws -> StoreError
  ) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/some file.sqlite"
      let expected = try make(file)
      let before = FileManager.default.contents(atPath: file)
      let entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      for mode in modes {
        let error = #expect(throws: StoreError.self) { try RecordingStore(file: file, mode: mode) }
        #expect(error == expected)
        #expect(FileManager.default.contents(atPath: file) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == entries)
      }
    }
  }

  @Test func databaseInMemoryLeavesNoTrace() throws {
    let folder = FileManager.default.currentDirectoryPath
    let before = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let store = try RecordingStore(file: RecordingStore.inMemory, mode: .readWrite)
    try store.save([SampleRuns.keyboard()])
    #expect(try store.runs().count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == before)
    #expect(throws: StoreError.missing(file: ":memory:")) {
      try RecordingStore(file: RecordingStore.inMemory, mode: .readOnly)
    }
  }

  @Test func folderBeforeParentComponentMustExist() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/missing/../runs.sqlite"
      let error = #expect(throws: StoreError.self) {
        try RecordingStore(file: file, mode: .readWrite)
      }
      #expect(error?.description.contains("the folder before '..' does not exist") == true)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      #expect(mkdir("\(folder)/missing", 0o700) == 0)
      _ = try RecordingStore(file: file, mode: .readWrite)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/runs.sqlite"))
    }
  }

  @Test(arguments: sample(["", " \t", "a\0b", "folder/", "folder/.", "folder/..", "."]))
  func unusableNamesAreRefused(_ name: String) throws {
    let problem = try #require(DatabaseName.problem(of: name))
    for mode in modes {
      #expect(throws: StoreError.unusableName(file: name, problem: problem)) {
        try RecordingStore(file: name, mode: mode)
      }
    }
    #expect(throws: StoreError.unusableName(file: name, problem: problem)) {
      try RecordingStore.pendingMigrations(of: name)
    }
    #expect(throws: StoreError.unusableName(file: name, problem: problem)) {
      try RecordingStore.withStore(writing: name) { _ throws(StoreError) in }
    }
  }

  @Test func databaseInMemoryIsNotPublished() throws {
    #expect(throws: StoreError.keptInMemory) {
      try RecordingStore.withStore(writing: RecordingStore.inMemory) { _ throws(StoreError) in }
    }
  }

  @Test func textIsNotDatabase() throws {
    try expectRefusal { file in
      try "name: sign-up\n".write(toFile: file, atomically: true, encoding: .utf8)
      return .notADatabase(file: file)
    }
  }

  @Test func longTextIsNotDatabase() throws {
    try expectRefusal { file in
      let text = String(repeating: "name: sign-up\n", count: 1000)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      return .notADatabase(file: file)
    }
  }

  @Test(arguments: ["DELETE", "WAL"])
  func foreignDatabaseIsUnchanged(journal: String) throws {
    try expectRefusal { file in
      try shell(
        file,
        "PRAGMA journal_mode = \(journal); CREATE TABLE run (a); INSERT INTO run VALUES (1)"
      )
      return .foreignDatabase(file: file)
    }
  }

  @Test func foreignApplicationIDIsRefused() throws {
    try expectRefusal { file in
      try shell(file, "PRAGMA application_id = 1; CREATE TABLE t (a); DROP TABLE t")
      return .foreignDatabase(file: file)
    }
  }

  /// A program that was killed while it changed its own database leaves a journal, which does not
  /// concern us.
  @Test func foreignJournalIsNotRolledBack() throws {
    try expectRefusal { file in
      try leaveJournal(beside: file)
      return .foreignDatabase(file: file)
    }
  }

  @Test func otherDatabasesJournalIsNotRolledBack() throws {
    try expectRefusal { file in
      let other = "\(URL(filePath: file).deletingLastPathComponent().path)/other.sqlite"
      try leaveJournal(beside: other)
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save(SampleRuns.matrix())
      try store.close()
      try shell(file, "PRAGMA journal_mode = DELETE")
      try FileManager.default.copyItem(atPath: "\(other)-journal", toPath: "\(file)-journal")
      return .foreignJournal(file: file)
    }
  }

  /// A journal of our own programs does.
  @Test func ownJournalIsRolledBack() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save(SampleRuns.matrix())
      try store.close()
      let before = try export(of: file)
      let rows = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 400)"
      try kill(
        in: file,
        """
        PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN;
        UPDATE geometry SET x = x + 1; CREATE TABLE t (b);
        \(rows) INSERT INTO t SELECT zeroblob(4000) FROM n
        """
      )
      try expectHotJournal(of: file)
      #expect(try export(of: file) == before)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["runs.sqlite"])
    }
  }

  /// Leaves another program's database, with a journal of its content before an unfinished change.
  private func leaveJournal(beside file: String) throws {
    try shell(
      file,
      "CREATE TABLE t (a, b); WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 99) "
        + "INSERT INTO t SELECT i, zeroblob(4000) FROM n"
    )
    try kill(in: file, "PRAGMA cache_size = 1; BEGIN; UPDATE t SET b = randomblob(4000)")
    try expectHotJournal(of: file)
  }

  /// A journal counts after its header is written, which begins with 0xD9.
  private func expectHotJournal(of file: String) throws {
    #expect(try Data(contentsOf: URL(filePath: "\(file)-journal")).first == 0xD9)
  }

  /// Runs SQL in a shell and kills the shell afterwards.
  private func kill(in file: String, _ sql: String) throws {
    #expect(throws: ShellFailure.self) { try shell(file, sql, ".shell kill -9 $PPID") }
  }

  /// The log beside the other name is not read, so runs would be missing.
  @Test func fileWithHardLinksIsRefused() throws {
    try expectRefusal { file in
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      #expect(link(file, "\(file).other") == 0)
      return .severalNames(file: file)
    }
  }

  @Test(arguments: sample(["-journal", "-wal", "-shm"]))
  func pipeInPlaceOfJournalIsRefused(suffix: String) throws {
    for isPresent in [true, false] {
      try withTemporaryFolder { folder in
        // Errors name the target of links.
        let file = FileSystem.resolved(folder) + "/runs.sqlite"
        if isPresent { try RecordingStore(file: file, mode: .readWrite).close() }
        #expect(mkfifo(file + suffix, 0o600) == 0)
        let error = #expect(throws: StoreError.self) {
          try RecordingStore(file: file, mode: .readWrite)
        }
        #expect(error == .notAFile(file: file + suffix))
      }
    }
  }

  @Test func newerSchemaIsUnchanged() throws {
    try expectRefusal { file in
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      try shell(file, "PRAGMA user_version = 99")
      return .newerSchema(file: file, version: 99, known: Migration.currentVersion)
    }
  }

  @Test func changedMigrationChecksumIsRefused() throws {
    try expectRefusal { file in
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      try shell(file, "UPDATE migration SET checksum = 'other'")
      return .changedMigration(file: file, name: "0001_recordings")
    }
  }

  @Test func newerSchemaErrorHasFix() {
    let error = StoreError.newerSchema(file: "runs.sqlite", version: 99, known: 4)
    #expect(
      error.description == """
        runs.sqlite: this database has schema 99, this scvdb reads schemas up to 4; \
        the file is unchanged
        fix: update scvdb
        """
    )
  }

  /// To open the second would block until another process writes to it.
  @Test func irregularFileIsRefused() throws {
    try withTemporaryFolder { folder in
      let pipe = "\(folder)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      for file in [folder, pipe, "/dev/full", "/dev/null"] {
        for mode in modes {
          #expect(throws: StoreError.notAFile(file: file)) {
            try RecordingStore(file: file, mode: mode)
          }
        }
      }
    }
  }

  @Test func aReaderCreatesNothing() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/none.sqlite"
      #expect(throws: StoreError.missing(file: file)) {
        try RecordingStore(file: file, mode: .readOnly)
      }
      let entries = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(entries == [])
    }
  }

  @Test func writerCreatesFileAndFolders() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/new folder/.scvdb/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      #expect(try shell(file, "PRAGMA user_version") == "\(Migration.currentVersion)\n")
      // 0x73637664 is `scvd` in ASCII.
      #expect(try shell(file, "PRAGMA application_id") == "\(0x7363_7664)\n")
    }
  }

  @Test func writerAcceptsEmptyFileReaderRefuses() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/empty.sqlite"
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(throws: StoreError.empty(file: file)) {
        try RecordingStore(file: file, mode: .readOnly)
      }
      #expect(try Data(contentsOf: URL(filePath: file)).isEmpty)
      let id = try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])[0]
      #expect(try RecordingStore(file: file, mode: .readOnly).load(id) == SampleRuns.keyboard())
    }
  }

  @Test func aReaderDoesNotWrite() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      let before = try Data(contentsOf: URL(filePath: file))
      let reader = try RecordingStore(file: file, mode: .readOnly)
      #expect(throws: StoreError.readOnly(file: file)) { try reader.save([SampleRuns.keyboard()]) }
      #expect(try reader.check() == [])
      #expect(try Data(contentsOf: URL(filePath: file)) == before)
    }
  }

  /// The test imitates a read-only disk.
  ///
  /// It is skipped for root, because root may write everywhere.
  @Test(.enabled(if: geteuid() != 0))
  func readOnlyDatabaseCanBeRead() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      #expect(chmod(file, 0o444) == 0 && chmod(folder, 0o555) == 0)
      defer { chmod(folder, 0o755) }
      #expect(try RecordingStore(file: file, mode: .readOnly).load(.latest).count == 1)
      let error = #expect(throws: StoreError.self) {
        try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      }
      #expect(error == .readOnly(file: file))
    }
  }

  @Test func closedDatabaseIsOneFile() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save(SampleRuns.matrix())
      #expect(try RecordingStore(file: file, mode: .readOnly).runs().count == 6)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["runs.sqlite"])
    }
  }

  @Test func aDamagedFileIsNamed() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save(SampleRuns.matrix())
      var bytes = try Data(contentsOf: URL(filePath: file))
      for position in 4096..<bytes.count { bytes[position] = 0x5A }
      try bytes.write(to: URL(filePath: file))
      let error = #expect(throws: StoreError.self) {
        try RecordingStore(file: file, mode: .readOnly).runs()
      }
      #expect(error?.description.hasPrefix("\(file): this database is damaged (") == true)
      #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    }
  }

  /// A log that was copied beside another database would replace its pages.
  @Test func foreignLogIsNotApplied() throws {
    try withTemporaryFolder { folder in
      let (file, other) = ("\(folder)/a.sqlite", "\(folder)/b.sqlite")
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      let writer = try RecordingStore(file: other, mode: .readWrite)
      try writer.save(SampleRuns.matrix(shift: 4))
      let log = try Data(contentsOf: URL(filePath: "\(other)-wal"))
      try log.write(to: URL(filePath: "\(file)-wal"))
      let before = try Data(contentsOf: URL(filePath: file))
      for mode in [RecordingStore.Mode.readOnly, .readWrite] {
        #expect(throws: StoreError.foreignLog(file: file)) {
          try RecordingStore(file: file, mode: mode)
        }
      }
      #expect(try Data(contentsOf: URL(filePath: file)) == before)
      // The database's own log is applied, wherever both are copied.
      let copy = "\(folder)/copy.sqlite"
      try FileManager.default.copyItem(atPath: other, toPath: copy)
      try log.write(to: URL(filePath: "\(copy)-wal"))
      #expect(try RecordingStore(file: copy, mode: .readOnly).runs().count == 6)
    }
  }
}
