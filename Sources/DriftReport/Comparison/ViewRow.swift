import SnapshotModel

/// One view on both sides, with what about it nothing above it accounts for.
struct ViewRow {
  /// How the superview changed, as far as its subviews show.
  struct Parent {
    static let unchanged = Parent(travel: Vector(x: 0, y: 0), safeAreaChanged: false)

    /// How far a subview with an unchanged frame travels in the window.
    let travel: Vector
    let safeAreaChanged: Bool
  }

  let from: ViewGeometry
  /// The view itself, as ``from`` is, where only one side has it.
  let to: ViewGeometry
  /// Whether the view is in its superview on one side only.
  let isOneSided: Bool
  let parent: Parent
  /// Empty for a view that merely went along with its superview.
  private(set) var changes: [Change] = []

  /// A view that both sides have; views that were renamed have one name on both.
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
  var path: String { to.path }
  var className: String { to.className }
  /// See ``ViewGeometry/isStack``.
  var isStack: Bool { to.isStack }

  /// Whether anything differs, even what only follows the superview.
  var isDifferent: Bool { !changes.isEmpty || from != to }

  /// How far it went in the window.
  var travel: Vector { Vector(from.windowFrame, to.windowFrame) }

  /// Its frames in the superview; nil for a view that only one side has.
  var frames: (from: Rect, to: Rect)? { isOneSided ? nil : (from.frame, to.frame) }

  /// How the view lies and lay in its superview along an axis; nil for a view that only one side has.
  func span(along axis: Axis) -> Span? {
    frames.map { Span(from: $0.from, to: $0.to, along: axis) }
  }

  /// How far the edges of the safe area went in the view along an axis; none for those whose inset is
  /// what it was.
  func safeAreaTravels(along axis: Axis) -> [Double] {
    guard let growth = span(along: axis)?.growth else { return [] }
    let (from, to) = (from.safeArea.ends(along: axis), to.safeArea.ends(along: axis))
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
