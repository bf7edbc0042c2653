import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

/// Runs that other threads have prepared.
@Suite struct PreparedRunTests {
  /// Runs with titles of views that their snapshots lack, so that both add names.
  private var runs: [DigestedRun] {
    get throws {
      try SampleRuns.matrix(shift: 4).enumerated().map { number, run in
        var digested = try DigestedRun(run)
        digested.wordings = [
          ViewWording(view: ViewPath("signUp/hidden\(number)"), title: "hidden", text: nil)
        ]
        return digested
      }
    }
  }

  /// Prepares runs as a recorder does, where devices with equal answers share rows.
  private func prepared(_ runs: [DigestedRun], in recording: RecordingID?) -> [PreparedRun] {
    var prepared: [PreparedRun] = []
    let recent = RecentSnapshots()
    for run in runs {
      let other = prepared.last { $0.digested.digests == run.digests }
      prepared.append(
        PreparedRun(run, like: other, sharing: recent, in: recording, sealedBy: nil)
      )
    }
    return prepared
  }

  /// The rows of all tables after runs were stored, without the time of the lease.
  private func content(
    storing save: (RecordingStore, RecordingID) throws -> Void
  ) throws -> String {
    var rows = ""
    try withStore { store in
      let recording = try store.startRecording(engine: SampleRuns.engine)
      try save(store, recording)
      #expect(try store.check() == [])
      rows = try shell(store.file, ".dump")
    }
    return rows
  }

  @Test func batchesStoreSameRows() throws {
    let runs = try runs
    let single = try content { store, recording in
      for run in runs { try store.save(run, in: recording) }
    }
    for size in [1, 2, 4, 6] {
      let batches = try content { store, recording in
        let all = prepared(runs, in: size == 2 ? nil : recording)
        for start in stride(from: 0, to: all.count, by: size) {
          try store.save(Array(all[start..<min(start + size, all.count)]), in: recording)
        }
      }
      #expect(batches == single)
    }
  }

  @Test func skippedReferenceChecksStoreSameRows() throws {
    let runs = try runs
    let checked = try content { try $0.save(prepared(runs, in: $1), in: $1) }
    let unchecked = try content { store, recording in
      try store.skipReferenceChecks()
      try store.save(prepared(runs, in: recording), in: recording)
    }
    #expect(unchecked == checked)
  }

  /// A hash that was computed for another recording is not used.
  @Test func hashOfOtherRecordingIsComputedAgain() throws {
    try withStore { store in
      let first = try store.startRecording(engine: SampleRuns.engine)
      let second = try store.startRecording(engine: SampleRuns.engine)
      try store.save(prepared(try runs, in: first), in: second)
      #expect(try store.check() == [])
    }
  }
}
