/// A guide that tracks a moving rectangle and activates constraints by its position.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// A condition that activates constraints.
  private enum Condition: Equatable {
    case near(NSDirectionalRectEdge)
    case awayFrom(NSDirectionalRectEdge)
  }

  /// Constraints by their conditions, in the order of `setConstraints` calls.
  private var tracked: [(condition: Condition, constraints: [NSLayoutConstraint])] = []

  /// The edges near the guide.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Replaces the constraints that are active while the guide is near an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, .near(edge))
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(.near(edge))
  }

  /// Replaces the constraints that are active while the guide is away from all given edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, .awayFrom(edges))
  }

  /// Returns the constraints that are active while the guide is away from all given edges.
  open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(.awayFrom(edges))
  }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  /// Activates and deactivates constraints for the guide's current position.
  func updateTrackedConstraints() {
    guard !tracked.isEmpty else { return }
    let edges = nearEdges
    // Deactivation precedes activation, because the two sets may conflict.
    NSLayoutConstraint.deactivate(
      tracked.filter { !Self.holds($0.condition, near: edges) }.flatMap(\.constraints)
        .filter(\.isActive)
    )
    NSLayoutConstraint.activate(
      tracked.filter { Self.holds($0.condition, near: edges) }.flatMap(\.constraints)
        .filter { !$0.isActive }
    )
  }

  private func track(_ constraints: [NSLayoutConstraint], _ condition: Condition) {
    NSLayoutConstraint.deactivate(self.constraints(condition))
    tracked.removeAll { $0.condition == condition }
    tracked.append((condition, constraints))
    updateTrackedConstraints()
  }

  private func constraints(_ condition: Condition) -> [NSLayoutConstraint] {
    tracked.first { $0.condition == condition }?.constraints ?? []
  }

  private static func holds(_ condition: Condition, near edges: NSDirectionalRectEdge) -> Bool {
    switch condition {
    case .near(let edge): edges.isSuperset(of: edge)
    case .awayFrom(let away): edges.isDisjoint(with: away)
    }
  }
}
