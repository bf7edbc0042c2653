public import LayoutEngine

extension LayoutItem {
  /// Returns the active constraints that determine the item's position and size along an axis.
  ///
  /// The search starts with the item's own constraints, and continues with the constraints of their
  /// other items. It skips the constraints between an item and its contents, because
  /// they do not determine the item.
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var waiting = [self]
    var visited: Set<ObjectIdentifier> = [identity]
    while let item = waiting.popLast() {
      for constraint in item.placingConstraints(along: axis) {
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
        for other in constraint.layoutItems where visited.insert(other.identity).inserted {
          waiting.insert(other, at: 0)
        }
      }
    }
    return found
  }

  /// Returns the constraints of the item along an axis, except constraints with its contents.
  private func placingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder = view
    while let current = holder {
      found += current.storedConstraints.filter { constraint in
        let items = constraint.layoutItems
        let others = items.filter { $0.identity != identity }
        return others.count < items.count
          && (others.isEmpty || ObjectIdentifier(current) != identity)
          && [constraint.firstTerm.axis, constraint.secondTerm.axis].contains(axis)
      }
      holder = current.superview
    }
    return found
  }
}

extension NSLayoutAnchor {
  /// The active constraints that determine the item's position and size along this anchor's axis.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = term.layoutItem, let axis = term.axis else { return [] }
    return item.constraintsAffectingLayout(for: axis)
  }
}

extension UILayoutGuide {
  /// Returns the active constraints that determine the guide's position and size along an axis.
  ///
  /// They include the constraints of related views and guides.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutItem.guide(self).constraintsAffectingLayout(for: axis)
  }
}

extension UIView {
  /// Returns the active constraints that affect the view's position and size along an axis.
  ///
  /// They are its own and the constraints of the related views and guides.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutItem.view(self).constraintsAffectingLayout(for: axis)
  }
}
