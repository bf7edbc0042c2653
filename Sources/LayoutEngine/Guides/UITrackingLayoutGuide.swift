/// A guide that tracks a moving rectangle, and has constraints come and go with where it is.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// When a constraint is active.
  private enum Condition: Equatable {
    case near(NSDirectionalRectEdge)
    case awayFrom(NSDirectionalRectEdge)
  }

  /// Constraints by their conditions, in the order in which these were set.
  private var tracked: [(condition: Condition, constraints: [NSLayoutConstraint])] = []

  /// The edges that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has constraints active while the guide is near an edge, instead of those set before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, .near(edge))
  }

  /// The constraints that are active while the guide is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(.near(edge))
  }

  /// Has constraints active while the guide is away from all of some edges, instead of those set
  /// before.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, .awayFrom(edges))
  }

  /// The constraints that are active while the guide is away from all of some edges.
  open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(.awayFrom(edges))
  }

  /// Deactivates and forgets all constraints that come and go.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  /// Activates and deactivates constraints by where the guide now is.
  func updateTrackedConstraints() {
    guard !tracked.isEmpty else { return }
    let edges = nearEdges
    // Those that go, go first, because they may contradict those that come.
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
