import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Tests the earlier results that a new result must match.
@Suite struct EarlierAnswerTests {
  private func run(
    version: String = "1.0.0",
    fingerprint: String = "a1",
    shift: Double = 0,
    question: QuestionHash = "q"
  ) -> Run {
    var run = SampleRuns.keyboard(
      engine: EngineIdentity(name: "sample", version: version, fingerprint: fingerprint),
      shift: shift
    )
    run.questionHash = question
    return run
  }

  @Test func earlierAnswerIsNewestOfSameVersion() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/a.sqlite", mode: .readWrite)
      let runs = [
        run(), run(fingerprint: "b2", shift: 4), run(version: "2.0.0"), run(question: "other"),
        run(shift: 8),
      ]
      let ids = try runs.map { try store.save([$0])[0] }
      #expect(
        try ids.map { try store.earlierOtherAnswer(than: $0)?.run } == [
          nil, ids[0], nil, nil, ids[1],
        ]
      )
      let earlier = try #require(try store.earlierOtherAnswer(than: ids[4]))
      #expect(earlier.geometryHash == runs[1].geometryHash)
      #expect(earlier.engine == runs[1].engine)
      #expect(earlier.recording.rawValue == 2)
    }
  }

  /// The result changes and changes back, and the first one differs from its predecessor.
  @Test func allEarlierAnswersCount() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/a.sqlite", mode: .readWrite)
      let runs = [run(), run(shift: 4), run(shift: 4), run(), run(question: "other")]
      let ids = try runs.map { try store.save([$0])[0] }
      #expect(
        try ids.map { try store.earlierOtherAnswer(than: $0)?.run }
          == [nil, ids[0], ids[0], ids[2], nil]
      )
    }
  }

  /// Two results in one recording have no order.
  @Test func earlierAnswerIsInEarlierRecording() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/a.sqlite", mode: .readWrite)
      let ids = try store.save([run(), run(shift: 4)])
      #expect(try store.earlierOtherAnswer(than: ids[1]) == nil)
    }
  }

  /// A recording with another fingerprint is preferred.
  @Test func earlierRecordingHasSameVersion() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/a.sqlite", mode: .readWrite)
      let engines = [
        run(), run(version: "2.0.0"), run(fingerprint: "b2"), run(fingerprint: "b2"),
      ].map(\.engine)
      let recordings = try engines.map { try store.startRecording(engine: $0) }
      let earlier = try zip(recordings, engines).map {
        try store.earlierRecording(than: $0, by: $1)
      }
      #expect(earlier.map(\.?.id) == [nil, nil, recordings[0], recordings[0]])
      #expect(earlier.map(\.?.engine.fingerprint) == [nil, nil, "a1", "a1"])
    }
  }
}
