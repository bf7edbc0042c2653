import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import SnapshotStore

/// Tests recordings in progress.
@Suite struct LeaseTests {
  private let now = Date(timeIntervalSince1970: 2_000_000_000)

  private func lease(
    of own: RecordingLease,
    process: Int32? = nil,
    started: Int64? = nil,
    host: String? = nil,
    age: Int64 = 0
  ) -> RecordingLease {
    RecordingLease(
      process: process ?? own.process,
      started: started ?? own.started,
      host: host ?? own.host,
      renewedAt: 2_000_000_000 - age
    )
  }

  /// A running process needs no clock; a process that cannot be checked counts for 86,400 seconds.
  @Test func leaseEndsWithItsProcess() {
    let own = RecordingLease.ofThisProcess(now: now)
    #expect(own.host.contains(" pid:["))
    #expect(lease(of: own, age: 1_000_000).isValid(now: now))
    // The first id belongs to another process now; no process has the second id.
    #expect(!lease(of: own, started: own.started + 1).isValid(now: now))
    #expect(!lease(of: own, process: Int32.max).isValid(now: now))
    for host in ["another boot", ""] {
      #expect(lease(of: own, started: 1, host: host, age: 86_399).isValid(now: now))
      #expect(!lease(of: own, started: 1, host: host, age: 86_400).isValid(now: now))
    }
  }

  /// A wrong clock, or a forged row: a day in the future, and an age beyond all numbers.
  @Test(arguments: sample([2_000_086_400, Int64.max, Int64.min]))
  func impossibleTimesAreInvalid(renewedAt: Int64) {
    let lease = RecordingLease(process: 1, started: 1, host: "", renewedAt: renewedAt)
    #expect(!lease.isValid(now: now))
  }

  private func begin(in store: RecordingStore) throws -> RecordingID {
    try store.startRecording(engine: SampleRuns.keyboard().engine, isLeased: true)
  }

  @Test func recordingInProgressIsNotRemoved() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      let finished = try begin(in: store)
      let run = try DigestedRun(SampleRuns.keyboard())
      let id = try store.save(run, in: finished)
      let hash = recordingHash(of: [(run.run.identity, run.digests.geometry)])
      try store.finish(finished, contentHash: hash)
      let running = try begin(in: store)
      try store.save(SampleRuns.keyboard(), in: running)
      #expect(try store.recordingsInProgress().keys.map(\.self) == [running])
      #expect(throws: StoreError.recordingInProgress(file: file, recording: running)) {
        try store.remove([finished, running])
      }
      #expect(try store.load(id).identity == SampleRuns.keyboard().identity)
      // The finished recording is the newest that counts.
      let rule = PruneRule(keepingNewest: 1)
      let baselines = BaselineFolder(path: folder)
      let pruning = try store.pruning(by: rule, keepingRunsOf: baselines)
      #expect(pruning.removed.isEmpty && pruning.kept.map(\.recording.id) == [running])
      try store.release(running)
      try store.remove([running])
      #expect(try store.recordings().map(\.id) == [finished])
      #expect(try store.check() == [])
    }
  }

  @Test func vanishedRecordingIsAnError() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/runs.sqlite"
      let store = try RecordingStore(file: file, mode: .readWrite)
      let recording = try begin(in: store)
      let vanished = StoreError.vanished(file: file, recording: recording)
      let other = try RecordingStore(file: file, mode: .readWrite)
      try other.release(recording)
      try other.remove([recording])
      #expect(throws: vanished) { try store.save(SampleRuns.keyboard(), in: recording) }
      let failure = CaseFailure(
        identity: SampleRuns.keyboard().identity,
        questionHash: "1",
        kind: .crash,
        reason: "gone"
      )
      #expect(throws: vanished) { try store.save(failure, in: recording) }
      #expect(throws: vanished) {
        try RecordingStore.verify(
          recording,
          in: file,
          contentHash: recordingHash(of: []),
          failures: 0
        )
      }
    }
  }
}
