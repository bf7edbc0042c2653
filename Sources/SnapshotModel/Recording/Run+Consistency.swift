extension Run {
  /// Checks the conditions that types cannot express, so that baselines and databases satisfy them.
  ///
  /// - Steps are in order. Events belong to steps and follow their order.
  /// - The names of checkpoints, and the paths of views in a snapshot, are unique.
  /// - Every number is finite and on the grid.
  /// - Exactly the keyboard notifications have keyboard frames.
  /// - Either all events have a cause, or all are keyboard notifications without a cause.
  /// - Each estimate belongs to a different view of a checkpoint.
  /// - The counts of omissions are positive, in order, and each pair of screen and type occurs once.
  /// - Elements belong to views of their checkpoints, and their traits are sorted.
  /// - Each explanation belongs to a different view of its checkpoint.
  ///
  /// For a partly read run, see ``Snapshot/unread``, estimates and explanations are not checked,
  /// because they refer to views.
  package func checkConsistency() throws(InconsistentRun) {
    var checked = CheckedViews()
    try checkConsistency(besides: &checked)
  }

  /// Checks one of many runs with mostly equal views.
  ///
  /// - Parameters:
  ///   - isPartial: Whether only a part of the run is read.
  ///   - checked: The views of the last snapshot that was checked.
  /// - Throws: The first inconsistency.
  package func checkConsistency(
    isPartial: Bool = false,
    besides checked: inout CheckedViews
  ) throws(InconsistentRun) {
    try checkSteps(besides: &checked)
    let known = Set(steps.map(\.index))
    try checkEvents("navigation push", steps: pushes.lazy.map(\.step), in: known)
    try checkNotifications()
    let event = reportsEvents ? "event" : "keyboard frame"
    try checkEvents(event, steps: events.lazy.map(\.step), in: known)
    try checkEvents("finding", steps: findings.lazy.map(\.step), in: known)
    try checkEvents("comparison", steps: comparisons.lazy.map(\.step), in: known)
    if let push = pushes.first(where: { !$0.isOnGrid }) {
      throw .notANumber(location: "a navigation push of step \(push.step)")
    }
    try checkEventNumbers()
    try checkOmissions()
    if !isPartial {
      try checkEstimates()
      try checkExplanations()
    }
  }

  private func checkEventNumbers() throws(InconsistentRun) {
    // Elements of the array would be copied with their names.
    let index = events.withUnsafeBufferPointer { events in
      events.indices.first { !events[$0].isOnGrid }
    }
    guard let event = index.map({ events[$0] }) else { return }
    // A keyboard frame is reported before other events.
    if let frame = keyboardEvents.first(where: { !$0.isOnGrid }) {
      throw .notANumber(location: "a keyboard frame of step \(frame.step)")
    }
    throw .notANumber(location: "event '\(event.name)' of step \(event.step)")
  }

  private func checkEstimates() throws(InconsistentRun) {
    guard !estimates.isEmpty else { return }
    let paths = Set(steps.lazy.compactMap(\.snapshot).flatMap(\.views).map(\.path))
    var known: Set<SizeEstimate> = []
    for estimate in estimates {
      guard paths.contains(estimate.view) else {
        throw .estimateOfUnknownView(path: estimate.view)
      }
      guard known.insert(estimate).inserted else { throw .repeatedEstimate(path: estimate.view) }
    }
  }

  private func checkOmissions() throws(InconsistentRun) {
    struct Key: Hashable { let screen, type: String }
    var known: Set<Key> = []
    for (position, omission) in omissions.enumerated() {
      let isInOrder = position == 0 || omissions[position - 1] < omission
      let isNew = known.insert(Key(screen: omission.screen, type: omission.type)).inserted
      guard OmissionCount.counts.contains(omission.count), isInOrder, isNew else {
        throw .misplacedOmission(screen: omission.screen, type: omission.type)
      }
    }
  }

  private func checkNotifications() throws(InconsistentRun) {
    let reportsEvents = reportsEvents
    // Elements of the array would be copied with their names.
    let index = events.withUnsafeBufferPointer { events in
      events.indices.first { index in
        let isOfKeyboard = RunEvent.isOfKeyboard(events[index].kind, events[index].name)
        return isOfKeyboard != (events[index].keyboard != nil)
          || reportsEvents != (events[index].cause != nil) || !(reportsEvents || isOfKeyboard)
      }
    }
    guard let event = index.map({ events[$0] }) else { return }
    throw .incompleteEvent(name: event.name, step: event.step)
  }

  private func checkSteps(besides checked: inout CheckedViews) throws(InconsistentRun) {
    var previous = -1
    var checkpoints: Set<String> = []
    for step in steps {
      guard step.index > previous else { throw .stepOutOfOrder(index: step.index) }
      previous = step.index
      guard step.isOnGrid else { throw .notANumber(location: "step \(step.index)") }
      guard let snapshot = step.snapshot else { continue }
      guard checkpoints.insert(step.detail).inserted else {
        throw .repeatedCheckpoint(name: step.detail)
      }
      try check(snapshot, at: step.detail, besides: &checked)
    }
  }

  private func checkEvents(
    _ event: String,
    steps events: some Sequence<Int>,
    in known: Set<Int>
  ) throws(InconsistentRun) {
    var previous = Int.min
    for step in events {
      guard known.contains(step) else { throw .unknownStep(event: event, step: step) }
      guard previous <= step else { throw .eventOutOfOrder(event: event, step: step) }
      previous = step
    }
  }

  /// Checks a snapshot.
  ///
  /// Most snapshots have the same views as the previous one.
  private func check(
    _ snapshot: Snapshot,
    at checkpoint: String,
    besides checked: inout CheckedViews
  ) throws(InconsistentRun) {
    guard snapshot.isOnGrid else {
      throw .notANumber(location: "the screen at checkpoint '\(checkpoint)'")
    }
    if !snapshot.views.isEmpty, !checked.havePaths(of: snapshot) {
      var paths: Set<ViewPath> = []
      for view in snapshot.views where !paths.insert(view.path).inserted {
        throw .repeatedView(path: view.path, checkpoint: checkpoint)
      }
      checked = CheckedViews()
    }
    if let view = checked.firstOffGrid(of: snapshot) {
      throw .notANumber(location: "view '\(view.path)' at checkpoint '\(checkpoint)'")
    }
    if !snapshot.views.isEmpty { checked = CheckedViews(of: snapshot) }
    try checkElements(of: snapshot, at: checkpoint)
  }

  private func checkElements(
    of snapshot: Snapshot,
    at checkpoint: String
  ) throws(InconsistentRun) {
    guard let elements = snapshot.accessibility, !elements.isEmpty else { return }
    let paths = Set(snapshot.views.map(\.path))
    for element in elements {
      guard paths.contains(element.view) else {
        throw .elementOfUnknownView(path: element.view, checkpoint: checkpoint)
      }
      guard zip(element.traits, element.traits.dropFirst()).allSatisfy(<) else {
        throw .unorderedTraits(path: element.view, checkpoint: checkpoint)
      }
    }
  }
}

