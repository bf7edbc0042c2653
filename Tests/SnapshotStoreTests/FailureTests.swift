import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// What goes wrong around a database while it is written; nothing of a failed run may remain.
@Suite struct FailureTests {
  @Test func aLockThatStaysIsNamed() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite, patience: .milliseconds(20))
      try store.save([SampleRuns.keyboard()])
      let other = try Connection(file: file, mode: .readWrite)
      try other.execute("BEGIN IMMEDIATE")
      #expect(throws: StoreError.busy(file: file)) { try store.save([SampleRuns.keyboard()]) }
      // Readers do not mind.
      #expect(try store.runs().count == 1)
      try other.execute("ROLLBACK")
      try store.save([SampleRuns.keyboard()])
      #expect(try store.runs().count == 2)
    }
  }

  /// A limit on the file's size stands for a full disk: both are SQLITE_FULL in the middle of a
  /// transaction.
  @Test func aFullDiskLeavesTheRunsBefore() throws {
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
  @Test func strangersSchemasAreNotTrusted() throws {
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
