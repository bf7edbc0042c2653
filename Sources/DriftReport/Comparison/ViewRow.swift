import SnapshotModel

/// A view that differs, with what about it nothing above it accounts for.
struct ViewRow {
  let path: String
  let className: String
  /// See ``ViewGeometry/isStack``.
  let isStack: Bool
  /// Its frames in the superview; nil for a view that only one side has.
  let frames: (from: Rect, to: Rect)?
  private let safeAreas: (from: Insets, to: Insets)?
  /// How far it went in the window.
  let travel: Vector
  /// Empty for a view that merely went along with its superview.
  let changes: [Change]
  /// How the frame in the window changed, for whatever reason.
  let windowChanges: [Change]
  /// Whether the view is in its superview on one side only.
  var isOneSided: Bool { frames == nil }

  init(from: ViewGeometry, to: ViewGeometry, _ changes: [Change]) {
    path = to.path
    className = to.className
    isStack = to.isStack
    frames = (from.frame, to.frame)
    safeAreas = (from.safeArea, to.safeArea)
    travel = Vector(from.windowFrame, to.windowFrame)
    self.changes = changes
    windowChanges = changed(
      .movedInWindow,
      "windowFrame.",
      from.windowFrame.numbers,
      to.windowFrame.numbers
    )
  }

  init(of view: ViewGeometry, isNew: Bool) {
    path = view.path
    className = view.className
    isStack = view.isStack
    frames = nil
    safeAreas = nil
    travel = Vector(x: 0, y: 0)
    windowChanges = []
    let frame = view.frame.asValue
    changes =
      isNew
      ? changed(.appeared, "frame", nil, frame) : changed(.vanished, "frame", frame, nil)
  }

  /// How the view lies and lay in its superview along an axis; nil for a view that only one side has.
  func span(along axis: Axis) -> Span? {
    frames.map { Span(from: $0.from, to: $0.to, along: axis) }
  }

  /// How far the edges of the safe area went in the view along an axis; none for those whose inset is
  /// what it was.
  func safeAreaTravels(along axis: Axis) -> [Double] {
    guard let safeAreas, let growth = span(along: axis)?.growth else { return [] }
    let (from, to) = (safeAreas.from.ends(along: axis), safeAreas.to.ends(along: axis))
    let (start, end) = (to.start - from.start, to.end - from.end)
    return (start.isNegligible ? [] : [start]) + (end.isNegligible ? [] : [growth - end])
  }

  /// Whether nothing changed but where the view is in its superview.
  var isOnlyMoved: Bool {
    !changes.isEmpty && changes.allSatisfy { if case .moved = $0.kind { true } else { false } }
  }

  /// Whether nothing changed but the frame in the superview.
  var isOnlyMovedOrResized: Bool {
    // By patterns, because to compare or hash classes of drift takes their names.
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
