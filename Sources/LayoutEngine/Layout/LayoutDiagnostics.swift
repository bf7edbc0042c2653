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
    /// The view that holds the broken constraint.
    package weak var view: UIView?
  }

  private var conflictsByRoot: [(root: ObjectIdentifier, conflicts: [Conflict])] = []

  /// The conflicts of every tree as of its last solution, trees in order of their first layout.
  package var conflicts: [Conflict] { conflictsByRoot.flatMap(\.conflicts) }

  func replaceConflicts(_ conflicts: [LayoutConflict], of root: UIView) {
    let key = ObjectIdentifier(root)
    let described = conflicts.map { conflict in
      Conflict(
        broken: conflict.broken.reportText,
        against: conflict.against.map(\.reportText),
        view: conflict.broken.holder
      )
    }
    if let index = conflictsByRoot.firstIndex(where: { $0.root == key }) {
      conflictsByRoot[index].conflicts = described
    } else if !described.isEmpty {
      conflictsByRoot.append((key, described))
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
