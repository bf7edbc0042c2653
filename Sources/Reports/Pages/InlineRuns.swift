import DriftReport
import Reporting
import SnapshotModel

/// The runs of a page that shows all of them even without scripts.
struct InlineRuns {
  private let runs: [PageRun]
  private let jobs: Int
  private var frame: RecordingFrame
  private var screens = PageScreens(room: room.drawings)
  private var timelines = TimelineList(room: room.rows)
  private var explanations = PageExplanations(room: room.explanations)
  private var sheet = ContactSheet()

  /// The limits of drawings and explanations, in bytes, and of timelines, in rows.
  ///
  /// Browsers open a page within these limits at once.
  private static let room = (drawings: 12_000_000, rows: 40_000, explanations: 4_000_000)

  init(_ runs: [PageRun], in frame: RecordingFrame, jobs: Int) {
    self.runs = runs
    self.frame = frame
    self.jobs = jobs
  }

  /// Returns the values of the template `recording` and the number of findings.
  ///
  /// - Throws: Any error from reading a run.
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
      tokens: frame.values(of: drawn.run, calling: run.titles),
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

/// The values of the template `recording` for some runs.
struct RecordingContent {
  /// The frame of the page, with the findings of all runs.
  let frame: RecordingFrame
  let values: PageValues
}
