import CaseRecording
import DriftExplanation
import DriftReport
import Reporting
import Terminal

extension DiffCommand {
  /// Reports what was changed in the questions of the drifted cases and, if asked to, what it accounts
  /// for.
  ///
  /// What follows JSON on standard output would be no part of it, so there all is stated on standard
  /// error.
  func explainDrift(
    _ drift: Drift,
    _ changed: ChangedCases,
    ofRevision: Bool,
    on console: Console
  ) async throws {
    let report = ExplanationReport(cases: changed) { line in
      format == .text && file.output == nil
        ? try console.print(line.printable) : console.note(line.printable)
    }
    try report.nameFurtherChanges()
    if explain || ofRevision, let unknown = report.unknown {
      console.noteListing(unknown.sentence, unknown.cases)
      console.hint("a side git:REVISION includes the scenarios and screens of that revision")
    }
    guard explain else { return }
    let progress = Progress(of: changed.known.count, noun: "case", on: console)
    let tolerance = drift.options.tolerance
    // Without --engine, each case is replayed by the revision that recorded it.
    guard engine.isGiven else {
      let explainer = Explainer(tolerance: tolerance, engine: nil, jobs: engine.jobCount)
      return try await report.explain(
        with: explainer,
        progress: progress.show,
        willReport: progress.clear
      )
    }
    try await engine.choice().withEngine(jobs: engine.jobCount) { chosen in
      let explainer = Explainer(tolerance: tolerance, engine: chosen, jobs: engine.jobCount)
      try await report.explain(
        with: explainer,
        progress: progress.show,
        willReport: progress.clear
      )
    }
  }
}
