import LayoutEngine
import SnapshotModel

extension FindingSubject {
  init(_ conflict: LayoutDiagnostics.Conflict) {
    self = .conflict(
      broken: ConflictItem(conflict.broken),
      with: conflict.against.map(ConflictItem.init)
    )
  }
}

extension ConflictItem {
  /// A constraint without a name is named after its equation.
  init(_ rule: LayoutDiagnostics.Rule) {
    switch rule {
    case .constraint(let equation, let name):
      let name = name ?? Self.relation(of: equation)
      self.init(.constraint, name: name, equation: equation)
    case .autoresizingMask(let view): self.init(.autoresizingMask, view: view)
    case .contentSize(let view): self.init(.contentSize, view: view)
    case .arrangement(let identifier, let view):
      self.init(.arrangement, name: identifier, view: view)
    }
  }
}
