import Foundation

/// The views that a solution places, with their last alignment rectangles.
///
/// The views are unretained. The tree retains them, and its root owns this list. A change of the
/// tree creates a new list.
@MainActor
struct LayoutPlacements {
  private struct Placement {
    unowned let view: UIView
    unowned let superview: UIView
    /// The index of the view's variables in the solution.
    let box: Int
    /// The alignment rectangle of the last solution; nil before the first.
    var rect: CGRect?
  }

  private var views: [Placement] = []
  /// The views that own the app's guides.
  private var owners: [LayoutRuleSource.Unretained<UIView>] = []
  private var scrollViews: [LayoutRuleSource.Unretained<UIScrollView>] = []
  /// The views that moved for another reason since the last solution.
  private var moved: [LayoutRuleSource.Unretained<UIView>] = []

  init() {}

  /// Creates the placements of a tree's views by a solution.
  ///
  /// - Parameters:
  ///   - tree: The views of the tree, each before its subviews.
  ///   - solution: The solution.
  init(of tree: [UIView], by solution: LayoutSolution) {
    for view in tree {
      if let superview = view.superview, !view.translatesAutoresizingMaskIntoConstraints,
        let box = solution.boxIndex(of: view)
      {
        views.append(Placement(view: view, superview: superview, box: box))
      }
      if !view.storedGuides.isEmpty { owners.append(.init(object: view)) }
      if let scrollView = view as? UIScrollView { scrollViews.append(.init(object: scrollView)) }
    }
  }

  /// Removes all views after a change of the tree.
  mutating func forget() { self = Self() }

  /// Records a view that left the position from the last solution.
  mutating func appendMoved(_ view: UIView) { moved.append(.init(object: view)) }

  /// Adds the moved views that another list recorded in the meantime.
  mutating func add(_ other: Self) { moved += other.moved }

  /// Marks the superviews of the views that a solution will move.
  mutating func markMoved(by solution: LayoutSolution, in system: LayoutSystem) {
    let grid = system.grid
    for index in views.indices {
      let rect = solution.alignmentRect(at: views[index].box)
      guard rect != views[index].rect else { continue }
      views[index].rect = rect
      let view = views[index].view
      guard let rect, !grid.round(view.frame(forAlignmentRect: rect)).isNearly(view.layoutFrame)
      else { continue }
      views[index].superview.setNeedsLayout()
    }
    for view in moved where system.isMisplaced(view.object) {
      view.object.superview?.setNeedsLayout()
    }
    moved = []
    markOwners(in: system)
  }

  private func markOwners(in system: LayoutSystem) {
    for owner in owners {
      for guide in owner.object.storedGuides where system.isMisplaced(guide) {
        owner.object.setNeedsLayout()
      }
    }
    for scrollView in scrollViews
    where system.contentSize(of: scrollView.object) != scrollView.object.contentSize {
      scrollView.object.setNeedsLayout()
    }
  }
}

extension LayoutSystem {
  fileprivate func isMisplaced(_ view: UIView) -> Bool {
    guard let frame = frame(of: view) else { return false }
    return !frame.isNearly(view.layoutFrame)
  }

  fileprivate func isMisplaced(_ guide: UILayoutGuide) -> Bool {
    guard let frame = frame(of: guide) else { return false }
    return !frame.isNearly(guide.laidOutFrame)
  }
}
