package import SnapshotModel

/// A broken invariant that was accepted, with the reason: it fails nothing, and every report lists it.
package struct KnownInvariant: Hashable, Sendable {
  /// As the scenario has it: the name of an invariant, or a comparison.
  package let invariant: String
  /// The scenario's name, or that of a folder of scenarios; nil for all.
  package let scenario: String?
  /// The name or path of a view, with what is in it; nil for all.
  package let view: String?
  /// Why it is accepted.
  package let reason: String
  /// The location of the entry: `Baselines/drift.policy:3`.
  package let location: String

  package init(
    invariant: String,
    scenario: String? = nil,
    view: String? = nil,
    reason: String,
    location: String
  ) {
    self.invariant = invariant
    self.scenario = scenario
    self.view = view
    self.reason = reason
    self.location = location
  }

  /// Returns whether the scenario of a case is the one named here, or none is named.
  package func isAbout(_ identity: CaseIdentity) -> Bool {
    scenario.map(identity.isOf) ?? true
  }

  /// Whether a finding is that the invariant is broken.
  package func isAbout(_ finding: Finding) -> Bool {
    guard case .invariant(let text) = finding.subject, text == invariant else {
      return false
    }
    return view.map { isPath(finding.view, atOrIn: $0) } ?? true
  }
}

extension Run {
  /// The run without the broken invariants that are known.
  package func without(_ known: [KnownInvariant]) -> Run {
    let concerned = known.filter { $0.isAbout(identity) }
    guard !concerned.isEmpty else { return self }
    var run = self
    run.findings = findings.filter { finding in !concerned.contains { $0.isAbout(finding) } }
    return run
  }
}

/// What became of a known broken invariant in a recording.
package struct KnownInvariantUse: Hashable, Sendable {
  /// The entry of the policy.
  package let known: KnownInvariant
  /// How many cases it could be about.
  package private(set) var concerned = 0
  /// In how many of them it is broken.
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

  /// Counts the cases of another use of the same invariant.
  package mutating func add(_ other: KnownInvariantUse) {
    concerned += other.concerned
    broken += other.broken
  }

  /// Why the line matters.
  package var heading: String { broken > 0 ? "known broken invariant: " : "no longer needed: " }

  /// What holds or does not, in how many cases, with the reason and the location of the entry.
  package var text: String {
    let owner = known.view.map { " of \($0)" } ?? ""
    guard broken > 0 else {
      // Of a recording of some scenarios only, it is not known what the others are like.
      return "\(known.invariant)\(owner) is not broken in \(counted(concerned, "case")); "
        + "remove \(known.location) unless other cases need it (\(known.reason))"
    }
    return "\(known.invariant)\(owner) in \(counted(broken, "case")): "
      + "\(known.reason) (\(known.location))"
  }

  /// Both in one line.
  package var line: String { heading + text }
}

extension [KnownInvariantUse] {
  /// Those of which there is a case.
  package var ofConcern: [KnownInvariantUse] { filter { $0.concerned > 0 } }
}

extension KnownInvariantUse: Encodable {
  private enum CodingKeys: String, CodingKey {
    case invariant, scenario, view, reason, location, cases, brokenCases
  }

  /// What is nil is absent.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(known.invariant, forKey: .invariant)
    try container.encodeIfPresent(known.scenario, forKey: .scenario)
    try container.encodeIfPresent(known.view, forKey: .view)
    try container.encode(known.reason, forKey: .reason)
    try container.encode(known.location, forKey: .location)
    try container.encode(concerned, forKey: .cases)
    try container.encode(broken, forKey: .brokenCases)
  }
}
