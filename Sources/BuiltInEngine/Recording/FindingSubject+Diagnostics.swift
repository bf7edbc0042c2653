import LayoutEngine
import SnapshotModel

extension FindingSubject {
  init(_ conflict: LayoutDiagnostics.Conflict) {
    self = .conflict(broken: conflict.broken, with: conflict.against)
  }
}
