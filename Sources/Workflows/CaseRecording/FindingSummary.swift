package import Reporting
package import SnapshotModel

/// The findings of a recording, counted by kind.
package struct FindingSummary: Sendable {
  private struct Group {
    var findings = 0
    var cases = 0
    /// The first finding, with its case and the names of its screen's views.
    let first: Finding
    let identity: CaseIdentity
    let titles: ViewTitles

    /// The location and the problem of the first finding.
    ///
    /// Computed when needed: a recording adds thousands of summaries and prints one.
    var example: String {
      let view = first.view.isEmpty ? "" : " \(titles.title(of: first.view))"
      return "\(identity)\(view): \(first.sentence(calling: titles))"
    }

    /// Counts a finding, which may be the first one of its case.
    mutating func add(_ isFirst: Bool) {
      findings += 1
      if isFirst { cases += 1 }
    }

    /// Returns the group with the findings of other cases added.
    func adding(_ other: Group) -> Group {
      var sum = self
      sum.findings += other.findings
      sum.cases += other.cases
      return sum
    }
  }

  private var groups: [Finding.Kind: Group] = [:]

  /// Counts the findings of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - titles: The views' names for people.
  mutating func add(_ run: Run, calling titles: ViewTitles = ViewTitles()) {
    var kinds: Set<Finding.Kind> = []
    for finding in run.findings {
      let isFirst = kinds.insert(finding.kind).inserted
      groups[
        finding.kind,
        default: Group(first: finding, identity: run.identity, titles: titles)
      ].add(isFirst)
    }
  }

  /// Counts the findings of other cases.
  mutating func add(_ other: FindingSummary) {
    groups.merge(other.groups) { $0.adding($1) }
  }

  /// The highest severity of the findings; nil without any.
  package var worst: Severity? { groups.keys.map(\.severity).max() }

  /// The findings of one kind.
  package struct Count: Encodable, Sendable {
    /// The kind of all these findings.
    package let kind: Finding.Kind
    /// The severity of the kind.
    package let severity: Severity
    /// The number of findings; a case may have several.
    package let findings: Int
    /// The number of cases with these findings.
    package let cases: Int
    /// The first finding, with its case and view.
    package let example: String
  }

  /// The kinds of findings in the runs, the most severe first.
  package var counts: [Count] {
    Finding.Kind.allCases.sorted { $0.severity > $1.severity }.compactMap { kind in
      groups[kind].map { group in
        Count(
          kind: kind,
          severity: kind.severity,
          findings: group.findings,
          cases: group.cases,
          example: group.example
        )
      }
    }
  }

  /// One line for each kind, with its first finding as an example.
  ///
  /// Broken invariants are left out, because each one is reported by itself.
  package var lines: [String] {
    counts.filter { $0.kind != .brokenInvariant }.map { count in
      "\(count.severity.rawValue): \(count.kind.label): \(counted(count.findings, "finding")) in "
        + "\(counted(count.cases, "case")), the first in \(count.example)"
    }
  }
}
