import Reporting
import SnapshotModel

/// The report for code scanning: SARIF 2.1.0, with one run.
///
/// Its rules are the classes of drift, and its results are the findings.
package struct SARIFReportFormat: ReportFormat {
  package init() {}

  package func render(_ drift: Drift) throws -> String {
    try safeJSON(SARIF.Log(AnalysisRun(drift)))
  }
}

// The structure of the document, with the order and the names of the standard.

private struct AnalysisRun: Encodable {
  let tool = ["driver": Driver()]
  let invocations: [Invocation]
  let results: [AnalysisResult]
  let properties: Facts

  init(_ drift: Drift) {
    let entries = drift.entries
    invocations = [Invocation(drift)]
    results = Self.results(of: drift, entries)
    properties = Facts(drift, entries)
  }

  /// Returns the findings with unique fingerprints.
  private static func results(of drift: Drift, _ entries: [DriftEntry]) -> [AnalysisResult] {
    var seen: [String: Int] = [:]
    return drift.findings(for: entries).map { finding in
      let number = seen[finding.key, default: 0]
      seen[finding.key] = number + 1
      return AnalysisResult(
        finding,
        fingerprint: sha256Hex("\(finding.key)\n\(number)".utf8),
        drift
      )
    }
  }
}

private struct Driver: Encodable {
  let name = "scvdb"
  let rules = DriftRule.all.map(Rule.init)
}

private struct Rule: Encodable {
  let id: String
  let name: String
  let shortDescription: SARIF.Message
  let fullDescription: SARIF.Message
  let help: SARIF.Message
  let defaultConfiguration: [String: Severity]

  init(_ rule: DriftRule) {
    id = rule.id
    name = rule.id.prefix(1).uppercased() + rule.id.dropFirst()
    shortDescription = SARIF.Message(rule.label)
    fullDescription = SARIF.Message(rule.sentence)
    help = SARIF.Message("\(rule.sentence) If intended, make it the baseline with 'scvdb accept'.")
    defaultConfiguration = ["level": rule.severity]
  }
}

/// The compared sides and the notes.
private struct Invocation: Encodable {
  let executionSuccessful = true
  let toolExecutionNotifications: [Notification]

  init(_ drift: Drift) {
    toolExecutionNotifications =
      [Notification(level: .note, message: SARIF.Message(drift.comparison))]
      + DriftNotes(drift).lines.map { note in
        Notification(
          level: note.heading.isEmpty ? .note : .warning,
          message: SARIF.Message(note.whole)
        )
      } + drift.explanation.map { Notification(level: .note, message: SARIF.Message($0)) }
  }
}

private struct Notification: Encodable {
  let level: Severity
  let message: SARIF.Message
}

private struct Facts: Encodable {
  let comparison: String
  let verdict: String
  let hasDrift: Bool
  let comparedCases: Int
  let tolerance: Double
  let ignoredRows: Int
  let ignoredFindings: Int
  let casesWithoutEvents: Int

  init(_ drift: Drift, _ entries: [DriftEntry]) {
    comparison = drift.comparison.escapedForLog
    verdict = DriftSummary(drift, entries).text
    hasDrift = drift.hasDrift
    comparedCases = drift.compared
    tolerance = drift.options.tolerance
    ignoredRows = drift.ignored.rows
    ignoredFindings = drift.ignored.findings
    casesWithoutEvents = drift.ignored.casesWithoutEvents
  }
}

private struct AnalysisResult: Encodable {
  let ruleId: String
  let ruleIndex: Int?
  let level: Severity
  let message: SARIF.Message
  let locations: [Location]
  let relatedLocations: [Location]
  let partialFingerprints: [String: String]
  let properties: [String: Int]

  /// The maximum number of listed occurrences after the first; the JSON report has all.
  private static let listed = 20

  init(_ finding: DriftFinding, fingerprint: String, _ drift: Drift) {
    ruleId = finding.rule.id
    ruleIndex = DriftRule.all.firstIndex(of: finding.rule)
    level = finding.severity
    message = SARIF.Message(finding.line)
    locations =
      finding.occurrences.isEmpty
      ? [finding.place].compactMap(\.self).map(Location.init)
      : finding.occurrences.prefix(1).map {
        Location($0, finding.rule, drift, changedAt: finding.changedAt)
      }
    relatedLocations = finding.occurrences.dropFirst().prefix(Self.listed).enumerated()
      .map { Location($1, finding.rule, drift, id: $0 + 1) }
    // GitHub supports only the second one.
    partialFingerprints = ["drift/v1": fingerprint, "primaryLocationLineHash": fingerprint]
    properties = ["occurrences": finding.occurrences.count]
  }
}

private struct Location: Encodable {
  let id: Int?
  let message: SARIF.Message?
  let physicalLocation: SARIF.PhysicalLocation?
  let logicalLocations: [LogicalLocation]?

  /// Makes the location of a finding without a case.
  init(_ place: FileLocation) {
    id = nil
    message = nil
    physicalLocation = SARIF.PhysicalLocation(
      path: place.file,
      line: place.line,
      column: place.column
    )
    logicalLocations = nil
  }

  /// - Parameters:
  ///   - occurrence: The occurrence of the finding.
  ///   - rule: The class of the finding.
  ///   - drift: The comparison.
  ///   - changedAt: The location of an edit that may explain the finding; nil for the baseline.
  ///   - id: The identifier for references to the location; nil for the first one.
  init(
    _ occurrence: DriftFinding.Occurrence,
    _ rule: DriftRule,
    _ drift: Drift,
    changedAt: FileLocation? = nil,
    id: Int? = nil
  ) {
    self.id = id
    let words = [occurrence.step, occurrence.changes].compactMap { $0 }.joined(separator: ": ")
    message = words.isEmpty ? nil : SARIF.Message(words)
    physicalLocation =
      changedAt.map { SARIF.PhysicalLocation(path: $0.file, line: $0.line, column: $0.column) }
      ?? drift.baseline(of: occurrence.identity, rule).map { SARIF.PhysicalLocation(path: $0) }
    logicalLocations = [LogicalLocation(occurrence)]
  }
}

private struct LogicalLocation: Encodable {
  let fullyQualifiedName: String

  init(_ occurrence: DriftFinding.Occurrence) {
    fullyQualifiedName =
      ([occurrence.identity.description] + [occurrence.subject].compactMap { $0 })
      .joined(separator: " ").escapedForLog
  }
}
