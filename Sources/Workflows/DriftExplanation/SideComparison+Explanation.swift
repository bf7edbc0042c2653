import BuiltInEngine
import DriftReport
package import Reporting
import SnapshotModel

extension SideComparison {
  /// Adds the input changes to the drift and, on request, the differences that they cause.
  ///
  /// - Parameter console: The console for notes about unknown changes.
  /// - Throws: The errors of reading a run, and a failure for an unknown engine.
  package mutating func explain(on console: Console) async throws {
    let report = InputChangeReport(cases: changed)
    drift.explanation = report.furtherChanges(in: drift)
    addCodeChanges(on: console)
    if options.explains || isOfRevision, let unknown = report.unknown {
      console.noteListing(unknown.sentence, unknown.cases)
      console.hint("a side git:REVISION includes the scenarios and screens of that revision")
    }
    guard options.explains else { return }
    try addReplayedReasons()
    let progress = Progress(of: changed.known.count, noun: "case", on: console)
    defer { progress.clear() }
    let (tolerance, jobs) = (options.drift.tolerance, options.jobs)
    guard let engines = options.engines else {
      let explainer = Explainer(tolerance: tolerance, engine: nil, jobs: jobs)
      drift.explanation += try await report.explained(with: explainer, progress: progress.show)
      return
    }
    drift.explanation += try await engines.main().withEngine(jobs: jobs) { engine in
      let explainer = Explainer(tolerance: tolerance, engine: engine, jobs: jobs)
      return try await report.explained(with: explainer, progress: progress.show)
    }
  }
}

extension SideComparison {
  /// Adds the reasons for changed frames, from recordings or from replays of drifted cases.
  ///
  /// - Throws: The errors of reading a run.
  package mutating func addReplayedReasons() throws {
    let changed = Dictionary(changed.known.map { ($0.identity, $0) }) { first, _ in first }
    drift.reasons = [:]
    try drift.addReasons(from: from, to: to) { changed[$0]?.replay }
  }
}

extension ChangedCase {
  /// Explains a frame on a side by a replay of the side's question.
  fileprivate func replay(
    _ occurrence: FrameOccurrence,
    isSecondSide: Bool,
    step: Int
  ) -> FrameExplanation? {
    let question = isSecondSide ? newQuestion : oldQuestion
    return try? CaseExplanation(of: question, afterSteps: step + 1) { $0 == occurrence.view }
      .views.first
  }
}
