import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests the root hashes of recordings, which comparisons use to find different runs.
@Suite struct RootTests {
  /// Stores runs as a finished recording.
  @discardableResult
  private func record(
    _ runs: [Run],
    as label: String,
    in store: RecordingStore
  ) throws -> RecordingID {
    let recording = try store.startRecording(engine: SampleRuns.engine, label: label)
    try store.save(runs, in: recording)
    let geometry = runs.map { (identity: $0.identity, geometryHash: $0.geometryHash) }
    try store.finish(recording, contentHash: recordingHash(of: geometry))
    return recording
  }

  private func withStore(_ body: (RecordingStore, String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      try body(RecordingStore(file: file, mode: .readWrite), file)
    }
  }

  private func digest(_ label: String, in store: RecordingStore) throws -> RecordingDigest {
    try #require(try store.digest(of: .label(label)))
  }

  /// A sum can be subtracted from another sum.
  @Test func rootsAreSums() {
    let runs = SampleRuns.matrix().map { run in
      RootHash(identity: run.identity, questionHash: run.questionHash, answerHash: run.geometryHash)
    }
    let sum = runs.reduce(RootHash(), +)
    #expect(sum == runs.reversed().reduce(RootHash(), +))
    #expect(sum - runs[0] == runs.dropFirst().reduce(RootHash(), +))
    #expect(sum != runs.dropFirst().reduce(RootHash(), +))
    #expect(RootHash(bytes: sum.bytes) == sum && RootHash(bytes: [0]) == nil)
  }

  @Test func runOrderDoesNotChangeRootHash() throws {
    try withStore { store, _ in
      try record(SampleRuns.matrix(), as: "one", in: store)
      try record(SampleRuns.matrix().reversed(), as: "other", in: store)
      let (one, other) = (try digest("one", in: store), try digest("other", in: store))
      #expect(one.root == other.root && one.contentHash == other.contentHash)
      #expect((one.runCount, other.runCount) == (6, 6))
      let runs = try store.differingRuns(of: one, and: other)
      #expect(runs.from.isEmpty && runs.to.isEmpty)
      #expect(try store.check() == [])
    }
  }

  /// The matrix shifts the field of the first device only, in two orientations.
  ///
  /// The second recording lacks the last case.
  @Test func theRunsThatDifferAreFound() throws {
    try withStore { store, _ in
      let cases = SampleRuns.matrix().map(\.identity)
      try record(SampleRuns.matrix(), as: "one", in: store)
      try record(SampleRuns.matrix(shift: 8).dropLast(), as: "other", in: store)
      let (one, other) = (try digest("one", in: store), try digest("other", in: store))
      let runs = try store.differingRuns(of: one, and: other)
      #expect(runs.from.map(\.identity) == [cases[0], cases[1], cases[5]])
      #expect(runs.to.map(\.identity) == [cases[0], cases[1]])
    }
  }

  /// Row numbers differ between files, so scenarios are compared by their roots.
  @Test func theScenariosThatDifferAreFound() throws {
    try withStore { store, _ in
      var other = SampleRuns.keyboard(shift: 8)
      other.identity.scenario = "other"
      let recording = try record([SampleRuns.keyboard(), other], as: "one", in: store)
      let roots = try store.scenarioRoots(of: recording)
      #expect(roots.keys.sorted() == ["other", "sign-up/keyboard"])
      let selected = roots.filter { $0.key == "other" }
      #expect(try store.runs(of: recording, in: selected).map(\.identity) == [other.identity])
    }
  }

  @Test func unfinishedRecordingHasNoDigest() throws {
    try withStore { store, _ in
      let runs = SampleRuns.matrix()
      let recording = try store.startRecording(engine: SampleRuns.engine, label: "begun")
      try store.save(runs, in: recording)
      #expect(try store.digest(of: .recording(recording)) == nil)
      try record(Array(runs.prefix(1)), as: "parts", in: store)
      try record(Array(runs.dropFirst()), as: "parts", in: store)
      #expect(try store.digest(of: .label("parts")) == nil)
      // After an added run, a recording no longer matches its end state.
      let ended = try record(Array(runs.prefix(1)), as: "ended", in: store)
      #expect(try store.digest(of: .recording(ended)) != nil)
      try store.save([runs[1]], in: ended)
      #expect(try store.digest(of: .recording(ended)) == nil)
      #expect(try store.check() == [])
    }
  }

  @Test(
    arguments: sample([
      "UPDATE recording SET root = zeroblob(32)",
      "UPDATE scenario_root SET root = zeroblob(32)",
      "DELETE FROM scenario_root",
      "UPDATE recording SET geometry_hash = randomblob(32)",
      "DELETE FROM run WHERE id = (SELECT max(id) FROM run)",
    ])
  )
  func damageIsDetected(edit: String) throws {
    try withStore { store, file in
      try record(SampleRuns.matrix(), as: "one", in: store)
      #expect(try store.check() == [])
      try shell(file, edit)
      #expect(try !RecordingStore(file: file, mode: .readOnly).check().isEmpty)
    }
  }

  /// The different runs do not account for a removed run.
  @Test func missingRunPreventsComparison() throws {
    try withStore { store, file in
      try record(SampleRuns.matrix(), as: "one", in: store)
      try record(SampleRuns.matrix(shift: 8), as: "other", in: store)
      try shell(file, "DELETE FROM run WHERE id = (SELECT max(id) FROM run)")
      let (one, other) = (try digest("one", in: store), try digest("other", in: store))
      #expect(throws: StoreError.self) { try store.differingRuns(of: one, and: other) }
    }
  }
}
