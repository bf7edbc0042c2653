import Reporting
import ScenarioModel

/// A broken rule after some of a trial's events.
struct BrokenRule {
  /// The broken rule: a named invariant, a comparison, or a relation between two checkpoints.
  enum Rule: Hashable, Sendable {
    case invariant(Invariant)
    case relation(Trial.Relation)

    var text: String {
      switch self {
      case .invariant(let invariant): invariant.text
      case .relation(.comesBack): "geometryComesBack"
      case .relation(.isMirrored): "geometryIsMirrored"
      }
    }
  }

  var rule: Rule
  /// The path of the affected view.
  var view: ViewPath
  /// The observation, in one clause.
  var message: String
  /// The number of events before the violation.
  var eventCount: Int
  /// The comparisons that should hold; for relations only.
  var expectations: [Expectation] = []

  /// The broken invariant; empty for a relation.
  var invariants: [Invariant] {
    if case .invariant(let invariant) = rule { [invariant] } else { [] }
  }

  /// Whether another violation has the same rule and view.
  func isLike(_ other: BrokenRule) -> Bool { rule == other.rule && view == other.view }

  /// Returns the trial without the events after the violation.
  func shortened(_ trial: Trial) -> Trial {
    if case .relation = rule { trial } else { trial.ending(after: eventCount) }
  }
}

/// Checks an answer against invariants and relations.
struct InvariantChecker {
  let invariants: [Invariant]

  /// Makes a checker for the common invariants and the scenario's own.
  init(of scenario: Scenario) {
    let all = Invariant.named + [Self.satisfiable].compactMap(\.self)
    invariants = all + scenario.invariants.filter { !all.contains($0) }
  }

  private static let satisfiable =
    Comparison("screen.hasUnsatisfiableConstraints == false").map(Invariant.comparison)

  /// Returns the violations of a trial in the order of time, one for each view and rule.
  func violations(about trial: Trial, _ run: Run) -> [BrokenRule] {
    var violations: [BrokenRule] = []
    let all = brokenInvariants(of: run, trial) + unrestoredViews(in: run, trial)
    for violation in all where !violations.contains(where: violation.isLike) {
      violations.append(violation)
    }
    return violations
  }

  private func brokenInvariants(of run: Run, _ trial: Trial) -> [BrokenRule] {
    guard let situations = trial.situations else { return [] }
    // An engine may report conflicts without comparing them.
    let satisfiable = Self.satisfiable.map { FindingSubject.invariant($0.text) }
    let readsConflicts = !run.findings.contains { $0.subject == satisfiable }
    return run.findings.compactMap { finding in
      guard let step = run.steps.first(where: { $0.index == finding.step }),
        let count = Trial.eventCount(before: step.detail),
        let (invariant, message) = broken(by: finding, readsConflicts: readsConflicts)
      else { return nil }
      // A field is hidden on purpose after a drag scrolled it away.
      if invariant == .focusedFieldVisible, situations[count].top.isScrolledAway { return nil }
      return BrokenRule(
        rule: .invariant(invariant),
        view: finding.view,
        message: message,
        eventCount: count
      )
    }
  }

  /// Returns the invariant of a finding, or of a conflict, and the observation.
  private func broken(
    by finding: Finding,
    readsConflicts: Bool
  ) -> (Invariant, message: String)? {
    switch finding.subject {
    case .invariant(let text):
      invariants.first { $0.text == text }.map { ($0, finding.detail) }
    case .conflict(let broken, _) where readsConflicts:
      Self.satisfiable.map { ($0, "constraint \(broken.name) was broken") }
    case .conflict, .unusable, .ambiguity, .truncation, .prose: nil
    }
  }

  /// Returns whether the answer to a violation's own case shows the violation.
  func shows(_ violation: BrokenRule, _ run: Run) -> Bool {
    run.findings.contains { finding in
      if case .conflict = finding.subject {
        return violation.invariants == [Self.satisfiable]
      }
      return finding.kind == .brokenInvariant
    }
  }

  private func unrestoredViews(in run: Run, _ trial: Trial) -> [BrokenRule] {
    guard trial.relation == .comesBack, !trial.events.isEmpty else { return [] }
    let end = Trial.checkpoint(after: trial.allEvents.count)
    guard let before = run.snapshot(at: Trial.beginning), let after = run.snapshot(at: end),
      // If a transition removed the focus, its scripted keyboard stays visible.
      after.keyboard == before.keyboard
    else { return [] }
    let comparison = GeometryComparison(of: trial, offsets: !trial.scrolls)
    return comparison.differences(from: before, to: after).map { difference in
      BrokenRule(
        rule: .relation(.comesBack),
        view: difference.view,
        message: difference.text { "is \($0), and was \($1) at the beginning" },
        eventCount: trial.allEvents.count,
        expectations: difference.expectations
      )
    }
  }

  /// Returns the violations of a right-to-left screen.
  ///
  /// `original` is the answer for the same screen from left to right.
  func violations(about trial: Trial, _ run: Run, mirroring original: Run) -> [BrokenRule] {
    guard let mirrored = run.snapshot(at: Trial.beginning),
      let plain = original.snapshot(at: Trial.beginning)
    else { return [] }
    return MirrorComparison(of: trial).differences(from: plain, to: mirrored).map { difference in
      BrokenRule(
        rule: .relation(.isMirrored),
        view: difference.view,
        message: difference.text { "is \($0), and would be \($1) as a mirror image" },
        eventCount: 0,
        expectations: difference.expectations
      )
    }
  }
}

extension Run {
  fileprivate func snapshot(at checkpoint: String) -> Snapshot? {
    steps.first { $0.detail == checkpoint && $0.snapshot != nil }?.snapshot
  }
}

extension Trial {
  /// Whether an event may change a content offset permanently.
  fileprivate var scrolls: Bool {
    events.contains { event in
      switch event.step {
      case .rotate, .pop, .push(_, nil, _): false
      default: true
      }
    }
  }
}
