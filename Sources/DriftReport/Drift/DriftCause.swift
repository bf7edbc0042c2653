package import Reporting
package import SnapshotModel

/// One finding of a report: a difference, and everywhere that it shows.
///
/// A layout that moved by the same on forty devices has one cause, whatever the numbers were on each.
package struct DriftCause: Hashable, Sendable {
  /// One occurrence: where the difference shows.
  package struct Occurrence: Hashable, Sendable {
    /// The case with the difference.
    package let identity: CaseIdentity
    /// The step after which it was noticed.
    package let step: StepDrift
    /// With the numbers of this occurrence.
    package let difference: Difference
  }

  /// That of the worst change in the worst occurrence, by the policy.
  package let severity: Severity
  /// In the order of cases and steps, never empty.
  package let occurrences: [Occurrence]
  /// Where it shows first, whose numbers stand for all.
  package var first: Difference { occurrences[0].difference }

  /// What the first occurrence is about.
  package var subject: Difference.Subject { first.subject }

  /// The classes of what changed, each once, in the order of the changes.
  package var kinds: [DriftKind] { first.changes.map(\.kind).distinct }

  /// The cases in which it shows, each once, in order.
  package var identities: [CaseIdentity] { occurrences.map(\.identity).distinct }

  /// The sizes that are not known on which the view's own size depends, each once, in order.
  package var estimates: [UnknownSize] {
    Set(occurrences.flatMap(\.difference.estimates)).sorted()
  }

  /// The names of the steps at which it shows, each once, in order.
  package var stepNames: [String] { occurrences.map(\.step.name).distinct }
}

extension StepDrift {
  /// A checkpoint by its name, any other step by number and keyword.
  package var name: String {
    if let checkpoint {
      // Few have one, and to look for it as text in a text takes long.
      let isPlain = !checkpoint.utf8.contains(UInt8(ascii: "\""))
      return "\"\(isPlain ? checkpoint : checkpoint.replacing("\"", with: "'"))\""
    }
    return ["step \(index)", action, detail].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// What a drift consists of, whatever the cases and their numbers: equal for cases that drifted the same
/// way.
package struct DriftSignature: Hashable, Sendable {
  private let keys: [CauseKey]

  /// Makes the signature of a drift; equal causes give equal signatures.
  package init(_ drift: Drift) {
    keys = drift.causes.map { CauseKey($0.first) }
  }
}

extension Drift {
  /// What drifted, each cause once: what was edited first, what may have come of other causes
  /// last, and otherwise in the order in which cases and steps first show it.
  package var causes: [DriftCause] {
    var order: [CauseKey] = []
    var occurrences: [CauseKey: [DriftCause.Occurrence]] = [:]
    for drifted in cases {
      for step in drifted.steps {
        for difference in step.differences {
          let key = CauseKey(difference)
          if occurrences[key] == nil { order.append(key) }
          let occurrence = DriftCause.Occurrence(
            identity: drifted.identity,
            step: step,
            difference: difference
          )
          occurrences[key, default: []].append(occurrence)
        }
      }
    }
    let causes = order.compactMap { occurrences[$0] }.map { occurrences in
      DriftCause(severity: options.policy.severity(of: occurrences), occurrences: occurrences)
    }
    let levels = Dictionary(grouping: causes, by: \.depth)
    return Depth.allCases.flatMap { levels[$0] ?? [] }
  }
}

/// What two differences have in common that are one and the same at two occurrences: what it is about, and
/// what changed in which direction.
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
    // The numbers in these state how large something is on one device.
    case .appeared, .vanished, .diagnostics, .invariantBroken, .invariantFixed, .truncated,
      .untruncated, .keyboardFrame, .timing, .stepAdded, .stepRemoved:
      return .between(change.from == nil ? nil : .flag(true), change.to == nil ? nil : .flag(true))
    default:
      return .between(change.from, change.to)
    }
  }
}

extension Difference.Subject {
  /// The subject without what differs from device to device: when an event happened, and its numbers.
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
