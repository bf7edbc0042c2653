import DriftReport
import Reporting
import SnapshotModel

/// The runs of a page that shows all of them without scripts, too.
struct FewRuns {
  private let runs: [PageRun]
  private let jobs: Int
  private var frame: RecordingFrame
  private var screens = ScreenShelf(room: room.drawings)
  private var timelines = TimelineList(room: room.rows)
  private var explanations = ExplanationShelf(room: room.explanations)
  private var sheet = ContactSheet()

  /// How many bytes drawings and explanations, and how many rows timelines may take: what browsers open at once.
  private static let room = (drawings: 12_000_000, rows: 40_000, explanations: 4_000_000)

  init(_ runs: [PageRun], in frame: RecordingFrame, jobs: Int) {
    self.runs = runs
    self.frame = frame
    self.jobs = jobs
  }

  /// What the template `recording` shows of the runs, and how many findings they have.
  ///
  /// - Throws: Whatever reading a run throws.
  func content() async throws -> RecordingContent {
    var page = self
    let drawn = try await runs.map { try $0.undrawn() }.concurrentMap(jobs: jobs) { $0.drawn }
    await page.screens.prepare(drawn.flatMap(\.checkpoints).map(\.screen), jobs: jobs)
    for (run, drawn) in zip(runs, drawn) { try page.add(drawn, of: run) }
    return page.content
  }

  private mutating func add(_ drawn: DrawnRun, of run: PageRun) throws {
    let (identity, findings) = (drawn.run.identity, drawn.run.findings)
    timelines.add(
      Timeline(
        identity,
        [Timeline.Side("run", drawn)],
        room: timelines.room,
        calling: run.titles
      ),
      tokens: frame.values(
        of: identity,
        labels: findings.map(\.kind.label),
        findings: findings.map { $0.line(calling: run.titles) }
      ),
      &screens,
      keepsWithoutRoom: !findings.isEmpty
    )
    let anchor = timelines.anchor(of: identity)
    explanations.add(try run.recorded.explanations(), at: anchor, calling: run.titles)
    sheet.add(drawn, on: &screens)
    frame.add(findings.count, in: identity, at: anchor ?? "runs")
  }

  private var content: RecordingContent {
    let sheets = sheet.values
    return RecordingContent(
      frame: frame,
      values: [
        "runs": timelines.values.map { PageTemplates.part("run", $0) },
        "timelinesLeftOut": timelines.leftOut + explanations.leftOut,
        "sheets": sheets, "hasSheets": !sheets.isEmpty,
        "found": [PageValues](),
        "explanationData": explanations.values,
      ].merging(screens.pageValues) { $1 }
    )
  }
}

/// What the template `recording` shows of runs.
struct RecordingContent {
  /// With what was found in the runs.
  let frame: RecordingFrame
  let values: PageValues
}
