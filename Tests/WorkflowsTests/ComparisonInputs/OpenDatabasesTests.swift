import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing
import Workflows

/// Tests the checks of databases during other work.
@Suite struct OpenDatabasesTests {
  private struct Failed: Error {}

  private func withDatabase(_ body: (OpenDatabases, String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save(SampleRuns.matrix())
      try store.close()
      try body(OpenDatabases(checked: file, on: Console(.never)), file)
    }
  }

  @Test func workReturnsItsValue() throws {
    try withDatabase { databases, file in
      let runs = try databases.whileChecking { try databases.store(file).runs(.latest).count }
      // Three devices in two orientations.
      #expect(runs == 6)
      #expect(throws: Failed.self) {
        try databases.whileChecking { throw Failed() }
      }
    }
  }

  /// Damage can be the reason for the error of the work, or for a wrong value.
  @Test(arguments: [false, true])
  func damageIsReported(fails: Bool) throws {
    try withDatabase { databases, file in
      try shell(file, "DELETE FROM run WHERE id = 2")
      let error = #expect(throws: StoreError.self) {
        try databases.whileChecking {
          _ = try databases.store(file)
          if fails { throw Failed() }
        }
      }
      guard case .damaged(file, _)? = error else {
        Issue.record("\(error as Any)")
        return
      }
    }
  }
}
