import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests the check of a database by another thread.
@Suite struct RecordingCheckTests {
  @Test(
    arguments: sample([
      "DELETE FROM run WHERE id = 2", "DELETE FROM recording",
      "UPDATE recording SET root = zeroblob(32)",
    ])
  )
  func damageIsFoundLater(edit: String) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save(SampleRuns.matrix())
      try RecordingStore.openChecking(file).check.wait()
      try shell(file, edit)
      let (_, check) = try RecordingStore.openChecking(file)
      // Each call gives the result.
      for _ in 1...2 {
        let error = #expect(throws: StoreError.self) { try check.wait() }
        guard case .damaged(file, _)? = error else {
          Issue.record("\(error as Any)")
          return
        }
      }
    }
  }
}
