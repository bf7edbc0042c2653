import Reporting
import ScenarioModel

/// The report for code scanning: SARIF 2.1.0, with one run and a result for each finding.
package struct SARIFLintFormat: LintReportFormat {
  package init() {}

  package func render(_ report: LintReport) throws -> String {
    try safeJSON(SARIF.Log(AnalysisRun(report)))
  }
}

// The shape of the document, in the order and with the names of the standard.

private struct AnalysisRun: Encodable {
  let tool: [String: Driver]
  let results: [AnalysisResult]

  init(_ report: LintReport) {
    tool = ["driver": Driver(rules: report.rules.map(Rule.init))]
    let order = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    results = report.findings.map { AnalysisResult($0, ruleIndex: order[$0.rule.id]) }
  }
}

private struct Driver: Encodable {
  let name = "scvdb"
  let rules: [Rule]
}

private struct Rule: Encodable {
  let id: String
  let shortDescription: SARIF.Message
  let help: SARIF.Message
  let defaultConfiguration: [String: Severity]

  init(_ rule: any LintRule) {
    id = rule.id
    shortDescription = SARIF.Message(rule.title)
    help = SARIF.Message(rule.fix)
    defaultConfiguration = ["level": rule.severity]
  }
}

private struct AnalysisResult: Encodable {
  let ruleId: String
  let ruleIndex: Int?
  let level: Severity
  let message: SARIF.Message
  let locations: [Location]
  let partialFingerprints: [String: String]

  /// The maximum number of listed stages; the JSON report has all.
  private static let listed = 20

  init(_ finding: LintFinding, ruleIndex: Int?) {
    ruleId = finding.rule.id
    self.ruleIndex = ruleIndex
    level = finding.severity
    let places = finding.places(listing: Self.listed)
    message = SARIF.Message(([finding.line] + places).joined(separator: ", "))
    locations = [Location(finding)]
    // Neither lines nor numbers: edits elsewhere change lines, and other devices change numbers.
    let key =
      [finding.rule.id, finding.source.file, finding.view, finding.constraint ?? ""]
      // An object may have several omitted parts; messages contain lines.
      + (finding.isAboutDocument ? [finding.message.filter { !$0.isNumber }] : [])
    partialFingerprints = ["lint/v1": sha256Hex(key.joined(separator: "\n").utf8)]
  }
}

private struct Location: Encodable {
  struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
  }

  let physicalLocation: SARIF.PhysicalLocation
  let logicalLocations: [LogicalLocation]

  init(_ finding: LintFinding) {
    physicalLocation = SARIF.PhysicalLocation(
      path: finding.source.file,
      line: finding.source.line,
      column: finding.source.column
    )
    logicalLocations = [
      LogicalLocation(
        name: finding.view.escapedForLog,
        fullyQualifiedName: "\(finding.scene)/\(finding.viewName)".escapedForLog
      )
    ]
  }
}
