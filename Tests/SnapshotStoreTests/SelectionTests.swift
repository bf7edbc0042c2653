import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@Suite struct SelectionTests {
  private func engine(_ version: String, name: String = "sample") -> EngineIdentity {
    EngineIdentity(name: name, version: version, fingerprint: "f")
  }

  /// Returns the ids of the runs in a selection.
  private func ids(_ selection: RunSelection, in store: RecordingStore) throws -> [Int64] {
    try store.runs(selection).map(\.id.rawValue)
  }

  /// Stores thirteen runs in three recordings.
  ///
  /// Recording 1 has runs 1 to 6 by 1.0.0, recording 2 has run 7 of the same case as run 2, and
  /// recording 3 has runs 8 to 13 by 1.1.0. The matrix is in the order of its cases.
  private func fill(_ store: RecordingStore) throws {
    let cases = SampleRuns.matrix(engine: engine("1.0.0"))
    try store.save(cases, label: "before", commit: "a")
    try store.save([cases[1]], label: "before", commit: "b")
    try store.save(SampleRuns.matrix(engine: engine("1.1.0"), shift: 4), recordedAt: "now")
    _ = try store.startRecording(engine: engine("1.2.0"))
  }

  @Test func selectionUsesNewestRunOfCase() throws {
    try withStore { store in
      try fill(store)
      #expect(try ids(.latest, in: store) == [8, 9, 10, 11, 12, 13])
      #expect(try ids(.label("before"), in: store) == [1, 7, 3, 4, 5, 6])
      #expect(try ids(.version("1.0.0"), in: store) == [1, 7, 3, 4, 5, 6])
      #expect(
        try ids(.engine(name: "sample", version: "1.1.0"), in: store) == [8, 9, 10, 11, 12, 13]
      )
      #expect(try ids(.recording(RecordingID(rawValue: 2)), in: store) == [7])
      #expect(try ids(.run(RunID(rawValue: 3)), in: store) == [3])
      #expect(try store.load(.latest) == SampleRuns.matrix(engine: engine("1.1.0"), shift: 4))
    }
  }

  /// Recording 4 has one case of the six, and recording 5 failed at another one.
  ///
  /// Recording 6 planned all cases, but was interrupted after its first.
  @Test func latestAttemptAtCaseCounts() throws {
    try withStore { store in
      try fill(store)
      let cases = SampleRuns.matrix(engine: engine("1.1.0"), shift: 8)
      try store.save([cases[2]])
      #expect(try ids(.latest, in: store) == [8, 9, 14, 11, 12, 13])
      let failure = CaseFailure(
        identity: cases[4].identity,
        questionHash: cases[4].questionHash,
        kind: .crash,
        reason: "it stopped"
      )
      let failed = try store.startRecording(engine: engine("1.1.0"))
      try store.save(failure, in: failed)
      #expect(try ids(.latest, in: store) == [8, 9, 14, 11, 13])
      #expect(try store.latestFailures().map(\.failure) == [failure])
      #expect(try store.latestFailures().map(\.recording) == [failed])
      #expect(try store.latestOmissions().isEmpty)
      let planned = cases.map {
        Plan.Case(identity: $0.identity, questionHash: $0.questionHash)
      }
      let interrupted = try store.startRecording(
        engine: engine("1.1.0"),
        assignment: Assignment(plan: Plan(planned), shard: .whole)
      )
      _ = try store.save(cases[0], in: interrupted)
      #expect(try ids(.latest, in: store) == [15])
      #expect(try store.latestFailures().isEmpty)
      #expect(try store.latestOmissions().map(\.identity) == cases.dropFirst().map(\.identity))
    }
  }

  @Test func listsFollowRecordingOrder() throws {
    try withStore { store in
      try fill(store)
      #expect(try store.runs().map(\.id.rawValue) == Array(1...13))
      let filter = RunFilter(device: "ipad-10", orientation: "portrait")
      #expect(try store.runs(matching: filter).map(\.id.rawValue) == [2, 7, 9])
      #expect(try store.recordings().map(\.runCount) == [6, 1, 6, 0])
      #expect(try store.recordings().map(\.label) == ["before", "before", nil, nil])
      #expect(try store.latestRecording()?.id == RecordingID(rawValue: 3))
      #expect(try store.engines().map(\.engine) == ["1.0.0", "1.1.0", "1.2.0"].map { engine($0) })
      #expect(try store.engines().map(\.runCount) == [7, 6, 0])
      let run = try #require(try store.runs().last)
      #expect(run.recordedAt == "now" && run.label == nil && run.commit == nil)
      #expect(run.geometryHash == SampleRuns.keyboard().geometryHash)
      #expect(run.answerHash == RunDigests(of: SampleRuns.keyboard()).answer)
    }
  }

  @Test func missingSelectionErrorListsExistingOnes() throws {
    try withStore { store in
      try fill(store)
      let file = store.file
      func failure(_ selection: RunSelection) -> String? {
        #expect(throws: StoreError.self) { try store.runs(selection) }?.description
      }
      #expect(
        failure(.label("after"))
          == "\(file): there is no label 'after'\nhint: the latest are before"
      )
      #expect(
        failure(.version("2.0.0"))
          == "\(file): there is no engine version '2.0.0'\nhint: the latest are 1.2.0, 1.1.0, 1.0.0"
      )
      #expect(
        failure(.engine(name: "other", version: "1"))
          == "\(file): there is no engine 'other@1'\nhint: "
          + "the latest are sample@1.2.0, sample@1.1.0, sample@1.0.0"
      )
      #expect(
        failure(.run(RunID(rawValue: 99)))
          == "\(file): there is no run '99'\nhint: the latest are 13, 12, 11, 10, 9"
      )
      #expect(throws: StoreError.self) { try store.load(RunID(rawValue: 99)) }
    }
  }

  @Test func versionOfTwoEnginesIsAmbiguous() throws {
    try withStore { store in
      try store.save([SampleRuns.keyboard(engine: engine("1.0.0"))])
      try store.save([SampleRuns.keyboard(engine: engine("1.0.0", name: "other"))])
      let error = #expect(throws: StoreError.self) { try store.runs(.version("1.0.0")) }
      #expect(
        error?.description == """
          \(store.file): several engines have version 1.0.0\nfix: name one: engine:other@1.0.0 or \
          engine:sample@1.0.0
          """
      )
    }
  }

  @Test func newDatabaseHasNoLatest() throws {
    try withStore { store in
      let latest = try store.latestRecording()
      #expect(latest == nil)
      #expect(throws: StoreError.empty(file: store.file)) { try store.runs(.latest) }
    }
  }
}
