package import Reporting
package import SnapshotModel

/// One finding of a report: a difference with all its occurrences.
///
/// A layout that moved on forty devices has one cause, even with different numbers on each.
package struct DriftCause: Hashable, Sendable {
  /// One occurrence of the difference.
  package struct Occurrence: Hashable, Sendable {
    /// The case with the difference.
    package let identity: CaseIdentity
    /// The step with the difference.
    package let step: StepDrift
    /// The difference with the numbers of this occurrence.
    package let difference: Difference
  }

  /// The highest severity that the policy gives to a change of an occurrence.
  package let severity: Severity
  /// The occurrences in the order of cases and steps, never empty.
  package let occurrences: [Occurrence]
  /// The difference of the first occurrence.
  ///
  /// Reports show its numbers.
  package var first: Difference { occurrences[0].difference }

  /// The subject of the first occurrence.
  package var subject: Difference.Subject { first.subject }

  /// The classes of the changes, without duplicates, in the order of the changes.
  package var kinds: [DriftKind] { first.changes.map(\.kind).distinct }

  /// The cases of the occurrences, without duplicates, in order.
  package var identities: [CaseIdentity] {
    // The occurrences in one case usually follow each other, and a comparison is faster than a hash.
    var identities: [CaseIdentity] = []
    for index in occurrences.indices where occurrences[index].identity != identities.last {
      identities.append(occurrences[index].identity)
    }
    return identities.distinct
  }

  /// The unknown sizes that the view's own size depends on, without duplicates, in order.
  package var estimates: [UnknownSize] {
    Set(occurrences.flatMap(\.difference.estimates)).sorted()
  }

  /// The omitted code of the view's screen, from the occurrence with the largest number; nil without
  /// any.
  package var omissions: ScreenOmissions? {
    occurrences.compactMap(\.difference.omissions).max { $0.total < $1.total }
  }

  /// The names of the occurrences' steps, without duplicates, in order.
  package var stepNames: [String] { occurrences.map(\.step.name).distinct }
}

extension StepDrift {
  /// A checkpoint by its name, any other step by number and keyword.
  package var name: String {
    if let checkpoint {
      // Few names contain a quotation mark, and replacing text is slow.
      let isPlain = !checkpoint.utf8.contains(UInt8(ascii: "\""))
      return "\"\(isPlain ? checkpoint : checkpoint.replacing("\"", with: "'"))\""
    }
    return ["step \(index)", action, detail].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The causes of a drift without cases and numbers.
///
/// Cases that drifted in the same way have equal signatures.
package struct DriftSignature: Hashable, Sendable {
  private let keys: [CauseKey]

  /// Creates the signature of a drift; equal causes give equal signatures.
  package init(_ drift: Drift) {
    keys = drift.causes.map { CauseKey($0.first) }
  }
}

extension Drift {
  /// The number of causes that only follow the surroundings.
  package var followingCauses: Int {
    cases.causes(options.policy, where: \.followsSurroundings).count
  }
}

extension [CaseDrift] {
  /// Returns ``Drift/causes``.
  func causes(_ policy: DriftPolicy, isAlongAxis: Bool) -> [DriftCause] {
    let causes = causes(policy) { !$0.followsSurroundings }
    return isAlongAxis ? causes.mostSevereFirst(\.severity) : causes
  }

  fileprivate func causes(
    _ policy: DriftPolicy,
    where isIncluded: (Difference) -> Bool
  ) -> [DriftCause] {
    var indices: [CauseKey: Int] = [:]
    var groups: [[DriftCause.Occurrence]] = []
    for drifted in self {
      for step in drifted.steps {
        for difference in step.differences where isIncluded(difference) {
          let key = CauseKey(difference)
          let index = indices[key] ?? groups.count
          if index == groups.count {
            indices[key] = index
            groups.append([])
          }
          let occurrence = DriftCause.Occurrence(
            identity: drifted.identity,
            step: step,
            difference: difference
          )
          groups[index].append(occurrence)
        }
      }
    }
    let causes = groups.map { occurrences in
      DriftCause(severity: policy.severity(of: occurrences), occurrences: occurrences)
    }
    let levels = Dictionary(grouping: causes, by: \.depth)
    return Depth.allCases.flatMap { levels[$0] ?? [] }
  }
}

/// The common properties of a difference's occurrences: its subject, and the direction of its
/// changes.
struct CauseKey: Hashable, Sendable {
  private enum Direction: Hashable, Sendable {
    case up, down, same
    case between(DriftValue?, DriftValue?)
  }

  private let subject: Difference.Subject
  private let changes: [Pairing]

  private struct Pairing: Hashable, Sendable {
    let kind: DriftKind
    let property: String
    let direction: Direction
  }

  init(_ difference: Difference) {
    subject = difference.subject.anywhere
    changes = difference.changes.map { change in
      Pairing(kind: change.kind, property: change.property, direction: Self.direction(of: change))
    }
  }

  private static func direction(of change: Change) -> Direction {
    if let growth = change.growth { return growth > 0 ? .up : growth < 0 ? .down : .same }
    switch change.kind {
    // The numbers of these changes depend on the device.
    case .appeared, .vanished, .diagnostics, .diagnosticsFixed, .invariantBroken, .invariantFixed,
      .truncated,
      .untruncated, .keyboardFrame, .timing, .stepAdded, .stepRemoved:
      return .between(change.from == nil ? nil : .flag(true), change.to == nil ? nil : .flag(true))
    default:
      return .between(change.from, change.to)
    }
  }
}

extension Difference.Subject {
  /// The subject without properties that depend on the device: the time and the numbers of an
  /// event.
  fileprivate var anywhere: Difference.Subject {
    guard case .event(var event) = self else { return self }
    event.step = 0
    event.time = 0
    event.duration = nil
    event.before = event.before.flatMap(\.withoutNumber)
    event.after = event.after.flatMap(\.withoutNumber)
    return .event(event)
  }
}

extension EventValue {
  fileprivate var withoutNumber: EventValue? {
    if case .text = self { self } else { nil }
  }
}
