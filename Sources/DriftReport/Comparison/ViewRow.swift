import SnapshotModel

/// One view of both sides with the changes that no superview explains.
struct ViewRow {
  /// The change of the superview, as it affects its subviews.
  struct Parent {
    static let unchanged = Parent(travel: Vector(x: 0, y: 0), safeAreaChanged: false)

    /// The travel in the window of a subview with an unchanged frame.
    let travel: Vector
    let safeAreaChanged: Bool
  }

  let from: ViewGeometry
  /// The view itself; equal to ``from`` if only one side has it.
  let to: ViewGeometry
  /// Whether the view is in its superview on one side only.
  let isOneSided: Bool
  let parent: Parent
  /// The changes that no superview explains; empty for a view that only moved with its superview.
  private(set) var changes: [Change] = []

  /// Creates the row of a view on both sides.
  ///
  /// Renamed views have the same name on both.
  init(
    from: ViewGeometry,
    to: ViewGeometry,
    parent: Parent,
    renames: Renames,
    tolerance: Double
  ) {
    self.from = from
    self.to = to
    self.parent = parent
    isOneSided = false
    changes = renames.changes(of: self, tolerance: tolerance)
  }

  init(of view: ViewGeometry, isNew: Bool) {
    from = view
    to = view
    parent = .unchanged
    isOneSided = true
    let frame = view.frame.asValue
    changes =
      isNew
      ? changed(.appeared, "frame", nil, frame) : changed(.vanished, "frame", frame, nil)
  }
}

extension ViewRow {
  var path: ViewPath { to.path }
  var className: String { to.className }
  /// See ``ViewGeometry/isStack``.
  var isStack: Bool { to.isStack }

  /// Whether anything differs, including changes that only follow the superview.
  var isDifferent: Bool { !changes.isEmpty || from != to }

  /// The distance that the view moved in the window.
  var travel: Vector { Vector(from.windowFrame, to.windowFrame) }

  /// The frames in the superview; nil for a view on one side only.
  var frames: (from: Rect, to: Rect)? { isOneSided ? nil : (from.frame, to.frame) }

  /// Returns the view's extent in its superview along an axis; nil for a view on one side only.
  func span(along axis: Axis) -> Span? {
    frames.map { Span(from: $0.from, to: $0.to, along: axis) }
  }

  /// Returns the movement of the safe area's edges in the view along an axis, without edges that
  /// have an unchanged inset.
  func safeAreaTravels(along axis: Axis) -> [Double] {
    guard let growth = span(along: axis)?.growth else { return [] }
    let (from, to) = (from.safeArea.ends(along: axis), to.safeArea.ends(along: axis))
    let (start, end) = (to.start - from.start, to.end - from.end)
    return (start.isNegligible ? [] : [start]) + (end.isNegligible ? [] : [growth - end])
  }

  /// Whether only the position in the superview changed.
  var isOnlyMoved: Bool {
    !changes.isEmpty && changes.allSatisfy { if case .moved = $0.kind { true } else { false } }
  }

  /// Whether only the frame in the superview changed.
  var isOnlyMovedOrResized: Bool {
    // Uses patterns, because comparing or hashing classes of drift uses their names.
    !changes.isEmpty
      && changes.allSatisfy { change in
        switch change.kind {
        case .moved, .resized: true
        default: false
        }
      }
  }
}

extension Insets {
  fileprivate func ends(along axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
