import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Brings a constraint of the top screen into force, or takes it out.
  func setActive(_ id: String, _ isActive: Bool) throws(EngineError) {
    let constraint = try constraint(id: id)
    if isActive, let first = constraint.firstItem,
      !UIView.haveCommonAncestor(first, constraint.secondItem)
    {
      throw complaint("constraint \(id) relates views that no view contains both of")
    }
    constraint.isActive = isActive
  }
}
