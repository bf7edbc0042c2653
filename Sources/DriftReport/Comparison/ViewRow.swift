import SnapshotModel

/// A view that differs, with what about it nothing above it accounts for.
struct ViewRow {
  let path: String
  let className: String
  /// Its frames in the superview; nil for a view that only one side has.
  let frames: (from: Rect, to: Rect)?
  /// How far it went in the window.
  let travel: Vector
  /// Empty for a view that merely went along with its superview.
  let changes: [Change]
  /// Whether the view is in its superview on one side only.
  var isOneSided: Bool { frames == nil }

  init(from: ViewGeometry, to: ViewGeometry, _ changes: [Change]) {
    path = to.path
    className = to.className
    frames = (from.frame, to.frame)
    travel = Vector(from.windowFrame, to.windowFrame)
    self.changes = changes
  }

  init(of view: ViewGeometry, isNew: Bool) {
    path = view.path
    className = view.className
    frames = nil
    travel = Vector(x: 0, y: 0)
    let frame = view.frame.asValue
    changes =
      isNew
      ? changed(.appeared, "frame", nil, frame) : changed(.vanished, "frame", frame, nil)
  }

  /// Whether the view lines up what is in it, and is as large as that unless it is told otherwise.
  var isStack: Bool { className == Self.stackClass }
  static let stackClass = "UIStackView"

  /// How the view lies and lay in its superview along an axis; nil for a view that only one side has.
  func span(along axis: Axis) -> Span? {
    frames.map { Span(from: $0.from, to: $0.to, along: axis) }
  }

  /// Whether all that changed is of some classes.
  func changesOnly(_ kinds: Set<DriftKind>) -> Bool {
    !changes.isEmpty && changes.allSatisfy { kinds.contains($0.kind) }
  }
}
