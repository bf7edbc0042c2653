import SnapshotModel

/// Views that are the same on both sides except for their paths.
///
/// A view that vanished and a view that appeared are one renamed view if superview, class and frame
/// are equal. They are one view in a new superview if name and class are equal, and no other view
/// with that name and class appeared or vanished.
struct Renames {
  /// The former path of each view with another name or superview, by its present path.
  private var formerPaths: [ViewPath: ViewPath] = [:]

  var isEmpty: Bool { formerPaths.isEmpty }

  /// Finds the views of a checkpoint that have a different path.
  init(from: Snapshot, to: Snapshot) {
    // A renamed view inside a renamed view is found after the outer one.
    while add(between: from, to) {}
  }

  /// Finds the views that have a different path at a common checkpoint, if no checkpoint has their
  /// former path.
  init(from: Run, to: Run) {
    let old = Dictionary(
      from.checkpoints.map { ($0.name, $0.snapshot) },
      uniquingKeysWith: { first, _ in first }
    )
    for (name, snapshot) in to.checkpoints {
      guard let before = old[name] else { continue }
      formerPaths.merge(Renames(from: before, to: snapshot).formerPaths) { first, _ in first }
    }
    guard !isEmpty else { return }
    let paths = Set(to.checkpoints.flatMap(\.snapshot.views).map(\.path))
    formerPaths = formerPaths.filter { !paths.contains($0.value) }
  }

  /// Returns a snapshot of the first side with the present paths of its views.
  func applied(to snapshot: Snapshot) -> Snapshot {
    guard !isEmpty else { return snapshot }
    let paths = Paths(formerPaths)
    var snapshot = snapshot
    snapshot.firstResponder = snapshot.firstResponder.map(paths.current)
    for view in snapshot.views.indices {
      snapshot.views[view].path = paths.current(snapshot.views[view].path)
    }
    snapshot.accessibility = snapshot.accessibility?.map { element in
      var element = element
      element.view = paths.current(element.view)
      return element
    }
    return snapshot
  }

  /// Returns a run of the first side with the present view paths in its events.
  func applied(toEventsOf run: Run) -> Run {
    guard !isEmpty else { return run }
    let paths = Paths(formerPaths)
    var run = run
    for event in run.events.indices {
      run.events[event].subject = paths.current(run.events[event].subject)
    }
    for finding in run.findings.indices {
      run.findings[finding].view = paths.current(run.findings[finding].view)
    }
    for push in run.pushes.indices {
      run.pushes[push].from = paths.current(ViewPath(run.pushes[push].from)).text
      run.pushes[push].to = paths.current(ViewPath(run.pushes[push].to)).text
    }
    return run
  }

  /// Returns the estimates of a run of the first side with the present view paths.
  func applied(toEstimatesOf run: Run) -> [SizeEstimate] {
    guard !isEmpty else { return run.estimates }
    let paths = Paths(formerPaths)
    return run.estimates.map { SizeEstimate(view: paths.current($0.view), size: $0.size) }
  }

  /// Whether a view has a different superview.
  func isReparented(_ path: ViewPath) -> Bool {
    formerPaths[path]?.lastName == path.lastName
  }

  /// Returns the changes of a view that no superview explains, starting with its new name or
  /// superview.
  func changes(of view: ViewRow, tolerance: Double) -> [Change] {
    guard let former = formerPaths[view.to.path] else { return view.causes(tolerance: tolerance) }
    guard isReparented(view.to.path) else {
      let names = [former, view.to.path].map { DriftValue.text($0.lastName) }
      return changed(.renamed, "name", names[0], names[1]) + view.causes(tolerance: tolerance)
    }
    let superviews = [former, view.to.path].map { DriftValue.text($0.superview.text) }
    return changed(.reparented, "superview", superviews[0], superviews[1]) + view.windowChanges
  }

  // MARK: Finding renamed views

  /// Adds one view that has a different path and returns whether it found one.
  private mutating func add(between from: Snapshot, _ to: Snapshot) -> Bool {
    let former = from.views.lazy.map(\.path)
    guard !former.elementsEqual(to.views.lazy.map(\.path)) else { return false }
    let paths = Paths(formerPaths)
    let before = from.views.map { view in
      var view = view
      view.path = paths.current(view.path)
      return view
    }
    let gone = tops(of: before, missingIn: Set(to.views.map(\.path)))
    let new = tops(of: to.views, missingIn: Set(before.map(\.path)))
    for view in new where formerPaths[view.path] == nil {
      guard let former = gone.first(where: { isRenamed($0, view) }) ?? onlyMoved(view, gone, new)
      else { continue }
      formerPaths[view.path] = former.path
      return true
    }
    return false
  }

  /// Returns the views that the other side lacks, without their subviews.
  private func tops(of views: [ViewGeometry], missingIn paths: Set<ViewPath>) -> [ViewGeometry] {
    var missing: Set<ViewPath> = []
    return views.filter { view in
      guard !paths.contains(view.path) else { return false }
      missing.insert(view.path)
      return !missing.contains(view.path.superview)
    }
  }

  private func isRenamed(_ old: ViewGeometry, _ new: ViewGeometry) -> Bool {
    old.path.superview == new.path.superview && old.className == new.className
      && old.frame == new.frame
  }

  private func onlyMoved(
    _ view: ViewGeometry,
    _ gone: [ViewGeometry],
    _ new: [ViewGeometry]
  ) -> ViewGeometry? {
    func isAlike(_ other: ViewGeometry) -> Bool {
      other.path.lastName == view.path.lastName && other.className == view.className
    }
    let candidates = gone.filter(isAlike)
    return candidates.count == 1 && new.filter(isAlike).count == 1 ? candidates[0] : nil
  }

  /// Converts former paths to present ones, for renamed views and their descendants.
  private struct Paths {
    private let current: [ViewPath: ViewPath]

    init(_ formerPaths: [ViewPath: ViewPath]) {
      current = Dictionary(
        formerPaths.map { ($1, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }

    func current(_ path: ViewPath) -> ViewPath {
      var path = path
      // A descendant of a renamed view can be renamed too.
      for _ in current { path = renamedOnce(path) ?? path }
      return path
    }

    private func renamedOnce(_ path: ViewPath) -> ViewPath? {
      if let now = current[path] { return now }
      for top in path.superviews {
        if let now = current[top] { return path.moved(from: top, to: now) }
      }
      return nil
    }
  }
}

extension Run {
  /// The snapshots with the names of their checkpoints.
  fileprivate var checkpoints: [(name: String, snapshot: Snapshot)] {
    steps.compactMap { step in step.snapshot.map { (step.detail, $0) } }
  }
}