/// The views of a checked snapshot: their paths are distinct, and their numbers are on the grid.
package struct CheckedViews: Sendable {
  private let views: [ViewGeometry]

  package init() { views = [] }

  fileprivate init(of snapshot: Snapshot) { views = snapshot.views }

  /// Whether a snapshot has views with the same paths, in the same order.
  fileprivate func havePaths(of snapshot: Snapshot) -> Bool {
    guard views.count == snapshot.views.count else { return false }
    return firstIndex(in: snapshot) { views, index, known in
      known.map { views[index].path == $0.pointee.path } ?? false
    } == nil
  }

  /// Returns the first view with a number off the grid.
  fileprivate func firstOffGrid(of snapshot: Snapshot) -> ViewGeometry? {
    firstIndex(in: snapshot) { views, index, known in
      known.map { ViewGeometry.hasSameBits(views + index, $0) } ?? false || views[index].isOnGrid
    }.map { snapshot.views[$0] }
  }

  /// Returns the index of the first view of a snapshot that does not satisfy a condition.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - isValid: The condition for the views of the snapshot, an index, and the known view with this
  ///     index, if there is one. Elements of the arrays would be copied with their names.
  /// - Returns: The index; nil if all views satisfy the condition.
  private func firstIndex(
    in snapshot: Snapshot,
    unless isValid: (UnsafePointer<ViewGeometry>, Int, UnsafePointer<ViewGeometry>?) -> Bool
  ) -> Int? {
    snapshot.views.withUnsafeBufferPointer { views in
      self.views.withUnsafeBufferPointer { known in
        guard let first = views.baseAddress else { return nil }
        return views.indices.first { index in
          !isValid(first, index, index < known.count ? known.baseAddress.map { $0 + index } : nil)
        }
      }
    }
  }
}

/// Whether a number equals its `canonicalPoints` and is at most a billion.
///
/// Up to this limit, a `Double` can represent the thousandths of every sum.
func isOnGrid(_ number: Double) -> Bool {
  abs(number) <= 1e9 && canonicalPoints(number) == number
}
