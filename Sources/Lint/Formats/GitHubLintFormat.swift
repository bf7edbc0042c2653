import Reporting
import ScenarioModel

/// The report for a step of a GitHub workflow: an annotation for each finding at its line, the most
/// severe first, and the totals.
package struct GitHubLintFormat: LintReportFormat {
  /// Returns the path of a file from the top of the repository; nil for a file elsewhere.
  private let repositoryPath: @Sendable (String) -> String?

  /// - Parameter repositoryPath: Returns the path of a file from the top of the repository, because
  ///   GitHub shows annotations only at such paths.
  package init(repositoryPath: @escaping @Sendable (String) -> String? = { $0 }) {
    self.repositoryPath = repositoryPath
  }

  /// The maximum number of listed stages; the JSON report has all.
  private static let listed = 6

  package func render(_ report: LintReport) -> String {
    var lines: [String] = []
    for severity in Severity.allCases.reversed() {
      lines += annotations(severity, report.findings.filter { $0.severity == severity })
    }
    lines.append(report.summary)
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotations(_ severity: Severity, _ findings: [LintFinding]) -> [String] {
    guard findings.count > WorkflowAnnotation.shownOfEachLevel else {
      return findings.map(annotation)
    }
    let listed = WorkflowAnnotation.shownOfEachLevel - 1
    let rest = findings.dropFirst(listed)
    // Findings without an annotation are at least in the log.
    return findings.prefix(listed).map(annotation)
      + [annotation(summing: Array(rest), severity)]
      + rest.map { finding in
        "\(severity.rawValue): \(finding.source): \(finding.rule.id): \(finding.line)".escapedForLog
      }
  }

  private func annotation(_ finding: LintFinding) -> String {
    WorkflowAnnotation(
      severity: finding.severity,
      file: repositoryPath(finding.source.file) ?? finding.source.file,
      line: finding.source.line,
      column: finding.source.column,
      title: "\(finding.rule.id) \(finding.viewTitle.escapedForLog)",
      message: "lint: "
        + ([finding.line] + finding.places(listing: Self.listed) + [finding.rule.fix])
        .map(\.escapedForLog).joined(separator: "\n")
    ).command
  }

  private func annotation(summing rest: [LintFinding], _ severity: Severity) -> String {
    let ids = rest.map(\.rule.id)
    let counts = LintRules.all.compactMap { rule in
      let count = ids.count { $0 == rule.id }
      return count > 0 ? "\(count) \(rule.id)" : nil
    }
    return WorkflowAnnotation(
      severity: severity,
      title: counted(rest.count, "more \(severity.rawValue)"),
      message: "lint: \(counts.joined(separator: ", "))\n"
        + "in the log of this step below the last annotation"
    ).command
  }
}
