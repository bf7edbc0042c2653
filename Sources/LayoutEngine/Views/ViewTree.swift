/// The shared root of the views in one tree, found without walking up the superviews.
///
/// A view stores the tree that last gave it its root. Three events change trees:
///
/// - One tree is added to another: it then refers to the other tree. Its views keep their trees,
///   because they only gain ancestors.
/// - A view is removed: the tree ends, for the view and for the rest. Views that store an ended
///   tree look for the root again, superview by superview.
/// - The root is deallocated: the tree ends.
///
/// A tree that has not ended therefore has the correct root for every view that stores it. All
/// ancestors of such a view store the same tree. Ending the tree of a removed view thus ends it for
/// all descendants.
final class ViewTree {
  /// The root; nil once the tree has ended or was added to another.
  ///
  /// It never dangles: the root stores the tree and ends it in its deinitializer.
  private unowned(unsafe) var ownRoot: UIView?
  /// The tree that contains this one.
  private var outer: ViewTree?

  init(root: UIView) { ownRoot = root }

  /// Releases outer trees one by one.
  ///
  /// Otherwise a chain of trees would nest their deinitializers.
  deinit {
    var next = outer
    outer = nil
    while let tree = next, isKnownUniquelyReferenced(&next) {
      next = tree.outer
      tree.outer = nil
    }
  }

  /// The root; nil once the tree has ended.
  var root: UIView? {
    guard let outer else { return ownRoot }
    // Most trees refer to the outermost tree directly.
    return outer.outer == nil ? outer.ownRoot : outermost.ownRoot
  }

  /// The outermost tree that contains this one.
  ///
  /// It shortens the path: every tree on it refers to the outermost tree directly afterwards.
  private var outermost: ViewTree {
    var last = self
    while let outer = last.outer { last = outer }
    var tree = self
    while let outer = tree.outer, outer !== last {
      tree.outer = last
      tree = outer
    }
    return last
  }

  /// Makes this tree refer to another one.
  ///
  /// The root of this tree is now a view of the other tree.
  func join(_ other: ViewTree) {
    ownRoot = nil
    outer = other.outermost
  }

  /// Ends the tree, so that views look for their root again.
  func end() { outermost.ownRoot = nil }
}

extension UIView {
  /// The root of the view's tree.
  var rootView: UIView { isInSuperview ? tree?.root ?? makeTree().root ?? self : self }

  /// Joins the view's tree to its new superview's tree.
  func joinTree(of superview: UIView) {
    // A view without its own tree has no descendants with one either.
    guard let tree, tree.root === self else { return }
    tree.join(superview.currentTree ?? superview.makeTree())
  }

  private var currentTree: ViewTree? { tree.flatMap { $0.root == nil ? nil : $0 } }

  /// Finds the root and stores its tree in all views on the way.
  ///
  /// It walks up the superviews, as far as the first one with a tree that has a root.
  private func makeTree() -> ViewTree {
    var top = self
    var known = currentTree
    while known == nil, let superview = top.storedSuperview {
      top = superview
      known = top.currentTree
    }
    let tree = known ?? ViewTree(root: top)
    var view = self
    while view !== top {
      view.tree = tree
      view = view.storedSuperview ?? top
    }
    top.tree = tree
    return tree
  }
}
