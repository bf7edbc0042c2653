package import DriftReport
import Reporting
package import SnapshotModel

/// A recording as a page for browsers: one file that needs neither network nor other files.
///
/// The page has a table of scenarios by devices, and each run with its screens, its findings and
/// its timeline. Its bytes do not depend on the number of jobs.
package struct RecordingPage {
  private let side: RecordingSide
  /// The number of runs that are drawn concurrently.
  private let jobs: Int
  /// Returns the titles of a case's views.
  private let titles: (CaseIdentity) -> ViewTitles
  /// Returns the appearances of the cases' screens, in the order of the cases.
  private let sharedAppearances: ([RecordedCase]) -> [SharedAppearances?]

  /// The largest number of runs that a page shows without scripts.
  ///
  /// Above it, screens are drawn when they scroll into view.
  private static let mostAtOnce = 60

  /// - Parameters:
  ///   - side: The recording.
  ///   - jobs: The number of runs that are drawn concurrently, at least 1.
  ///   - titles: Returns the titles of a case's views.
  ///   - sharedAppearances: Returns the appearances of the cases' screens, in the order of the
  ///     cases. Screens without appearances are drawn as outlines with names.
  package init(
    _ side: RecordingSide,
    jobs: Int = 1,
    titles: @escaping (CaseIdentity) -> ViewTitles = { _ in ViewTitles() },
    sharedAppearances: @escaping ([RecordedCase]) -> [SharedAppearances?] = { $0.map { _ in nil } }
  ) {
    self.side = side
    self.jobs = jobs
    self.titles = titles
    self.sharedAppearances = sharedAppearances
  }

  /// Returns the page.
  ///
  /// - Throws: Any error from reading a run.
  package func text() async throws -> String {
    let cases = side.cases.sorted(byCase: \.identity)
    let frame = RecordingFrame(cases.lazy.map(\.identity))
    let content =
      try await cases.count > Self.mostAtOnce
      ? DeferredRuns(cases, in: frame, jobs: jobs, dressing: runs).content()
      : InlineRuns(runs(of: cases), in: frame, jobs: jobs).content()
    return PageTemplates.page(
      "recording",
      [
        "comparison": "showing \(SideSummary(side).text), without a comparison".escapedForLog,
        "verdict": "\(counted(cases.count, "run")), \(counted(content.frame.findings, "finding"))",
        "overview": content.frame.overview.values, "filters": content.frame.filters,
      ].merging(content.values) { $1 }
    )
  }
}

extension RecordingPage {
  private func runs(of cases: [RecordedCase]) -> [PageRun] {
    zip(cases, sharedAppearances(cases)).map { recorded, appearances in
      PageRun(recorded: recorded, titles: titles(recorded.identity), appearances: appearances)
    }
  }
}

/// A case of a recording, with the page's additions to its run.
struct PageRun {
  let recorded: RecordedCase
  /// The titles of the case's views.
  let titles: ViewTitles
  /// The appearances of the run's screens; nil if they are unknown.
  let appearances: SharedAppearances?

  /// Reads the run.
  func undrawn() throws -> UndrawnRun {
    UndrawnRun(run: try recorded.read(), titles: titles, appearances: appearances)
  }
}
