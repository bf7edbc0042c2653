import LayoutEngine
import ScenarioModel

/// The sizes of cells' content views, which Interface Builder ignores if required constraints
/// contradict them.
///
/// The constraints then hold for another size, and the content view keeps its given frame. For
/// example, a view of 60 points between the edges of a row of 44 points keeps its height and its
/// top.
///
/// This is so in .xibs (16 documents of three repositories) and in old storyboards (four of one).
/// In later storyboards of three repositories, the size wins over a constraint.
@MainActor
struct YieldingSizes {
  /// The first tools with storyboards that keep the sizes of content views.
  private static let firstToolsOfRequiredSizes = 15_000

  /// The given frames of the views, by their ids.
  private var frames: [String: Rect] = [:]

  init(of root: ViewNode, on canvas: DesignCanvas) {
    guard canvas.container == .nib || canvas.toolsVersion < Self.firstToolsOfRequiredSizes
    else { return }
    var pending = [root]
    while let node = pending.popLast() {
      pending += node.subviews
      guard node.kind.isCell else { continue }
      for content in node.subviews where content.slot == "contentView" {
        frames[content.id] = content.frame
      }
    }
  }

  /// Lets constraints resize the views.
  func apply(to built: BuiltScreen) {
    for id in frames.keys { built.view(id: id)?.hasYieldingSize = true }
  }

  /// Restores the given frames in a laid-out tree.
  func keepFrames(in views: inout [LaidOutView]) {
    guard !frames.isEmpty else { return }
    for index in views.indices {
      guard let frame = frames[views[index].id] else { continue }
      views[index].frame = frame
    }
  }
}
