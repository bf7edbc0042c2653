import Foundation
import ProjectFiles
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests problems around a database during a write; no part of a failed run may remain.
@Suite struct FailureTests {
  @Test func lastingLockIsNamed() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite, lockTimeout: .milliseconds(20))
      try store.save([SampleRuns.keyboard()])
      let other = try Connection(file: file, mode: .readWrite)
      try other.execute("BEGIN IMMEDIATE")
      #expect(throws: StoreError.busy(file: file)) { try store.save([SampleRuns.keyboard()]) }
      // Readers are not blocked.
      #expect(try store.runs().count == 1)
      try other.execute("ROLLBACK")
      try store.save([SampleRuns.keyboard()])
      #expect(try store.runs().count == 2)
    }
  }

  /// Without a write-ahead log, readers must wait as well.
  @Test(arguments: [RecordingStore.Mode.readOnly, .readWrite])
  func exclusivelyLockedFileIsNamed(mode: RecordingStore.Mode) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      try shell(file, "PRAGMA journal_mode = DELETE")
      let other = try Connection(file: file, mode: .readWrite)
      try other.execute("BEGIN EXCLUSIVE")
      let error = #expect(throws: StoreError.self) {
        try RecordingStore(file: file, mode: mode, lockTimeout: .milliseconds(20)).runs()
      }
      #expect(error == .busy(file: file))
      #expect(
        error?.description == """
          \(file): another program has locked this database\nfix: try again after it ends
          """
      )
      try other.execute("ROLLBACK")
      #expect(try RecordingStore(file: file, mode: mode).runs().count == 1)
    }
  }

  /// A reader prevents the change to a write-ahead log; the rollback journal works as well.
  @Test func rollbackJournalFileIsWritten() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      try shell(file, "PRAGMA journal_mode = DELETE")
      let reader = try Connection(file: file, mode: .existing)
      try reader.execute("BEGIN; SELECT count(*) FROM run")
      let store = try RecordingStore(file: file, mode: .readWrite, lockTimeout: .milliseconds(20))
      #expect(throws: StoreError.busy(file: file)) { try store.save([SampleRuns.keyboard()]) }
      try reader.execute("COMMIT")
      try store.save([SampleRuns.keyboard()])
      #expect(try shell(file, "PRAGMA journal_mode") == "delete\n")
      #expect(try store.runs().count == 2)
      #expect(try store.check() == [])
    }
  }

  /// The numbers are from statfs(2).
  @Test func fileSystemsWithoutSharedMemoryAreKnown() {
    for (type, sharesMemory): (UInt32, Bool) in [
      (0x6969, false),  // NFS
      (0xFF53_4D42, false),  // CIFS
      (0x0102_1997, false),  // 9P
      (0x6573_5546, false),  // FUSE
      (0xEF53, true),  // ext4
      (0x9123_683E, true),  // btrfs
      (0x5846_5342, true),  // XFS
      (0x0102_1994, true),  // tmpfs
      (0x794C_7630, true),  // overlayfs
    ] {
      #expect(FileSystem.sharesMemory(type: type) == sharesMemory, "\(type)")
    }
  }

  enum Disappearance: CaseIterable { case removed, renamed, replaced }

  /// Rows would be written to a file without a name, and without notice.
  @Test(arguments: Disappearance.allCases, ["WAL", "DELETE"])
  func disappearedFileIsReported(disappearance: Disappearance, journal: String) throws {
    try withTemporaryFolder { folder in
      let (file, other) = ("\(folder)/runs.sqlite", "\(folder)/other.sqlite")
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save([SampleRuns.keyboard()])
      try store.connection.execute("PRAGMA journal_mode = \(journal)")
      let files = FileManager.default
      switch disappearance {
      case .removed: try files.removeItem(atPath: file)
      case .renamed: try files.moveItem(atPath: file, toPath: other)
      case .replaced:
        try RecordingStore(file: other, mode: .readWrite).save([SampleRuns.keyboard(shift: 9)])
        #expect(rename(other, file) == 0)
      }
      let before = files.contents(atPath: file)
      #expect(throws: StoreError.disappeared(file: file)) {
        try store.save([SampleRuns.keyboard()])
      }
      #expect(files.contents(atPath: file) == before)
    }
  }

  /// A limit on the file's size replaces a full disk: both cause SQLITE_FULL in the middle of a
  /// transaction.
  @Test func fullDiskKeepsEarlierRuns() throws {
    try withStore { store in
      try store.save([SampleRuns.keyboard()])
      let before = try rowCounts(store.file)
      let pages = try store.connection.integer("PRAGMA page_count")
      try store.connection.execute("PRAGMA max_page_count = \(pages + 2)")
      let large = (0..<50).map { SampleRuns.keyboard(shift: Double($0)) }
      #expect(throws: StoreError.full(file: store.file)) { try store.save(large) }
      #expect(try rowCounts(store.file) == before)
      #expect(try store.check() == [])
      try store.connection.execute("PRAGMA max_page_count = 1000000")
      let ids = try store.save(large)
      for (id, run) in zip(ids, large) { #expect(try store.load(id) == run) }
    }
  }

  @Test func rowsThatBreakTheSchemaAreRefused() throws {
    try withStore { store in
      try store.save([SampleRuns.keyboard()])
      for sql in [
        "INSERT INTO run (recording_id, question_id, answer_id) VALUES (99, 1, 1)",
        "INSERT INTO device (name) VALUES ('iphone-8')",
        "UPDATE geometry SET x = 'left'",
        "UPDATE geometry SET hidden = 2",
        "UPDATE snapshot SET hash = x'00'",
        "DELETE FROM view_path",
      ] {
        let error = #expect(throws: StoreError.self) { try store.connection.execute(sql) }
        // 19 is SQLITE_CONSTRAINT.
        guard case .sqlite(_, let code, _, sql)? = error, code & 0xFF == 19 else {
          Issue.record("\(String(describing: error)) for \(sql)")
          continue
        }
      }
    }
  }

  /// Text in double quotes is an identifier, never a string, and the schema cannot be edited.
  @Test func foreignSchemasAreNotTrusted() throws {
    try withStore { store in
      for sql in [
        "SELECT \"no such column\"", "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema",
        "SELECT load_extension('x')",
      ] {
        #expect(throws: StoreError.self) { try store.connection.execute(sql) }
      }
      let faults = try store.check()
      #expect(faults == [])
    }
  }
}
