import SnapshotModel

/// Finds texts and controls that overlap on the second side only.
struct NewOverlaps {
  /// The tolerated overlap, in points; fingers and eyes do not notice it.
  private static let slack = 4.0

  private let from: [ViewPath: ViewGeometry]
  private let to: [ViewGeometry]
  private let scrollViews: Set<ViewPath>
  private let window: Rect

  init(from: Snapshot, to: Snapshot) {
    self.from = Dictionary(from.views.map { ($0.path, $0) }) { first, _ in first }
    let reach = TouchReach(to)
    self.to = to.views.filter { view in
      !view.isHidden && (view.className == "UILabel" || reach.isTouched(view))
    }
    scrollViews = Set(to.views.filter { $0.scroll != nil }.map(\.path))
    window = Rect(x: 0, y: 0, width: to.window.width, height: to.window.height)
  }

  /// The overlaps, each at the view in front.
  var differences: [Difference] {
    to.indices.flatMap { index in
      to[..<index].compactMap { difference(of: to[index], over: $0) }
    }
  }

  private func difference(of front: ViewGeometry, over back: ViewGeometry) -> Difference? {
    let common = overlap(front, back)
    guard common > Self.slack, front.windowFrame.overlap(window) > 0,
      !front.path.isInside(back.path), scrollView(of: front) == scrollView(of: back),
      let oldFront = from[front.path], let oldBack = from[back.path]
    else { return nil }
    let wereVisible = !oldFront.isHidden && !oldBack.isHidden
    let former = wereVisible ? overlap(oldFront, oldBack) : 0
    guard former <= Self.slack else { return nil }
    return Difference(
      subject: .view(path: front.path),
      changes: [
        Change(kind: .overlapping, property: "overlaps", from: nil, to: .text(back.path.text)),
        Change(kind: .overlapping, property: "overlap", from: .number(former), to: .number(common)),
      ],
      isOfEditedView: false
    )
  }

  private func overlap(_ one: ViewGeometry, _ other: ViewGeometry) -> Double {
    canonicalPoints(one.windowFrame.overlap(other.windowFrame))
  }

  private func scrollView(of view: ViewGeometry) -> ViewPath? {
    view.path.superviews.first { scrollViews.contains($0) }
  }
}

extension Rect {
  /// Returns the smaller side of the common area, in points; 0 without one.
  fileprivate func overlap(_ other: Rect) -> Double {
    intersection(other).map { min($0.width, $0.height) } ?? 0
  }
}
