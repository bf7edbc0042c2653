package import Reporting
package import SnapshotModel

/// A team's severities for some drifts.
///
/// A policy changes severities and hides nothing: all drift is reported and counted. Broken
/// invariants that the policy accepts with a reason are listed, but they are not drift.
package struct DriftPolicy: Hashable, Sendable {
  /// One line of a policy: a pattern and its severity.
  package struct Rule: Hashable, Sendable {
    /// The severity of a matching difference, unless a later rule matches too.
    package let severity: Severity
    /// The class of drift; nil for every class.
    package let kind: DriftKind?
    /// The scenario's name, or the name of a folder of scenarios; nil for all.
    package let scenario: String?
    /// The view, which includes its subviews; nil for all differences.
    package let view: ViewPattern?
    /// The location of the rule, for error messages: `drift.policy:3`.
    package let location: String

    package init(
      severity: Severity,
      kind: DriftKind?,
      scenario: String?,
      view: ViewPattern?,
      location: String
    ) {
      self.severity = severity
      self.kind = kind
      self.scenario = scenario
      self.view = view
      self.location = location
    }
  }

  /// The rules in order.
  ///
  /// The last rule that matches a difference applies.
  package let rules: [Rule]

  /// The accepted broken invariants.
  package let known: [KnownInvariant]

  package init(rules: [Rule] = [], known: [KnownInvariant] = []) {
    self.rules = rules
    self.known = known
  }

  /// Whether all severities are the default ones and no broken invariant is accepted.
  package var isEmpty: Bool { rules.isEmpty && known.isEmpty }

  /// Appends a policy to another one.
  package static func + (left: DriftPolicy, right: DriftPolicy) -> DriftPolicy {
    DriftPolicy(rules: left.rules + right.rules, known: left.known + right.known)
  }

  /// Returns the highest severity of the changes in any occurrence.
  func severity(of occurrences: [DriftCause.Occurrence]) -> Severity {
    occurrences.flatMap { occurrence in
      occurrence.difference.changes.map { severity(of: $0.kind, in: occurrence) }
    }.max() ?? .error
  }

  private func severity(of kind: DriftKind, in occurrence: DriftCause.Occurrence) -> Severity {
    let rule = rules.last { rule in
      rule.kind ?? kind == kind && rule.isAbout(occurrence.identity)
        && (rule.view == nil || occurrence.difference.subject.view.map(rule.isAbout) ?? false)
    }
    return rule?.severity ?? kind.usualSeverity
  }
}

extension DriftPolicy.Rule {
  func isAbout(_ identity: CaseIdentity) -> Bool {
    scenario.map(identity.isOf) ?? true
  }

  func isAbout(view path: ViewPath) -> Bool {
    view.contains(path)
  }
}

extension Difference.Subject {
  /// The path of the subject's view; nil if the subject has none.
  package var view: ViewPath? {
    switch self {
    case .view(let path): path
    case .finding(_, let view): view.isEmpty ? nil : view
    case .event(let event): event.subject.isRoot ? nil : event.subject
    case .step, .screen, .keyboard, .navigation: nil
    }
  }
}
