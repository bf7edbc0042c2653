import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@Suite struct ConcurrencyTests {
  /// Every writer opens the file itself, and the first one creates it.
  @Test func writersOnOneFileLoseNothing() async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/runs.sqlite"
    let writers = 4
    let runsOfEach = 25
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask { try Self.record(runsOfEach, by: writer, to: file) }
      }
      try await group.waitForAll()
    }
    let store = try RecordingStore(file: file, mode: .readOnly)
    let runs = try store.runs()
    #expect(runs.count == writers * runsOfEach)
    #expect(Set(runs.map(\.identity)).count == writers * runsOfEach)
    for run in runs { #expect(try store.load(run.id).identity == run.identity) }
    #expect(try store.check() == [])
  }

  private static func record(_ count: Int, by writer: Int, to file: String) throws {
    let store = try RecordingStore(file: file, mode: .readWrite)
    let recording = try store.startRecording(engine: SampleRuns.engine)
    for number in 0..<count {
      var identity = SampleRuns.identity
      identity.device = "device-\(writer)-\(number)"
      let shift = Double(writer * count + number)
      try store.save(SampleRuns.keyboard(identity: identity, shift: shift), in: recording)
    }
  }

  /// A connection that reads while another creates the tables finds all of them or none.
  @Test func databaseCanBeReadDuringCreation() async throws {
    let folder = try TemporaryFolder()
    for round in 0..<100 {
      let file = "\(folder.path)/\(round).sqlite"
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          while try !RecordingStore.pendingMigrations(of: file).isEmpty { await Task.yield() }
        }
        group.addTask { _ = try RecordingStore(file: file, mode: .readWrite) }
        try await group.waitForAll()
      }
    }
  }

  @Test func readerReadsCompleteRunsOnly() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let writer = try RecordingStore(file: file, mode: .readWrite)
      let reader = try RecordingStore(file: file, mode: .readOnly)
      #expect(try reader.runs().isEmpty)
      let id = try writer.save([SampleRuns.keyboard()])[0]
      #expect(try reader.load(id) == SampleRuns.keyboard())
    }
  }

  @Test func idsAreReadAgainAfterOtherWriter() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save([SampleRuns.keyboard()])
      // Another program removes everything, including the rows whose ids the store caches.
      try shell(
        file,
        """
        DELETE FROM scenario_root; UPDATE recording SET root = zeroblob(32);
        DELETE FROM run; DELETE FROM event; DELETE FROM navigation_push;
        DELETE FROM finding; DELETE FROM step; DELETE FROM answer; DELETE FROM scroll_geometry;
        DELETE FROM geometry; DELETE FROM snapshot; DELETE FROM view_path; DELETE FROM view_class;
        DELETE FROM question; DELETE FROM scenario_case; DELETE FROM scenario; DELETE FROM device;
        INSERT INTO view_path (path) VALUES ('something else')
        """
      )
      let id = try store.save([SampleRuns.keyboard()])[0]
      #expect(try store.load(id) == SampleRuns.keyboard())
      #expect(try store.check() == [])
    }
  }
}
