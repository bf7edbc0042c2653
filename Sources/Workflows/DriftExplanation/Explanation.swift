package import DriftReport
import Reporting
import ScenarioModel
package import SnapshotModel

/// The effects of single input changes on one drifted case.
package struct Explanation {
  /// The result of a replay without one change.
  package enum Reverted {
    case replayed(DifferenceRows)
    /// A replay without the change is impossible, with the reason.
    case impossible(String)
  }

  /// The differences of the two recorded answers.
  package let drift: CaseDrift
  /// The differences between the two recorded sides.
  package let differences: DifferenceRows
  /// The tried changes, in the order of the question's parts.
  package let changes: [(text: String, reverted: Reverted)]
  /// The number of changes that were not tried.
  package let leftOut: Int
  /// The differences between the first side and the replay of its own question; nil without an
  /// answer.
  let everythingReverted: DifferenceRows?
  /// The engine of the replays.
  package let engine: EngineIdentity

  /// The effect of each change, the largest first, and the remaining differences.
  package var lines: [String] {
    let weighed = changes.map { change in
      (line: "  \(change.text): \(text(change.reverted))", weight: weight(of: change.reverted))
    }
    // Changes with equal effects stay in the order of the question's parts.
    let sorted = weighed.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
    return sorted.map(\.element.line)
      + (leftOut > 0 ? ["  \(counted(leftOut, "further change")) not tried"] : []) + remainder
  }

  private func weight(of reverted: Reverted) -> Int {
    guard case .replayed(let rows) = reverted else { return -1 }
    return differences.removed(in: rows)
  }

  private func text(_ reverted: Reverted) -> String {
    switch reverted {
    case .impossible(let reason): return "cannot be reverted alone, \(reason)"
    case .replayed(let rows):
      let removed = differences.removed(in: rows)
      let of =
        switch removed {
        case 0: "none of \(counted(differences.count, "difference"))"
        case differences.count where removed == 1: "the only difference"
        case differences.count: "all \(removed) differences"
        default: "\(removed) of \(counted(differences.count, "difference"))"
        }
      let (altered, added) = (differences.altered(in: rows), rows.removed(in: differences))
      return "reverting this alone removes \(of)"
        + (altered > 0 ? ", alters \(altered)" : "") + (added > 0 ? ", adds \(added)" : "")
    }
  }

  /// The differences without a single change as their cause, with their possible causes.
  private var remainder: [String] {
    let replayed = changes.compactMap { change -> DifferenceRows? in
      if case .replayed(let rows) = change.reverted { rows } else { nil }
    }
    let kept = differences.remaining(inAll: replayed)
    let single = leftOut > 0 ? "any change that was tried" : "any single change"
    guard let everythingReverted else {
      return kept == 0 ? [] : ["  \(share(kept)) not removed by \(single)"]
    }
    let always = differences.remaining(inAll: [everythingReverted])
    let together = kept - differences.remaining(inAll: replayed + [everythingReverted])
    var lines: [String] = []
    if together > 0 {
      lines.append("  \(share(together)) not removed by \(single), but by all together")
    }
    if always > 0 {
      let sides = "recorded with \(drift.fromEngine.text), replayed with \(engine.text)"
      lines.append("  \(share(always)) caused by the engine, \(sides)")
    }
    return lines
  }

  private func share(_ number: Int) -> String {
    "\(number) of \(counted(differences.count, "difference")) \(number == 1 ? "is" : "are")"
  }
}
