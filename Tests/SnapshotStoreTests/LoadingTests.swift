import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Tests the parts of runs that are read and cached.
@Suite struct LoadingTests {
  @Test func checkpointsCanBeOmitted() throws {
    try withStore { store in
      let run = SampleRuns.keyboard()
      let id = try store.save([run])[0]
      let snapshots = run.steps.filter { $0.snapshot != nil }
      let names = snapshots.map(\.detail)
      let hashes = snapshots.compactMap(\.snapshot?.contentHash)
      #expect(
        try store.snapshotHashes(of: id) == Dictionary(uniqueKeysWithValues: zip(names, hashes))
      )
      let part = try store.load(id, without: [names[0]])
      var expected = run
      let index = try #require(run.steps.firstIndex { $0.detail == names[0] })
      expected.steps[index].snapshot = .unread
      #expect(part == expected)
      #expect(try store.load(id) == run)
    }
  }

  /// Pruning frees the ids of names, questions and results, and later rows reuse them.
  @Test func reusedIDsAreReadAgain() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/a.sqlite"
      let writer = try RecordingStore(file: file, mode: .readWrite)
      let reader = try RecordingStore(file: file, mode: .readOnly)
      for name in ["first", "second", "third"] {
        var run = SampleRuns.keyboard()
        run.identity.scenario = name
        run.questionHash = QuestionHash(text: name)
        run.steps[0].snapshot?.views[0].path = ViewPath(name)
        try writer.save([run], label: name)
        for store in [writer, reader] {
          #expect(try store.load(.latest) == [run])
          #expect(try store.runs(.latest).map(\.label) == [name])
          #expect(try store.runs(.latest).map(\.answerHash) == [RunDigests(of: run).answer])
        }
        try writer.remove([try #require(try writer.latestRecording()).id])
      }
    }
  }
}
