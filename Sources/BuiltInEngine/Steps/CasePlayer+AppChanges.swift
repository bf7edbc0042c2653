import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Activates or deactivates a constraint of the top screen.
  func setActive(_ id: String, _ isActive: Bool) throws(EngineError) {
    let constraint = try constraint(id: id)
    if isActive, let first = constraint.firstItem,
      !UIView.haveCommonAncestor(first, constraint.secondItem)
    {
      throw failure(
        "the items of constraint \(id) have no common ancestor",
        .fix("add both items to one view first")
      )
    }
    constraint.isActive = isActive
  }

  /// Changes the priority of a constraint of the top screen.
  ///
  /// UIKit does not let an active constraint become required or stop being required.
  func setPriority(of id: String, to priority: Double) throws(EngineError) {
    let constraint = try constraint(id: id)
    let new = UILayoutPriority(Float(priority))
    let isActive = constraint.isActive
    let changesKind = (new == .required) != (constraint.priority == .required)
    if changesKind { constraint.isActive = false }
    constraint.priority = new
    if changesKind { constraint.isActive = isActive }
  }

  /// Gives the technique of the top screen another content view.
  func setContentView(_ name: String) throws(EngineError) {
    let contentView = try view(named: name)
    if let scrollView = topScreen.mainScrollView, scrollView.isDescendant(of: contentView) {
      throw failure(
        "view '\(name)' contains the scroll view",
        .fix("name a view outside of it")
      )
    }
    guard topScreen.assign(contentView: contentView) else {
      throw failure(
        "the technique has no content view to replace",
        .fix("name another technique, or remove the step")
      )
    }
  }

  /// Changes edges of the top controller's additional safe area insets.
  func setAdditionalSafeAreaInsets(_ change: EdgeChange) {
    var insets = topScreen.shown.additionalSafeAreaInsets
    if let top = change.top { insets.top = top }
    if let left = change.left { insets.left = left }
    if let bottom = change.bottom { insets.bottom = bottom }
    if let right = change.right { insets.right = right }
    topScreen.shown.additionalSafeAreaInsets = insets
  }

  /// Changes properties of a view of the top screen.
  func set(_ change: ViewChange) throws(EngineError) {
    let view = try view(named: change.view)
    if let frame = change.frame { view.frame = CGRect(frame) }
    ViewMaker.change(view, change.properties)
  }
}
