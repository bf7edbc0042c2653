import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Changes the priority of a constraint of the top screen.
  ///
  /// UIKit refuses to make an active constraint required, or not required any more.
  func setPriority(of id: String, to priority: Double) throws(EngineError) {
    let constraint = try constraint(id: id)
    let new = UILayoutPriority(Float(priority))
    let isActive = constraint.isActive
    let changesKind = (new == .required) != (constraint.priority == .required)
    if changesKind { constraint.isActive = false }
    constraint.priority = new
    if changesKind { constraint.isActive = isActive }
  }
}
