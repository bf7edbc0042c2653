package import DriftReport
import SnapshotModel
import SnapshotStore

extension DiffSide {
  /// Returns two sides without the cases that are equal on both; no run of these is read.
  ///
  /// - Returns: Both sides; nil unless each is one finished recording.
  /// - Throws: `StoreError` for an unreadable database, or for digests that do not match their
  ///   runs.
  package static func unlike(
    _ from: DiffSide,
    _ to: DiffSide
  ) throws -> (from: RecordingSide, to: RecordingSide)? {
    guard let (fromStore, old) = try from.digest(), let (toStore, new) = try to.digest(),
      let runs = try differingRuns(of: old, in: fromStore, and: new, in: toStore)
    else { return nil }
    return (
      from.recording(of: old, differingIn: runs.from, in: fromStore),
      to.recording(of: new, differingIn: runs.to, in: toStore)
    )
  }

  /// Returns the runs of two recordings that may differ; nil if the databases cannot tell.
  private static func differingRuns(
    of old: RecordingDigest,
    in fromStore: RecordingStore,
    and new: RecordingDigest,
    in toStore: RecordingStore
  ) throws -> (from: [RunSummary], to: [RunSummary])? {
    if old.root == new.root { return old.runCount == new.runCount ? ([], []) : nil }
    if fromStore === toStore { return try fromStore.differingRuns(of: old, and: new) }
    let (before, after) = (
      try fromStore.scenarioRoots(of: old.id), try toStore.scenarioRoots(of: new.id)
    )
    let runs = (
      from: try fromStore.runs(of: old.id, in: before.filter { after[$0.key] != $0.value }),
      to: try toStore.runs(of: new.id, in: after.filter { before[$0.key] != $0.value })
    )
    return old.runCount - runs.from.count == new.runCount - runs.to.count ? runs : nil
  }

  private func recording(
    of digest: RecordingDigest,
    differingIn runs: [RunSummary],
    in store: RecordingStore
  ) -> RecordingSide {
    RecordingSide(
      name: name,
      details: details,
      cases: RecordedCase.cases(runs, in: store),
      agreed: AgreedCases(
        count: digest.runCount - runs.count,
        engine: digest.engine,
        origin: digest.origin,
        contentHash: digest.contentHash
      )
    )
  }
}

extension RecordingDigest {
  /// See ``RecordedCase/origin``.
  fileprivate var origin: [String] {
    originWords(recordedAt: recordedAt, shortCommit: shortCommit)
  }
}
