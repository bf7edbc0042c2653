import LayoutEngine
import ScenarioModel

extension FindingSubject {
  init(_ conflict: LayoutDiagnostics.Conflict) {
    self = .conflict(broken: conflict.broken, with: conflict.against)
  }
}
