package import DriftReport
import Reporting
import ScenarioModel
package import SnapshotModel

/// What single changes of its question account for in one drifted case.
package struct Explanation {
  /// The result of a replay without one change.
  package enum Reverted {
    case replayed(DifferenceRows)
    /// There is no answer without the change, and why.
    case impossible(String)
  }

  /// The differences of the two recorded answers.
  package let drift: CaseDrift
  /// Between the two sides, as they were recorded.
  package let differences: DifferenceRows
  /// The changes that were tried, in the order of the question's parts.
  package let changes: [(text: String, reverted: Reverted)]
  /// How many changes were not tried.
  package let leftOut: Int
  /// Between the first side and the replay of its own question; nil where that has no answer.
  let everythingReverted: DifferenceRows?
  /// Who replayed.
  package let engine: EngineIdentity

  /// How much each change accounts for, most first, and what none does.
  package var lines: [String] {
    let weighed = changes.map { change in
      (line: "  \(change.text): \(text(change.reverted))", weight: weight(of: change.reverted))
    }
    // Equal weights stay in the order of the question's parts.
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
    let none = leftOut > 0 ? "no change that was tried" : "no single change"
    guard let everythingReverted else {
      return kept == 0 ? [] : ["  \(share(kept)) removed by \(none)"]
    }
    let always = differences.remaining(inAll: [everythingReverted])
    let together = kept - differences.remaining(inAll: replayed + [everythingReverted])
    var lines: [String] = []
    if together > 0 {
      lines.append("  \(share(together)) removed by \(none), but by all together")
    }
    if always > 0 {
      let sides = "recorded with \(drift.fromEngine.text), replayed with \(engine.text)"
      lines.append("  \(share(always)) there with everything reverted: the engine's, \(sides)")
    }
    return lines
  }

  private func share(_ number: Int) -> String {
    "\(number) of \(counted(differences.count, "difference")) \(number == 1 ? "is" : "are")"
  }
}
