package import SnapshotModel
package import SnapshotStore

/// The meaning of `latest`: the latest run of each case, from any recording.
///
/// A case without an answer in its latest attempt has no run here, even if earlier attempts
/// succeeded. All cases of the newest command are included. A case that exists only in the
/// recordings of earlier commands is included while a scenario in the baselines folder defines it,
/// or while that folder has no scenarios.
package struct LatestRuns {
  /// The runs in the order of the cases.
  package let runs: [RunSummary]
  /// The reasons for cases without a run, in the order of the cases.
  package let failures: [CaseFailure]
  /// The cases that an interrupted recording did not reach, in their order.
  package let omissions: [CaseIdentity]

  /// Reads the runs of one recording, which does not have to be the latest.
  ///
  /// - Throws: `StoreError` if the recording does not exist.
  package init(of recording: RecordingID, in store: RecordingStore) throws {
    runs = try store.runs(.recording(recording))
    failures = try store.failures(of: recording)
    omissions = []
  }

  /// Reads the latest runs of a database.
  ///
  /// - Throws: `StoreError` if there are no runs.
  package init(in store: RecordingStore, askedBy scenarios: ScenarioFiles) throws {
    let all = try store.runs(.latest)
    let failed = try store.latestFailures()
    let omitted = try store.latestOmissions()
    let recordings = all.map(\.recording) + failed.map(\.recording) + omitted.map(\.recording)
    let newest = try store.latestRecordings().map(\.id)
    let areAllNewest = recordings.allSatisfy(newest.contains)
    // A comparison does not report unreadable scenarios.
    let asked = areAllNewest ? nil : ((try? scenarios.askedCases()) ?? nil)
    let known = asked.map { Set($0) }
    func isCurrent(_ recording: RecordingID, _ identity: CaseIdentity) -> Bool {
      newest.contains(recording) || known?.contains(identity) ?? true
    }
    runs = areAllNewest ? all : all.filter { isCurrent($0.recording, $0.identity) }
    failures = failed.filter { isCurrent($0.recording, $0.failure.identity) }.map(\.failure)
    omissions = omitted.filter { isCurrent($0.recording, $0.identity) }.map(\.identity)
    guard runs.isEmpty, let latest = newest.first else { return }
    throw StoreError.nothingAnswered(file: store.file, recording: latest)
  }
}
