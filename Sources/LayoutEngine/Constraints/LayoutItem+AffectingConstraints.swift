extension LayoutItem {
  /// The active constraints that determine where the item lies along an axis and how long it is
  /// there.
  ///
  /// These are the ones that mention it, then those that mention what they relate it to, and so on.
  /// What an item does to the content inside it is not followed: it does not determine the item.
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

  /// The constraints along an axis that mention the item from outside, or nothing else.
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
