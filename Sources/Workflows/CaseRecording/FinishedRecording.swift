import EngineProtocol
import Reporting
package import ScenarioModel
package import SnapshotModel
import SnapshotStore

/// The recording of one engine of a ``RecordingJob``.
package struct FinishedRecording: Sendable {
  /// The runs, failures and findings of the recording.
  package let result: RecordingResult
  /// Options and settings of the scenarios that have no effect.
  package let ignored: [IgnoredKey]
  /// The errors of the scenarios that need the code of an app, which the engine lacks.
  let refusals: [any Error]
  /// The questions for the engine, in the order of the scenarios.
  let questions: [CaseQuestions]
  /// The cases of unreadable scenarios.
  let lost: [CaseIdentity]
  /// The number of cases with a question for the engine.
  let count: Int

  /// The planned cases in the order of the scenarios; cases of unreadable scenarios are last.
  package var cases: [CaseIdentity] { questions.flatMap(\.identities) + lost }

  /// The comparisons of the recorded runs; empty unless they are kept.
  package var comparisons: [RecordedComparison] { result.runs.flatMap(\.comparisons) }

  /// The number of cases without a result.
  package var failed: Int { result.failures.count + result.lost.count }

  /// The problems of the results, one per line: broken invariants, and drift without a version
  /// bump.
  var violations: [String] {
    result.runs.flatMap { run in run.brokenInvariants.map { "\(run.identity) \($0)" } }
      + result.versionDrift.lines(of: result.engine)
  }

  /// The uses of known broken invariants, for invariants with a recorded case.
  var knownInvariants: [KnownInvariantUse] { result.knownInvariants.ofConcern }
}
