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
  private var gallery = Gallery<PageValues>()

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
    let undrawn = try runs.map { try $0.undrawn() }
    let drawn = await undrawn.concurrentMap(jobs: jobs) { [markups = page.screens.markups] in
      markups.draw($0)
    }
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
    gallery.add(identity) {
      guard let first = drawn.checkpoints.first,
        let values = screens.thumbnail(
          of: first.snapshot,
          as: first.screen,
          title: "\(identity) at \"\(first.step.detail)\"".escapedForLog
        )
      else { return nil }
      return values.merging([
        "caption": identity.withoutScenario.escapedForLog,
        "link": [
          ["anchor": anchor ?? "runs", "scenario": identity.scenario.escapedForLog] as PageValues
        ],
      ]) { $1 }
    }
    frame.add(findings.count, in: identity, at: anchor ?? "runs")
  }

  private var content: RecordingContent {
    let (sheets, gallery) = (sheet.values, gallery.pictures)
    return RecordingContent(
      frame: frame,
      values: [
        "runs": timelines.values.map { PageTemplates.part("run", $0) },
        "timelinesLeftOut": timelines.leftOut + explanations.leftOut,
        "gallery": gallery, "hasGallery": !gallery.isEmpty,
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
