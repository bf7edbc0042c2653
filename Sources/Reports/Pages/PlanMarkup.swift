import DriftReport
import Reporting
import SnapshotModel

/// The markup of a run's plan, before its lines are numbered.
///
/// Any thread can make it.
struct PlanMarkup: Sendable {
  /// Whether the drawing of each checkpoint was within the limit.
  let isDrawn: [Bool]
  /// The number of rows of the timeline; nil without a timeline.
  let rowCount: Int?
  /// The filter tokens of the findings.
  let kinds: String
  let article: [MarkupLine]
  /// The lines of the timeline; empty without one.
  let timeline: [MarkupLine]
  let findings: [String]

  /// - Parameters:
  ///   - drawn: The run.
  ///   - titles: The titles of its views.
  ///   - isDrawn: Whether the drawing of each checkpoint is within the limit.
  ///   - rowLimit: The maximum number of the timeline's rows.
  ///   - kinds: The menu of the kinds of findings.
  ///   - events: The cache for rows.
  init(
    of drawn: DrawnRun,
    calling titles: ViewTitles,
    isDrawn: [Bool],
    rowLimit: Int = .max,
    kinds: FindingKindMenu,
    events: EventRows
  ) {
    let timeline = Timeline(
      drawn.run.identity,
      [Timeline.Side("run", drawn)],
      room: rowLimit,
      calling: titles,
      isKept: true
    )
    var references = PlaceholderReferences(isDrawn: isDrawn)
    let hasRoom = timeline.rowCount != nil
    let values =
      hasRoom ? timeline.values(anchor: CasePlaceholder.anchor, &references, events) : nil
    self.isDrawn = isDrawn
    rowCount = timeline.rowCount
    self.timeline = values.map { MarkupLine.lines(of: PageTemplates.part("timeline", $0)) } ?? []
    self.kinds = kinds.tokens(of: drawn.run)
    findings = drawn.run.findings.map { $0.line(calling: titles) }
    let article = PageTemplates.part(
      "run",
      CasePlaceholder.tokens.merging([
        "anchor": CasePlaceholder.anchor, "title": CasePlaceholder.title, "classes": self.kinds,
        "findings": findings, "omissions": drawn.run.omissionLines,
        "end": hasRoom ? timeline.end.plain : "0", "hasTimeline": hasRoom, "isKept": true,
      ]) { $1 }
    )
    self.article = MarkupLine.lines(of: article)
  }
}

/// References by placeholders, which the page's script replaces.
private struct PlaceholderReferences: ScreenReferences {
  /// Whether the drawing of each checkpoint is within the limit.
  let isDrawn: [Bool]

  func reference(to _: DrawnScreen, of step: Step, in run: Run) -> ScreenReference? {
    guard let index = run.checkpointIndex(of: step), isDrawn[index] else { return nil }
    return ScreenReference(
      number: CasePlaceholder.drawing(index),
      id: "\(CasePlaceholder.anchor)d\(step.index)"
    )
  }
}
