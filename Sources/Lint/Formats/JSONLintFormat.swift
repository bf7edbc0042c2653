import Reporting
import ScenarioModel

/// The report for programs, in the shape that `lint-report.schema.json` describes.
package struct JSONLintFormat: LintReportFormat {
  package init() {}

  /// The version increases when readers of the previous version could misread the report.
  package static let schemaVersion = 3

  package func render(_ report: LintReport) throws -> String {
    try safeJSON(Document(report))
  }
}

private struct Document: Encodable {
  let schemaVersion = JSONLintFormat.schemaVersion
  let files: Int
  let screens: Int
  let summary: String
  let rules: [Rule]
  let findings: [Entry]

  init(_ report: LintReport) {
    files = report.files
    screens = report.screens
    summary = report.summary
    rules = report.rules.map(Rule.init)
    findings = report.findings.map(Entry.init)
  }
}

private struct Rule: Encodable {
  let id: String
  let severity: Severity
  let title: String
  let fix: String

  init(_ rule: any LintRule) {
    id = rule.id
    severity = rule.severity
    title = rule.title
    fix = rule.fix
  }
}

private struct Entry: Encodable {
  struct Occurrence: Encodable {
    let device: String
    let orientation: DeviceOrientation
    let textSize: TextSize
    let direction: LayoutDirection
    let language: String?
    let boldText: Bool?
    let width: String?
    let message: String
  }

  struct Widths: Encodable {
    struct Span: Encodable {
      let from: Double
      let to: Double

      init(_ span: ClosedRange<Double>) { (from, to) = (span.lowerBound, span.upperBound) }
    }

    let device: String
    let orientation: DeviceOrientation
    let swept: Span
    let spans: [Span]

    init(_ widths: FindingWidths) {
      device = widths.stage.device.id
      orientation = widths.stage.orientation
      swept = Span(widths.range)
      spans = widths.spans.map(Span.init)
    }
  }

  let rule: String
  let severity: Severity
  let file: String
  let line: Int
  let column: Int
  let scene: String
  let view: String
  let viewName: String
  let viewTitle: String
  let constraint: String?
  let message: String
  let fix: String
  let occurrences: [Occurrence]
  let widths: Widths?
  let omissions: ScreenOmissions?
  /// Absent if there are none.
  let consequences: [LintFinding.Consequence]?

  init(_ finding: LintFinding) {
    rule = finding.rule.id
    severity = finding.severity
    file = finding.source.file
    line = finding.source.line
    column = finding.source.column
    scene = finding.scene
    view = finding.view
    viewName = finding.viewName
    viewTitle = finding.viewTitle
    constraint = finding.constraint
    message = finding.message
    fix = finding.rule.fix
    widths = finding.widths.map(Widths.init)
    omissions = finding.omissions
    consequences = finding.consequences.isEmpty ? nil : finding.consequences
    occurrences = finding.occurrences.map {
      Occurrence(
        device: $0.stage.device.id,
        orientation: $0.stage.orientation,
        textSize: $0.stage.user.textSize,
        direction: $0.stage.user.readingDirection,
        language: $0.stage.user.language?.tag,
        boldText: $0.stage.user.boldText ? true : nil,
        width: $0.stage.user.width == .full ? nil : $0.stage.user.width.word,
        message: $0.message
      )
    }
  }
}
