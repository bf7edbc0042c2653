import Reporting
import SnapshotModel

/// A part of the surroundings with the same change on one or more screens.
package struct MovedPart: Hashable, Sendable {
  /// The part with its lengths.
  package let change: SurroundingChange
  /// The number of screens; a screen with several checkpoints or devices counts once.
  package let screens: Int
  /// The number of cases.
  package let cases: Int
}

extension MovedPart {
  /// For example `navigation bar 44 -> 54: 31 screens in 124 cases`.
  var line: String {
    "\(change.part.noun) \(change.from?.plain ?? "none") -> \(change.to?.plain ?? "none"): "
      + "\(counted(screens, "screen")) in \(counted(cases, "case"))"
  }
}

extension Drift {
  /// The parts of the surroundings with other lengths; empty unless the sides differ in an axis.
  ///
  /// The parts with the most screens come first.
  package var movedParts: [MovedPart] {
    guard axis != nil else { return [] }
    var found: [SurroundingChange: (screens: Set<String>, cases: Set<CaseIdentity>)] = [:]
    for drifted in cases {
      for change in Set(drifted.steps.flatMap(\.surroundings.origins)) {
        found[change, default: ([], [])].screens.insert(drifted.identity.scenario)
        found[change, default: ([], [])].cases.insert(drifted.identity)
      }
    }
    let parts = found.map { change, places in
      MovedPart(change: change, screens: places.screens.count, cases: places.cases.count)
    }
    return parts.sorted { left, right in
      left.screens == right.screens ? left.line < right.line : left.screens > right.screens
    }
  }

  /// The number of screens whose differences all follow the surroundings.
  package var screensThatOnlyFollow: Int {
    let drifted = Dictionary(grouping: cases, by: \.identity.scenario)
    return drifted.values.count { cases in
      cases.allSatisfy { $0.steps.allSatisfy { $0.differences.allSatisfy(\.followsSurroundings) } }
    }
  }

  /// Whether a warning or an error remains.
  package var hasProblems: Bool {
    !repeatedLengths.isEmpty || causes.contains { $0.severity > .note }
  }

  /// The lines about the surroundings, for the notes of a report.
  var surroundingLines: [String] {
    let following = followingCauses
    guard following > 0 else { return movedParts.map(\.line) }
    let screens = screensThatOnlyFollow
    return movedParts.map(\.line) + [
      "left out \(counted(following, "cause")) that only "
        + (following == 1 ? "follows" : "follow") + " these lengths"
        + (screens > 0 ? "; \(counted(screens, "screen")) without another cause" : "")
    ]
  }
}
