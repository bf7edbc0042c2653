import Foundation
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Converts text to a run, to SQLite, to a run, to text: the bytes are the same.
@Suite struct RoundTripTests {
  private func bytes(_ run: Run) -> [UInt8] { Array(BaselineCoding.text(for: run).utf8) }

  /// Equality of strings ignores how characters are composed, so the test compares bytes.
  private func expectRoundTrip(of run: Run, through store: RecordingStore) throws {
    let text = BaselineCoding.text(for: run)
    let read = try BaselineCoding.run(from: text, file: "sample")
    let ids = try store.save([read])
    let loaded = try store.load(try #require(ids.first))
    #expect(bytes(loaded) == Array(text.utf8))
    #expect(try DigestedRun(loaded).digests == DigestedRun(run).digests)
  }

  @Test(arguments: sample(Array(1...4 as ClosedRange<UInt64>)))
  func anyRunRoundTrips(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      var random = RandomRuns(seed: seed)
      for _ in 0..<50 { try expectRoundTrip(of: random.run(), through: store) }
      #expect(try store.check() == [])
    }
  }

  /// Runs with hostile names have separate files, and are found again.
  @Test func anyRunCanBeBaseline() throws {
    try withTemporaryFolder { path in
      let folder = BaselineFolder(path: "\(path)/Baselines")
      var random = RandomRuns(seed: 5)
      var texts: [String: [UInt8]] = [:]
      for _ in 0..<100 {
        let run = random.run()
        try folder.write(run)
        texts[baselinePath(for: run.identity)] = bytes(run)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["Baselines"])
      #expect(try Set(folder.files()) == Set(texts.keys))
      // Some names differ only in letter case, which `runs()` refuses.
      for file in try folder.files() {
        let run = try folder.run(at: file)
        #expect(bytes(run) == texts[baselinePath(for: run.identity)])
      }
    }
  }

  /// The accepted runs of this package's own screens.
  @Test func committedBaselinesRoundTrip() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = BaselineFolder(path: package.appending(path: "Baselines").path)
    let files = try folder.files()
    #expect(files.count >= 40)
    try withTemporaryFolder { path in
      let store = try RecordingStore(file: "\(path)/runs.sqlite", mode: .readWrite)
      for file in files {
        let run = try folder.run(at: file)
        #expect(Data(bytes(run)) == FileManager.default.contents(atPath: "\(folder.path)/\(file)"))
        try expectRoundTrip(of: run, through: store)
      }
    }
  }
}
