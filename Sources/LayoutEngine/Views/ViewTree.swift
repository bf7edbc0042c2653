/// What views of one tree have in common: its root, found without a step for each view between.
///
/// A view remembers the tree in which it found its root last. Three things happen to trees:
///
/// - One is added to another: it leads there from then on, because above all that remember it there
///   is more than before, and nothing else.
/// - A view is taken out: the tree ends, for the view and for the rest. Who remembers one that has
///   ended looks again, superview by superview.
/// - The root dies: the tree ends.
///
/// So a tree that has not ended has the root of all that remember it. The views between one that
/// remembers it and the root do so too, hence ending the tree of the view that leaves ends it for
/// everything below.
final class ViewTree {
  /// The root while it is one; nil once the tree has ended or has been added to another.
  ///
  /// Never dangling: the root, which remembers the tree, ends it when it dies.
  private unowned(unsafe) var ownRoot: UIView?
  /// The tree to which this one was added.
  private var outer: ViewTree?

  init(root: UIView) { ownRoot = root }

  /// Trees that were added to each other one by one would die inside each other's ends.
  deinit {
    var next = outer
    outer = nil
    while let tree = next, isKnownUniquelyReferenced(&next) {
      next = tree.outer
      tree.outer = nil
    }
  }

  /// The root; nil once the tree has ended.
  var root: UIView? { outer == nil ? ownRoot : outermost.ownRoot }

  /// The tree that this one is a part of by now.
  ///
  /// What has led there by several steps leads there by one from then on.
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

  /// Makes this tree, of which a view is the root, lead to another.
  func join(_ other: ViewTree) {
    ownRoot = nil
    outer = other.outermost
  }

  /// Ends the tree, so that no view finds a root by it.
  func end() { outermost.ownRoot = nil }
}

extension UIView {
  /// The root of the tree that the view is in.
  var rootView: UIView { isInSuperview ? tree?.root ?? makeTree().root ?? self : self }

  /// Takes account of the view's having been added to a superview.
  func joinTree(of superview: UIView) {
    // Without a living tree of its own nothing below it has one either.
    guard let tree, tree.root === self else { return }
    tree.join(superview.livingTree ?? superview.makeTree())
  }

  private var livingTree: ViewTree? { tree.flatMap { $0.root == nil ? nil : $0 } }

  /// Finds the root superview by superview, as far as the next one that knows it, and has all views
  /// on the way remember the tree.
  private func makeTree() -> ViewTree {
    var top = self
    var known = livingTree
    while known == nil, let superview = top.storedSuperview {
      top = superview
      known = top.livingTree
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
