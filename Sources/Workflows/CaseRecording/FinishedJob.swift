package import DriftReport
package import Reporting
import ScenarioModel
package import SnapshotModel
package import SnapshotStore

/// The recordings of a ``RecordingJob``, one for each engine.
package struct FinishedJob: Sendable {
  /// The recordings, at least one.
  ///
  /// The first is by the command line's engine, if it has cases. The others are by the engines that
  /// scenarios name, in the order of the scenarios.
  package internal(set) var recordings: [FinishedRecording] = []
  /// The reasons for unreadable scenarios, without duplicates.
  private let readingErrors: [any Error]
  /// The scenarios of engines that did not run.
  package internal(set) var others = OtherEngineScenarios()
  /// The signal that ended the work early; nil without one.
  package internal(set) var signal: Int32?
  /// The number of cases of the engines that were not started.
  var unstartedCount = 0

  init(of planned: PlannedCases) {
    readingErrors = planned.errors
  }

  /// The reasons for scenarios without recorded cases, without duplicates.
  private var errors: [any Error] {
    (readingErrors + recordings.flatMap(\.refusals)).distinctByText
  }

  /// The mistakes of scenarios without recorded cases, each once.
  package var unreadScenarios: [UnreadScenario] {
    errors.flatMap { error -> [any Error] in
      if let mistakes = error as? ScenarioErrors { mistakes.all } else { [error] }
    }.map { UnreadScenario(FailureReport($0)) }.distinct
  }

  /// The error of a job without a recording: the unreadable scenarios, and the scenarios of other
  /// engines.
  var failure: Failures {
    Failures(errors: errors + (others.items.isEmpty ? [] : [others.failure]))
  }

  /// The numbers of the recordings that have a result, in the database.
  package var recordingIDs: [RecordingID] {
    recordings.filter { !$0.result.runs.isEmpty }.compactMap(\.result.recording)
  }

  /// The recorded runs of all engines.
  package var runs: [RecordingResult.RecordedRun] { recordings.flatMap(\.result.runs) }

  /// Every planned case of the engines that were started.
  package var cases: [CaseIdentity] { recordings.flatMap(\.cases) }

  /// The number of cases that the engines have answered or failed.
  package var done: Int { recordings.reduce(0) { $0 + $1.result.done } }

  /// The number of cases that were skipped because the work ended early.
  package var leftOut: Int { count - done }

  /// Whether the work ended before all cases were done.
  package var isInterrupted: Bool { signal != nil && leftOut > 0 }

  /// The comparisons of the recorded runs; empty unless they are kept.
  package var comparisons: [RecordedComparison] { recordings.flatMap(\.comparisons) }

  /// The cases without a result.
  package var unrecorded: [CaseIdentity] {
    recordings.flatMap { $0.result.failures.map(\.identity) + $0.result.lost.map(\.identity) }
  }

  /// The number of broken invariants in the recorded runs.
  package var broken: Int { runs.reduce(0) { $0 + $1.brokenInvariants.count } }

  /// The number of answers from earlier recordings.
  package var reused: Int { recordings.reduce(0) { $0 + $1.result.reused } }

  /// See ``FinishedRecording/violations``.
  package var violations: [String] { recordings.flatMap(\.violations) }

  /// The findings of all engines.
  package var findings: FindingSummary {
    recordings.reduce(into: FindingSummary()) { $0.add($1.result.findings) }
  }

  /// The omitted code of the screens of all engines.
  package var omissions: OmissionSummary {
    recordings.reduce(into: OmissionSummary()) { $0.add($1.result.omissions) }
  }

  /// The uses of known broken invariants, for invariants with a recorded case.
  package var knownInvariants: [KnownInvariantUse] {
    guard var uses = recordings.first?.result.knownInvariants else { return [] }
    for recording in recordings.dropFirst() {
      for (index, use) in zip(uses.indices, recording.result.knownInvariants) {
        uses[index].add(use)
      }
    }
    return uses.ofConcern
  }

  /// The number of cases with a question.
  private var count: Int { recordings.reduce(unstartedCount) { $0 + $1.count } }

  /// Whether an engine failed to answer a case.
  var hasFailures: Bool { recordings.contains { !$0.result.failures.isEmpty } }

  /// The exit status.
  ///
  /// - Parameter threshold: The minimum severity of findings to fail. Broken invariants are errors,
  ///   truncated texts are notes, and other findings are warnings.
  /// - Returns: 0 for success, 1 for a finding of at least the threshold or drift without a version
  ///   bump, 2 for a case without a result, and the conventional status after a signal.
  package func status(failingOn threshold: Severity) -> Int32 {
    if let signal, isInterrupted { return 128 + signal }
    if hasFailures || !errors.isEmpty { return 2 }
    let isFound = findings.worst.map { $0 >= threshold } ?? false
    return isFound || recordings.contains { !$0.result.versionDrift.isEmpty } ? 1 : 0
  }
}

extension FinishedJob {
  /// Notes a migration of the database, and a log beside it.
  package func noteDatabase(_ database: String, on console: Console) {
    let results = recordings.map(\.result)
    for migration in results.compactMap(\.migration) {
      console.note(migration.description.printable)
    }
    guard results.contains(where: \.leavesLog) else { return }
    console.note(
      "\(database) is open in another program: until it ends, the latest results are in "
        + "\(database)-wal, and a copy of the database alone may lack them"
    )
  }

  /// Notes the reason for computing stored answers again.
  package func noteReuseRefusal(on console: Console) {
    guard let refusal = recordings.lazy.compactMap(\.result.reuseRefusal).first else { return }
    console.note("stored results are not reused: \(refusal.report.message)")
    refusal.report.advice.forEach(console.show)
  }

  /// Notes the number of reused answers.
  package func noteReuse(on console: Console) {
    guard reused > 0 else { return }
    console.note(
      "reused \(counted(reused, "answer")) of the same build from the database; "
        + "--no-reuse computes all"
    )
  }

  /// Reports the reasons for cases without a result.
  package func reportFailures(on console: Console) {
    for failure in recordings.flatMap(\.result.failures) {
      console.report(Failure(failure.error.report.inside(failure.identity)))
    }
    errors.forEach(console.report)
    if let signal, isInterrupted {
      console.note(
        "interrupted by \(Interruption.name(of: signal)): "
          + "\(done) of \(counted(count, "case")) recorded"
      )
    } else if hasFailures, leftOut > 0 {
      console.note("stopped at the first failure: \(done) of \(counted(count, "case"))")
    }
  }
}
