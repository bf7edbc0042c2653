import ScenarioModel
import SnapshotModel

/// The size that a plain view has when it comes out of Interface Builder's library.
///
/// Interface Builder does not count a view as misplaced that is within a point of where its
/// constraints put it, and leaves it alone: a view whose centre and edges ask for 241 points by 129
/// keeps the library's 240 by 128 (three views of two repositories; of all documents at hand no
/// view that is so near to it has another size).
enum LibrarySize {
  /// Points.
  static let plainView = Size(width: 240, height: 128)

  /// Points, with room for the noise of floating-point sums.
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

  /// The ids of the plain views that are placed by constraints alone.
  private static func ids(below root: ViewNode) -> Set<String> {
    var ids: Set<String> = []
    var pending = [root]
    while let node = pending.popLast() {
      pending += node.subviews
      // A stack view resizes what it arranges whenever anything in it changes.
      guard node.kind != .stackView else { continue }
      ids.formUnion(node.subviews.filter(isSizedByNeighbours).map(\.id))
    }
    return ids
  }

  /// Whether a plain view without subviews has no constraint that states a size, after which
  /// Interface Builder resizes it.
  private static func isSizedByNeighbours(_ node: ViewNode) -> Bool {
    node.kind == .view && node.slot == nil && node.subviews.isEmpty
      && !node.translatesAutoresizingMaskIntoConstraints
      && !node.constraints.contains { [.width, .height].contains($0.firstAttribute) }
  }
}
