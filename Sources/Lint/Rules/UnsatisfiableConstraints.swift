import Reporting
import ScenarioModel
import SnapshotModel

/// Required constraints that conflict with each other.
struct UnsatisfiableConstraints: LintRule {
  let id = "unsatisfiable-constraints"
  let severity = Finding.Kind.unsatisfiableConstraints.severity
  let title = "Required constraints conflict, so UIKit breaks one of them."
  let fix = "Remove one of the constraints, or give it a priority below 1000."

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent != .cell else { return [] }
    return screen.conflicts.map { conflict in
      Violation(
        view: conflict.view.node.id,
        constraint: conflict.constraint?.id,
        message: conflict.message
      )
    }
  }
}
