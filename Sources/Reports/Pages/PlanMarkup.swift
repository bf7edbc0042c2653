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
  ///   - cache: The cache for lines.
  init(
    of drawn: DrawnRun,
    calling titles: ViewTitles,
    isDrawn: [Bool],
    rowLimit: Int = .max,
    kinds: FindingKindMenu,
    cache: PlanLines
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
    self.isDrawn = isDrawn
    rowCount = timeline.rowCount
    self.timeline = hasRoom ? timeline.lines(&references, cache.timelines) : []
    self.kinds = kinds.tokens(of: drawn.run)
    findings = drawn.run.findings.map { $0.line(calling: titles) }
    let article = RunArticle(
      kinds: self.kinds,
      findings: findings,
      omissions: drawn.run.omissionLines,
      end: hasRoom ? timeline.end : nil
    )
    self.article = cache.articles.lines(for: article, \.markup)
  }
}

/// The caches for the lines of a page's runs.
///
/// Any thread can use them.
struct PlanLines: Sendable {
  let timelines = TimelineLines()
  let articles = LineCache<RunArticle>(capacity: 1000)
}

/// The article of a run without its timeline, in a form that determines its markup.
struct RunArticle: Hashable, Sendable {
  /// The filter tokens of the findings.
  let kinds: String
  let findings: [String]
  let omissions: [String]
  /// The time of the last event's end, in seconds; nil without a timeline.
  let end: Double?

  /// The article with the placeholders of ``CasePlaceholder``.
  var markup: String {
    PageTemplates.part(
      "run",
      CasePlaceholder.tokens.merging([
        "anchor": CasePlaceholder.anchor, "title": CasePlaceholder.title, "classes": kinds,
        "findings": findings, "omissions": omissions, "end": end?.plain ?? "0",
        "hasTimeline": end != nil, "isKept": true,
      ]) { $1 }
    )
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
