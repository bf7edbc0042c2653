package import DriftReport
import Reporting
package import SnapshotModel

/// A recording as a page for browsers: one file, which needs no network and no other file.
///
/// A table of scenarios by devices, and each run with its screens, what its engine and invariants
/// report, and what happened when. Its bytes do not depend on the number of jobs.
package struct RecordingPage {
  private let side: RecordingSide
  /// How many runs are drawn at one time.
  private let jobs: Int
  /// What people call the views of a case.
  private let titles: (CaseIdentity) -> ViewTitles
  /// What the screens of cases look like, in their order.
  private let looks: ([RecordedCase]) -> [SharedLook?]

  /// Up to so many runs are shown without scripts, too; the screens of more are made when they come into sight.
  private static let mostAtOnce = 60

  /// - Parameters:
  ///   - side: The recording.
  ///   - jobs: How many runs are drawn at one time, at least 1.
  ///   - titles: What people call the views of a case.
  ///   - looks: What the screens of cases look like, in their order; screens without are drawn as outlines with
  ///     names.
  package init(
    _ side: RecordingSide,
    jobs: Int = 1,
    titles: @escaping (CaseIdentity) -> ViewTitles = { _ in ViewTitles() },
    looks: @escaping ([RecordedCase]) -> [SharedLook?] = { $0.map { _ in nil } }
  ) {
    self.side = side
    self.jobs = jobs
    self.titles = titles
    self.looks = looks
  }

  /// Returns the page.
  ///
  /// - Throws: Whatever reading a run throws.
  package func text() async throws -> String {
    let cases = side.cases.sorted(byCase: \.identity)
    let runs = zip(cases, looks(cases)).map { recorded, look in
      PageRun(recorded: recorded, titles: titles(recorded.identity), look: look)
    }
    let frame = RecordingFrame(cases.map(\.identity))
    let content =
      try await cases.count > Self.mostAtOnce
      ? ManyRuns(runs, in: frame, jobs: jobs).content()
      : FewRuns(runs, in: frame, jobs: jobs).content()
    return PageTemplates.page(
      "recording",
      [
        "comparison": "showing \(SideSummary(side).text), compared with nothing".spelledOut,
        "verdict": "\(counted(cases.count, "run")), \(counted(content.frame.findings, "finding"))",
        "overview": content.frame.overview.values, "filters": content.frame.filters,
      ].merging(content.values) { $1 }
    )
  }
}

/// A case of a recording with what a page needs beside its run.
struct PageRun {
  let recorded: RecordedCase
  /// What people call its views.
  let titles: ViewTitles
  /// Nil where it is not known what its screens look like.
  let look: SharedLook?

  /// Reads the run.
  func undrawn() throws -> UndrawnRun {
    UndrawnRun(run: try recorded.read(), titles: titles, look: look)
  }
}
