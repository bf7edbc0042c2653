import Foundation

/// What the layout of a device's trees found wrong.
@MainActor
package final class LayoutDiagnostics {
  /// A required constraint that contradicts others and was broken.
  package struct Conflict {
    /// The broken constraint, as an equation with its origin.
    package var broken: String
    /// The constraints it contradicts.
    package var against: [String]
    fileprivate let holder: UnretainedReference<UIView>

    /// The view that holds the broken constraint, while it lives.
    @MainActor package var view: UIView? { holder.object }
  }

  /// A constraint, or something else that acts as one, with a number that cannot be laid out.
  package struct Fault {
    /// The constraint, as an equation with its origin.
    package var rule: String
    /// What is wrong and what came of it.
    package var problem: String
    fileprivate let holder: UnretainedReference<UIView>

    /// The view that holds the constraint, while it lives.
    @MainActor package var view: UIView? { holder.object }
  }

  /// What is wrong with one tree.
  private struct Report {
    let root: UnretainedReference<UIView>
    var conflicts: [Conflict]
    var faults: [Fault]

    /// Whether the tree still exists, and not as a part of another one.
    @MainActor var isCurrent: Bool { root.object.map { $0.superview == nil } ?? false }
  }

  private var reports: [Report] = []

  /// The conflicts of every tree as of its last solution, trees in order of their first problem.
  package var conflicts: [Conflict] { reports.filter(\.isCurrent).flatMap(\.conflicts) }

  /// The faults of every tree as of its last solution, trees in order of their first problem.
  package var faults: [Fault] { reports.filter(\.isCurrent).flatMap(\.faults) }

  func replaceProblems(_ problems: LayoutProblems, of root: UIView) {
    let conflicts = problems.conflicts.map { conflict in
      Conflict(
        broken: conflict.broken.reportText,
        against: conflict.against.map(\.reportText),
        holder: conflict.broken.holder.reference
      )
    }
    let faults = problems.faults.map { fault in
      Fault(
        rule: fault.rule.reportText,
        problem: fault.problem,
        holder: fault.rule.holder.reference
      )
    }
    reports.removeAll { !$0.isCurrent }
    if let index = reports.firstIndex(where: { $0.root.object === root }) {
      reports[index].conflicts = conflicts
      reports[index].faults = faults
    } else if !conflicts.isEmpty || !faults.isEmpty {
      reports.append(Report(root: root.reference, conflicts: conflicts, faults: faults))
    }
  }
}

extension LayoutRule {
  /// The rule as an equation, with where it comes from.
  @MainActor
  var reportText: String {
    switch origin {
    case .constraint(let constraint):
      constraint.equationText
        + (constraint.origin ?? constraint.identifier).map { " (\($0))" }.orEmpty
    case .autoresizing(let view): "autoresizing mask of \(view.reportName)"
    case .contentSize(let view): "content size of \(view.reportName)"
    case .arrangement(let view, let identifier): "\(identifier) of \(view.reportName)"
    }
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
