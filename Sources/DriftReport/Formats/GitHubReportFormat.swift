import Reporting
import SnapshotModel

/// The report for a step of a GitHub workflow: the compared sides, an annotation for each finding,
/// the worst first, and the summary.
///
/// A finding is annotated at an edit that may explain it, else at its baseline.
///
/// Lines that begin with `::` are commands to the runner; no other line begins with it.
package struct GitHubReportFormat: ReportFormat {
  package init() {}

  package func render(_ drift: Drift) -> String {
    let entries = drift.entries
    let findings = drift.findings(for: entries)
    var lines = [drift.comparison.escapedForLog]
    for severity in Severity.allCases.reversed() {
      lines += annotations(severity, findings.filter { $0.severity == severity }, of: drift)
    }
    lines += DriftNotes(drift).lines.map(\.whole.escapedForLog)
    lines.append(DriftSummary(drift, entries).text)
    lines += drift.explanation.map { "explanation: \($0)".escapedForLog }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotations(
    _ severity: Severity,
    _ findings: [DriftFinding],
    of drift: Drift
  ) -> [String] {
    guard findings.count > WorkflowAnnotation.shownOfEachLevel else {
      return findings.map { annotation($0, of: drift) }
    }
    let listed = WorkflowAnnotation.shownOfEachLevel - 1
    let rest = findings.dropFirst(listed)
    // Findings without an annotation are in the log.
    return findings.prefix(listed).map { annotation($0, of: drift) }
      + [annotation(summing: Array(rest), severity)]
      + rest.map { "\(severity.rawValue): \($0.line)".escapedForLog }
  }

  private func annotation(_ finding: DriftFinding, of drift: Drift) -> String {
    let cases = Set(finding.occurrences.map(\.identity)).count
    let baseline = finding.occurrences.first.flatMap {
      drift.baseline(of: $0.identity, finding.rule)
    }
    return annotation(
      finding.severity,
      file: finding.changedAt?.file ?? baseline,
      at: finding.changedAt,
      title: finding.classes + (cases > 0 ? " in \(counted(cases, "case"))" : ""),
      [finding.line, "comparing \(drift.from.name) with \(drift.to.name)"]
    )
  }

  private func annotation(summing rest: [DriftFinding], _ severity: Severity) -> String {
    let counts = DriftRule.all.compactMap { rule in
      let count = rest.count { $0.rule == rule }
      return count > 0 ? "\(count) \(rule.label)" : nil
    }
    return annotation(
      severity,
      file: nil,
      title: counted(rest.count, "more \(severity.rawValue)"),
      [counts.joined(separator: ", "), "in the log of this step below the last annotation"]
    )
  }

  private func annotation(
    _ severity: Severity,
    file: String?,
    at location: FileLocation? = nil,
    title: String,
    _ lines: [String]
  ) -> String {
    WorkflowAnnotation(
      severity: severity,
      file: file,
      line: location?.line,
      column: location?.column,
      title: title,
      message: "drift: " + lines.map(\.escapedForLog).joined(separator: "\n")
    ).command
  }
}
