import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests the reading of runs by several threads.
@Suite struct RunReaderTests {
  /// Runs with different views and events.
  private static let runs = [0, 8, 16].flatMap { shift in
    SampleRuns.matrix(shift: shift) + SampleRuns.matrix(shift: shift + 1, events: SampleRuns.events)
  }

  @Test func threadsReadRecordedRuns() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      let ids = try store.save(Self.runs)
      let summaries = Dictionary(grouping: try store.runs(), by: \.id).compactMapValues(\.first)
      let listed = try ids.map { try #require(summaries[$0]) }
      let reader = store.reader
      // Each run twice, so that threads read equal runs.
      let read = try (listed + listed).mapOnAllCores { try reader.load($0, without: []) }
      #expect(read == Self.runs + Self.runs)
      let hashes = try listed.mapOnAllCores { try reader.snapshotHashes(of: $0) }
      #expect(try hashes == ids.map { try store.snapshotHashes(of: $0) })
      #expect(try listed.mapOnAllCores { try reader.explanations(of: $0) }.allSatisfy(\.isEmpty))
    }
  }

  /// Another program may replace the file after the runs were listed.
  @Test func changedAnswerIsRefused() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      try store.save([SampleRuns.keyboard()])
      let listed = try #require(try store.runs(.latest).first)
      let other = try RecordingStore(file: "\(folder)/other.sqlite", mode: .readWrite)
      try other.save([SampleRuns.keyboard(shift: 8)])
      let error = #expect(throws: StoreError.self) {
        try other.reader.load(listed, without: [])
      }
      guard case .damaged? = error else {
        Issue.record("\(error as Any)")
        return
      }
      #expect(try store.reader.load(listed, without: []) == SampleRuns.keyboard())
    }
  }

  /// The numbers of a snapshot's views are collected in a buffer that grows.
  @Test func largeSnapshotsAreReadWhole() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      var run = SampleRuns.keyboard()
      let view = try #require(run.steps[0].snapshot?.views.first)
      run.steps[0].snapshot?.views += (0..<1000).map { number in
        var copy = view
        copy.path = view.path.appending("view-\(number)")
        copy.frame = Rect(x: Double(number), y: 0.333, width: 1, height: 2)
        return copy
      }
      let id = try #require(try store.save([run]).first)
      #expect(try store.load(id) == run)
    }
  }
}
