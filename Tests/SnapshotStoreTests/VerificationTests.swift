import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Reading returns the recorded rows, or throws an error.
@Suite struct VerificationTests {
  /// Edits of any row that change a result, or make it invalid.
  private static let edits = [
    "UPDATE geometry SET width = width + 1",
    "UPDATE geometry SET window_x = window_x + 0.001 WHERE position = 1",
    "UPDATE geometry SET hidden = 1 WHERE position = 2",
    "UPDATE geometry SET view_id = view_id + 1000",
    "DELETE FROM geometry WHERE position = 3",
    "DELETE FROM view_path WHERE path LIKE '%password'",
    "DELETE FROM view_class WHERE name = 'UITextField'",
    "UPDATE view_path SET path = path || 'x' WHERE path LIKE '%password'",
    "DELETE FROM scroll_geometry",
    "UPDATE snapshot SET window_width = 1e308",
    "UPDATE snapshot SET first_responder = NULL",
    "UPDATE step SET detail = 'elsewhere' WHERE action = 'focus'",
    "UPDATE step SET snapshot_id = NULL WHERE step = 4",
    "DELETE FROM step WHERE step = 4",
    "UPDATE event SET step = 99",
    "UPDATE event SET keyboard_duration = 9",
    "DELETE FROM event",
    "DELETE FROM finding",
    "UPDATE finding SET view = 'signUp'",
    "DELETE FROM navigation_push",
    "UPDATE answer SET hash = randomblob(32)",
    "UPDATE answer SET geometry_hash = randomblob(32)",
  ]

  @Test(arguments: sample(edits))
  func anEditedAnswerIsRefused(edit: String) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save([SampleRuns.keyboard()])
      try shell(file, edit)
      let store = try RecordingStore(file: file, mode: .readOnly)
      #expect(try !store.check().isEmpty)
      expectDamage(of: file) { _ = try store.load(.latest) }
      expectDamage(of: file) { try store.export { _ in } }
    }
  }

  /// Rows that runs refer to.
  ///
  /// If a row is missing, its runs would appear as never recorded.
  @Test(
    arguments: sample([
      "answer", "question", "scenario_case", "scenario", "device", "recording", "engine",
    ])
  )
  func aLostRowIsDamage(table: String) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try RecordingStore(file: file, mode: .readWrite).save(SampleRuns.matrix())
      try shell(file, "DELETE FROM \(table) WHERE rowid = 1")
      let store = try RecordingStore(file: file, mode: .readOnly)
      expectDamage(of: file) { _ = try store.runs(.latest) }
      expectDamage(of: file) { try store.checkStructure() }
      // An export begins with the remaining recordings.
      guard !["recording", "engine"].contains(table) else { return }
      expectDamage(of: file) { try store.export { _ in } }
    }
  }

  /// A part that is not read counts by its recorded hash.
  @Test func omittedCheckpointsAreNotVerified() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let run = SampleRuns.keyboard()
      let id = try RecordingStore(file: file, mode: .readWrite).save([run])[0]
      // Only the last checkpoint shows the screen with this name.
      try shell(
        file,
        """
        UPDATE geometry SET width = width + 1
        WHERE view_id IN (SELECT id FROM view_path WHERE path LIKE 'details%')
        """
      )
      let store = try RecordingStore(file: file, mode: .readOnly)
      expectDamage(of: file) { _ = try store.load(id) }
      #expect(try store.load(id, without: ["details"]).steps[0] == run.steps[0])
      try shell(file, "UPDATE snapshot SET hash = randomblob(32)")
      let edited = try RecordingStore(file: file, mode: .readOnly)
      expectDamage(of: file) { _ = try edited.load(id, without: ["details"]) }
    }
  }

  private func expectDamage(
    of file: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: () throws -> Void
  ) {
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) { try work() }
    guard case .damaged(file, _)? = error else {
      Issue.record("\(error as Any)", sourceLocation: sourceLocation)
      return
    }
  }
}
