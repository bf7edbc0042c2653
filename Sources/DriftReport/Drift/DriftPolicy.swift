package import Reporting
import SnapshotModel

/// How bad a team thinks that some drifts are.
///
/// A policy changes severities and hides nothing: what drifted is reported and counted, whatever the policy.
/// Broken invariants that it accepts, with a reason, are no drift, and listed.
package struct DriftPolicy: Hashable, Sendable {
  /// One line of a policy: what it is about, and how bad that is.
  package struct Rule: Hashable, Sendable {
    /// The severity of a difference that matches, unless a later rule matches too.
    package let severity: Severity
    /// Nil for every class.
    package let kind: DriftKind?
    /// The scenario's name, or that of a folder of scenarios; nil for all.
    package let scenario: String?
    /// The name or path of a view, with what is in it; nil for everything, views or not.
    package let view: String?
    /// The location of the rule, for error messages: `drift.policy:3`.
    package let location: String

    package init(
      severity: Severity,
      kind: DriftKind?,
      scenario: String?,
      view: String?,
      location: String
    ) {
      self.severity = severity
      self.kind = kind
      self.scenario = scenario
      self.view = view
      self.location = location
    }
  }

  /// Of several rules that are about a drift the last one counts.
  package let rules: [Rule]

  /// Broken invariants that are accepted.
  package let known: [KnownInvariant]

  package init(rules: [Rule] = [], known: [KnownInvariant] = []) {
    self.rules = rules
    self.known = known
  }

  /// Whether every severity is the usual one, and nothing is accepted.
  package var isEmpty: Bool { rules.isEmpty && known.isEmpty }

  /// This policy and then another one.
  package static func + (left: DriftPolicy, right: DriftPolicy) -> DriftPolicy {
    DriftPolicy(rules: left.rules + right.rules, known: left.known + right.known)
  }

  /// The severity of the worst change in the worst occurrence.
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

  func isAbout(view path: String) -> Bool {
    view.map { isPath(path, atOrIn: $0) } ?? true
  }
}

extension Difference.Subject {
  /// The path of the view that it is about; nil for what is about no view.
  package var view: String? {
    switch self {
    case .view(let path): path
    case .finding(_, let view): view.isEmpty ? nil : view
    case .event(let event): event.subject.contains("/") ? event.subject : nil
    case .step, .screen, .keyboard, .navigation: nil
    }
  }
}
