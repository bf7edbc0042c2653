package import SnapshotModel

/// An accepted broken invariant with its reason.
///
/// It does not cause a failure, and every report lists it.
package struct KnownInvariant: Hashable, Sendable {
  /// The invariant in the scenario: the name of an invariant, or a comparison.
  package let invariant: String
  /// The scenario's name, or the name of a folder of scenarios; nil for all.
  package let scenario: String?
  /// The view, which includes its subviews; nil for all.
  package let view: ViewPattern?
  /// The reason for accepting it.
  package let reason: String
  /// The location of the entry: `Baselines/drift.policy:3`.
  package let location: String

  package init(
    invariant: String,
    scenario: String? = nil,
    view: ViewPattern? = nil,
    reason: String,
    location: String
  ) {
    self.invariant = invariant
    self.scenario = scenario
    self.view = view
    self.reason = reason
    self.location = location
  }

  /// Returns whether the entry applies to the scenario of a case.
  package func isAbout(_ identity: CaseIdentity) -> Bool {
    scenario.map(identity.isOf) ?? true
  }

  /// Returns whether a finding is this broken invariant.
  package func isAbout(_ finding: Finding) -> Bool {
    guard case .invariant(let text) = finding.subject, text == invariant else {
      return false
    }
    return view.contains(finding.view)
  }
}

extension Run {
  /// Returns the run without the known broken invariants.
  package func without(_ known: [KnownInvariant]) -> Run {
    let concerned = known.filter { $0.isAbout(identity) }
    guard !concerned.isEmpty else { return self }
    var run = self
    run.findings = findings.filter { finding in !concerned.contains { $0.isAbout(finding) } }
    return run
  }
}

/// The outcome of a known broken invariant in a recording.
package struct KnownInvariantUse: Hashable, Sendable {
  /// The entry of the policy.
  package let known: KnownInvariant
  /// The number of cases that the entry applies to.
  package private(set) var concerned = 0
  /// The number of these cases with the broken invariant.
  package private(set) var broken = 0

  package init(_ known: KnownInvariant) {
    self.known = known
  }

  /// Counts a case.
  package mutating func add(_ run: Run) {
    guard known.isAbout(run.identity) else { return }
    concerned += 1
    if run.findings.contains(where: known.isAbout) { broken += 1 }
  }

  /// Adds the cases of another use of the same invariant.
  package mutating func add(_ other: KnownInvariantUse) {
    concerned += other.concerned
    broken += other.broken
  }

  /// The heading of the line.
  package var heading: String { broken > 0 ? "known broken invariant: " : "no longer needed: " }

  /// The invariant and the number of cases, with the reason and the location of the entry.
  package var text: String {
    let owner = known.view.map { " of \($0)" } ?? ""
    guard broken > 0 else {
      // The recording may lack scenarios that need the entry.
      return "\(known.invariant)\(owner) is not broken in \(counted(concerned, "case")); "
        + "remove \(known.location) unless other cases need it (\(known.reason))"
    }
    return "\(known.invariant)\(owner) in \(counted(broken, "case")): "
      + "\(known.reason) (\(known.location))"
  }

  /// The heading and the text in one line.
  package var line: String { heading + text }
}

extension [KnownInvariantUse] {
  /// The uses with at least one case.
  package var ofConcern: [KnownInvariantUse] { filter { $0.concerned > 0 } }
}

extension KnownInvariantUse: Encodable {
  private enum CodingKeys: String, CodingKey {
    case invariant, scenario, view, reason, location, cases, brokenCases
  }

  /// Encodes the use without nil values.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(known.invariant, forKey: .invariant)
    try container.encodeIfPresent(known.scenario, forKey: .scenario)
    try container.encodeIfPresent(known.view?.text, forKey: .view)
    try container.encode(known.reason, forKey: .reason)
    try container.encode(known.location, forKey: .location)
    try container.encode(concerned, forKey: .cases)
    try container.encode(broken, forKey: .brokenCases)
  }
}
