import ScenarioModel

/// The size of a new plain view from Interface Builder's library.
///
/// Interface Builder does not report a view as misplaced within a point of its constraints' frame,
/// and does not move it. A view with a center and edges that give 241 by 129 points keeps the
/// library's 240 by 128 (three views of two repositories). In all documents at hand, every view
/// this near to the library's size has that size.
enum LibrarySize {
  /// The size of a plain view, in points.
  static let plainView = Size(width: 240, height: 128)

  /// The tolerance in points, with a margin for the error of floating-point sums.
  private static let tolerance = 1 + 1e-6

  /// Gives the library's size to the views of a laid-out tree that are within a point of it.
  static func keep(in views: inout [LaidOutView], below root: ViewNode) {
    let kept = ids(below: root)
    for index in views.indices where kept.contains(views[index].id) && isNear(views[index].frame) {
      let frame = views[index].frame
      views[index].frame = Rect(
        x: frame.x,
        y: frame.y,
        width: plainView.width,
        height: plainView.height
      )
    }
  }

  private static func isNear(_ frame: Rect) -> Bool {
    abs(frame.width - plainView.width) <= tolerance
      && abs(frame.height - plainView.height) <= tolerance
  }

  /// Returns the ids of the plain views with frames from constraints alone.
  private static func ids(below root: ViewNode) -> Set<String> {
    var ids: Set<String> = []
    var pending = [root]
    while let node = pending.popLast() {
      pending += node.subviews
      // A stack view resizes its arranged subviews after every change in it.
      guard node.kind != .stackView else { continue }
      ids.formUnion(node.subviews.filter(isSizedBySiblings).map(\.id))
    }
    return ids
  }

  /// Returns whether a plain view without subviews has no constraint on its width or height.
  ///
  /// After such a constraint Interface Builder resizes the view.
  private static func isSizedBySiblings(_ node: ViewNode) -> Bool {
    node.kind == .view && node.slot == nil && node.subviews.isEmpty
      && !node.translatesAutoresizingMaskIntoConstraints
      && !node.constraints.contains { [.width, .height].contains($0.firstAttribute) }
  }
}
