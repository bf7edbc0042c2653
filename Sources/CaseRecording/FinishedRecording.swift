package import Reporting
package import ScenarioModel
package import SnapshotModel
import SnapshotStore
package import Terminal

/// What a ``RecordingJob`` came to.
package struct FinishedRecording: Sendable {
  package let result: RecordingResult
  /// Options and settings of the scenarios that have no effect.
  package let ignored: [IgnoredKey]
  /// Every case that was to be recorded, in the order of the scenarios, those that are lost last.
  package let cases: [CaseIdentity]
  /// How many of them the engine was to be asked.
  let count: Int
  /// Why scenarios cannot be read, each reason once.
  let errors: [any Error]
  /// Whether every scenario could be read.
  let isWhole: Bool
  /// The scenarios that are about another engine, of which nothing was run.
  package internal(set) var others = OtherEngineScenarios()
  /// What asked for the end of the work; nil where nothing did.
  package fileprivate(set) var signal: Int32?

  /// The recording, with what asked for the end of the work.
  func ended(by signal: Int32?) -> FinishedRecording {
    var ended = self
    ended.signal = signal
    return ended
  }

  /// How many cases were left out because the work was ended before.
  package var leftOut: Int { count - result.done }

  /// Whether the work was interrupted before all was done.
  package var isInterrupted: Bool { signal != nil && leftOut > 0 }

  /// The comparisons of the recorded runs, if they were to be kept.
  package var comparisons: [RecordedComparison] { result.runs.flatMap(\.comparisons) }

  /// How many cases have no result.
  package var failed: Int { result.failures.count + result.lost.count }

  /// How many invariants are broken in the recorded runs.
  package var broken: Int { result.runs.reduce(0) { $0 + $1.brokenInvariants.count } }

  /// What is wrong with the results themselves, a line each: broken invariants, and drift without a
  /// version bump.
  package var violations: [String] {
    result.runs.flatMap { run in run.brokenInvariants.map { "\(run.identity) \($0)" } }
      + result.versionDrift.lines(of: result.engine)
  }

  /// What became of the broken invariants that are known, as far as there is a case of them.
  package var knownInvariants: [KnownInvariantUse] { result.knownInvariants.ofConcern }

  /// Notes what the user ought to know of the database.
  package func noteDatabase(_ database: String, on console: Console) {
    if let migration = result.migration { console.note(migration.description.printable) }
    guard result.leavesLog else { return }
    console.note(
      "\(database) is open in another program: until that has ended, what was recorded last is "
        + "in \(database)-wal, and a copy of the database alone may lack it"
    )
  }

  /// Notes why stored answers were computed again.
  package func noteReuseRefusal(on console: Console) {
    guard let refusal = result.reuseRefusal else { return }
    console.note("no stored answer is reused: \(refusal.message)")
    if let hint = refusal.hint { console.hint(hint) }
  }

  /// Notes how many answers were not computed.
  package func noteReuse(on console: Console) {
    guard result.reused > 0 else { return }
    console.note(
      "\(counted(result.reused, "answer")) of the same build of the engine taken from the database; "
        + "--no-reuse computes all"
    )
  }

  /// Reports why cases have no result.
  package func reportFailures(on console: Console) {
    for failure in result.failures {
      console.report(Failure("\(failure.identity): \(failure.error)"))
    }
    errors.forEach(console.report)
    if let signal, isInterrupted {
      console.note(
        "interrupted by \(Interruption.name(of: signal)): "
          + "\(result.done) of \(counted(count, "case")) recorded"
      )
    } else if !result.failures.isEmpty, leftOut > 0 {
      console.note("ended with the first failure: \(result.done) of \(counted(count, "case"))")
    }
  }

  /// The exit status.
  ///
  /// - Parameter threshold: Broken invariants are errors, truncated texts notes, and other findings
  ///   warnings.
  /// - Returns: 0 for success, 1 for a finding as severe as the threshold or drift without a version
  ///   bump, 2 where a case has no result, and what signals have by convention.
  package func status(failingOn threshold: Severity) -> Int32 {
    if let signal, isInterrupted { return 128 + signal }
    if !result.failures.isEmpty || !isWhole { return 2 }
    let isFound = result.findings.worst.map { $0 >= threshold } ?? false
    return isFound || !result.versionDrift.isEmpty ? 1 : 0
  }
}
