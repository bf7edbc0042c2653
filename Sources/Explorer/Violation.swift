import Reporting
import ScenarioModel
import SnapshotModel

/// A rule that does not hold after some of a trial's events.
struct Violation {
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
  /// Path of the view concerned.
  var view: String
  /// The observation, in one clause.
  var message: String
  /// After how many of all events.
  var eventCount: Int
  /// The comparisons that should hold; for relations only.
  var expectations: [Expectation] = []

  /// The invariant that is broken; empty for a relation.
  var invariants: [Invariant] {
    if case .invariant(let invariant) = rule { [invariant] } else { [] }
  }

  /// Whether another violation is of the same rule and view.
  func isLike(_ other: Violation) -> Bool { rule == other.rule && view == other.view }

  /// The trial with no more events than it takes.
  func shortened(_ trial: Trial) -> Trial {
    if case .relation = rule { trial } else { trial.ending(after: eventCount) }
  }
}

/// Checks an answer against invariants and relations.
struct InvariantChecker {
  let invariants: [Invariant]

  /// What all scenarios are held to, beside a scenario's own invariants.
  init(of scenario: Scenario) {
    let all = Invariant.named + [Self.satisfiable].compactMap(\.self)
    invariants = all + scenario.invariants.filter { !all.contains($0) }
  }

  private static let satisfiable =
    Comparison("screen.hasUnsatisfiableConstraints == false").map(Invariant.comparison)

  /// The violations about a trial, each view's first of each rule, in the order of time.
  func violations(about trial: Trial, _ run: Run) -> [Violation] {
    var violations: [Violation] = []
    let all = brokenInvariants(of: run, trial) + unreturnedViews(in: run, trial)
    for violation in all where !violations.contains(where: violation.isLike) {
      violations.append(violation)
    }
    return violations
  }

  private func brokenInvariants(of run: Run, _ trial: Trial) -> [Violation] {
    guard let situations = trial.situations else { return [] }
    // An engine may report conflicts and make no comparison of them.
    let satisfiable = Self.satisfiable.map { FindingSubject.invariant($0.text) }
    let readsConflicts = !run.findings.contains { $0.subject == satisfiable }
    return run.findings.compactMap { finding in
      guard let step = run.steps.first(where: { $0.index == finding.step }),
        let count = Trial.eventCount(before: step.detail),
        let (invariant, message) = broken(by: finding, readsConflicts: readsConflicts)
      else { return nil }
      // A field that a drag scrolled out of sight is hidden on purpose.
      if invariant == .focusedFieldVisible, situations[count].top.isScrolledAway { return nil }
      return Violation(
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

  /// Whether an answer to the one case that is made of a violation shows it.
  func shows(_ violation: Violation, _ run: Run) -> Bool {
    run.findings.contains { finding in
      if case .conflict = finding.subject {
        return violation.invariants == [Self.satisfiable]
      }
      return finding.kind == .brokenInvariant
    }
  }

  private func unreturnedViews(in run: Run, _ trial: Trial) -> [Violation] {
    guard trial.relation == .comesBack, !trial.events.isEmpty else { return [] }
    let end = Trial.checkpoint(after: trial.allEvents.count)
    guard let before = run.snapshot(at: Trial.beginning), let after = run.snapshot(at: end),
      // Where a transition has taken the focus away, a keyboard that was scripted for it stays.
      after.keyboard == before.keyboard
    else { return [] }
    let comparison = GeometryComparison(of: trial, offsets: !trial.scrolls)
    return comparison.differences(from: before, to: after).map { difference in
      Violation(
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
  func violations(about trial: Trial, _ run: Run, mirroring original: Run) -> [Violation] {
    guard let mirrored = run.snapshot(at: Trial.beginning),
      let plain = original.snapshot(at: Trial.beginning)
    else { return [] }
    return MirrorComparison(of: trial).differences(from: plain, to: mirrored).map { difference in
      Violation(
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
  /// Whether an event may leave content at another offset.
  fileprivate var scrolls: Bool {
    events.contains { event in
      switch event.step {
      case .rotate, .pop, .push(_, nil, _): false
      default: true
      }
    }
  }
}
