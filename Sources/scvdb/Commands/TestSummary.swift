import DriftReport
import Reporting
import SnapshotModel
import Workflows

/// The drift of a test.
struct TestDrift {
  /// The drift that the report shows.
  let shown: Drift
  /// The drift from the baselines; nil if the report shows it.
  let current: Drift?
}

/// The outcome of a test as lines and an exit status.
struct TestSummary {
  /// The cases with baselines that differ from the results, if the report does not show them, and
  /// the outcome.
  let lines: [String]
  let status: Int32

  init(
    _ recorded: FinishedJob,
    _ recordingStatus: Int32,
    _ threshold: Severity,
    _ test: TestDrift
  ) {
    let drift = test.current ?? test.shown
    // Broken invariants have a separate count.
    let findings = recorded.findings.counts
      .filter { $0.kind != .brokenInvariant && $0.severity >= threshold }
      .reduce(0) { $0 + $1.findings }
    status = max(recordingStatus, drift.fails ? 1 : 0)
    let drifted = drift.failingCases.count
    let passing = drift.cases.count - drifted
    let limit = drift.options.failingSeverity.rawValue
    let counts = [
      (drifted, counted(drifted, "case") + " drifted"),
      (drift.onlyInFrom.count, counted(drift.onlyInFrom.count, "baseline") + " without a result"),
      (drift.onlyInTo.count, counted(drift.onlyInTo.count, "case") + " without a baseline"),
      (drift.changedEngines.count, counted(drift.changedEngines.count, "engine") + " changed"),
      (recorded.broken, counted(recorded.broken, "broken invariant")),
      (findings, counted(findings, "other finding")),
      (recorded.unrecorded.count, counted(recorded.unrecorded.count, "case") + " failed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map(\.1)
    let cases = counted(recorded.cases.count, "case")
    let others = recorded.others
    let known = recorded.knownInvariants.count { $0.broken > 0 }
    let reviewed = test.current == nil ? 0 : test.shown.cases.count
    let notes = [
      reviewed > 0
        ? "\(counted(reviewed, "case")) with drift from \(test.shown.from.name)" : nil,
      passing > 0 ? "\(counted(passing, "case")) with drift below the severity \(limit)" : nil,
      known > 0 ? counted(known, "known broken invariant") : nil,
      others.countOfEngines > 0
        ? "\(counted(others.countOfEngines, "case")) of another engine not run" : nil,
      others.countOfTechniques > 0
        ? "\(counted(others.countOfTechniques, "case")) of another technique not run" : nil,
    ].compactMap(\.self)
    let agreement = test.current == nil ? ", no drift" : ", the baselines are current"
    let outcome =
      (status == 0
        ? "passed: \(cases)" + (drift.hasDrift ? "" : agreement)
        : "\(status == 1 ? "failed" : "incomplete"): \(cases)"
          + words.map { ", \($0)" }.joined())
      + notes.map { "; \($0)" }.joined()
    let review = test.shown.review?.text ?? ""
    lines = (review.isEmpty ? [] : [review]) + [outcome]
  }
}
