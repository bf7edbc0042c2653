import SnapshotModel

/// A view that differs, with what about it nothing above it accounts for.
struct ViewRow {
  let path: String
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
    frames = (from.frame, to.frame)
    travel = Vector(from.windowFrame, to.windowFrame)
    self.changes = changes
  }

  init(of view: ViewGeometry, isNew: Bool) {
    path = view.path
    frames = nil
    travel = Vector(x: 0, y: 0)
    let frame = view.frame.asValue
    changes =
      isNew
      ? changed(.appeared, "frame", nil, frame) : changed(.vanished, "frame", frame, nil)
  }

  /// Whether all that changed is of some classes.
  func changesOnly(_ kinds: Set<DriftKind>) -> Bool {
    !changes.isEmpty && changes.allSatisfy { kinds.contains($0.kind) }
  }
}

/// One side of a rectangle along one axis, and how it changed.
struct Span {
  let start: Double
  let end: Double
  /// How far either edge went.
  let startTravel: Double
  let endTravel: Double

  var growth: Double { endTravel - startTravel }

  static func horizontal(_ from: Rect, _ to: Rect) -> Span {
    Span(from: (from.x, from.x + from.width), to: (to.x, to.x + to.width))
  }

  static func vertical(_ from: Rect, _ to: Rect) -> Span {
    Span(from: (from.y, from.y + from.height), to: (to.y, to.y + to.height))
  }

  private init(from: (start: Double, end: Double), to: (start: Double, end: Double)) {
    (start, end) = from
    startTravel = to.start - from.start
    endTravel = to.end - from.end
  }
}
