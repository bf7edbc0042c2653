import Foundation
package import LayoutVocabulary

/// The problems found in the layout of a device's trees.
@MainActor
package final class LayoutDiagnostics {
  /// A required constraint that contradicts others and was broken.
  package struct Conflict {
    package var broken: ConflictItem
    /// The constraints that it conflicts with.
    package var against: [ConflictItem]
    fileprivate let holder: UnretainedReference<UIView>

    /// The view that holds the broken constraint, while it lives.
    @MainActor package var view: UIView? { holder.object }
  }

  /// A constraint, or a rule that acts as one, with a number that the layout cannot use.
  package struct Fault {
    package var rule: ConflictItem
    /// The problem, and how the layout handled it.
    package var problem: String
    fileprivate let holder: UnretainedReference<UIView>

    /// The view that holds the constraint, while it lives.
    @MainActor package var view: UIView? { holder.object }
  }

  /// The problems of one tree.
  private struct Report {
    let root: UnretainedReference<UIView>
    var conflicts: [Conflict]
    var faults: [Fault]

    /// Whether the tree still exists and is not part of another tree.
    @MainActor var isCurrent: Bool { root.object.map { $0.superview == nil } ?? false }
  }

  private var reports: [Report] = []

  /// The conflicts in the last solution of each tree.
  ///
  /// Trees are in order of their first problem.
  package var conflicts: [Conflict] { reports.filter(\.isCurrent).flatMap(\.conflicts) }

  /// The faults in the last solution of each tree.
  ///
  /// Trees are in order of their first problem.
  package var faults: [Fault] { reports.filter(\.isCurrent).flatMap(\.faults) }

  func replaceProblems(_ problems: LayoutProblems, of root: UIView) {
    let conflicts = problems.conflicts.map { conflict in
      Conflict(
        broken: ConflictItem(conflict.broken),
        against: conflict.against.map(ConflictItem.init(_:)),
        holder: conflict.broken.holder.reference
      )
    }
    let faults = problems.faults.map { fault in
      Fault(
        rule: ConflictItem(fault.rule),
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

extension ConflictItem {
  @MainActor
  init(_ rule: LayoutRule) {
    switch rule.origin {
    case .constraint(let constraint):
      self.init(constraint.equation, name: constraint.origin ?? constraint.identifier)
    case .autoresizing(let view): self.init(.autoresizingMask, view: view.reportName)
    case .contentSize(let view): self.init(.contentSize, view: view.reportName)
    case .arrangement(let view, let identifier):
      self.init(.arrangement, name: identifier, view: view.reportName)
    }
  }
}
