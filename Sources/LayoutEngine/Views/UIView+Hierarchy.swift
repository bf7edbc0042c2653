import Foundation

extension UIView {
  /// The nearest view that contains both views or is one of them; nil for views of different trees.
  static func commonAncestor(_ one: UIView?, _ other: UIView?) -> UIView? {
    guard var one, var other else { return nil }
    // Most pairs are equal, a view and its superview, or siblings. The root may be far away.
    if one === other || other.storedSuperview === one { return one }
    if one.storedSuperview === other { return other }
    if let superview = one.storedSuperview, superview === other.storedSuperview { return superview }
    // At equal distances from the root, both paths reach the common ancestor at the same time.
    let (depth, otherDepth) = (one.depth, other.depth)
    for _ in otherDepth..<max(depth, otherDepth) { one = one.storedSuperview ?? one }
    for _ in depth..<max(depth, otherDepth) { other = other.storedSuperview ?? other }
    while one !== other {
      guard let outer = one.storedSuperview, let otherOuter = other.storedSuperview
      else { return nil }
      (one, other) = (outer, otherOuter)
    }
    return one
  }

  /// The number of ancestors of the view.
  private var depth: Int {
    var depth = 0
    var view = self
    while let superview = view.storedSuperview {
      depth += 1
      view = superview
    }
    return depth
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: storedSubviews.count)
      return
    }
    let isBefore = storedSubviews[..<index].contains { $0 === view }
    insert(view, at: index + offset - (isBefore ? 1 : 0))
  }

  /// Inserts a view among the subviews.
  ///
  /// An existing subview only changes its index.
  func insert(_ view: UIView, at index: Int) {
    precondition(!isInside(view), "a view cannot be added to itself or to a descendant")
    if view.superview === self {
      let position = min(index, storedSubviews.count - 1)
      // An unchanged order invalidates nothing. A container that orders its subviews in each layout
      // therefore terminates.
      guard storedSubviews[position] !== view else { return }
      changeSubviews { subviews in
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: position)
      }
      layoutRulesDidChange()
      setNeedsLayout()
      return
    }
    let oldWindow = view.window
    view.leaveSuperview(for: self)
    view.enter(self, at: index, from: oldWindow)
  }

  /// Whether the view is another view or its descendant.
  ///
  /// False if the other view is the root of another tree.
  private func isInside(_ view: UIView) -> Bool {
    view.isInSuperview ? isDescendant(of: view) : rootView === view
  }

  private func enter(_ superview: UIView, at index: Int, from oldWindow: UIWindow?) {
    let window = superview.window
    let entersWindow = window != nil && window !== oldWindow
    let changesWindow = window !== oldWindow
    willMove(toSuperview: superview)
    if entersWindow { announceMove(to: window) }
    discardLayoutSystem()
    keptContentSize = nil
    superview.changeSubviews { $0.insert(self, at: min(index, $0.count)) }
    joinTree(of: superview)
    storedSuperview = superview
    if needsLayout || mayContainDirtyViews { markDirtyInAncestors() }
    superview.layoutRulesDidChange()
    superview.setNeedsLayout()
    setNeedsSafeAreaUpdate(throughout: changesWindow)
    layoutMarginsMayHaveChanged()
    if entersWindow { confirmMove() }
    didMoveToSuperview()
    superview.didAddSubview(self)
  }

  /// Removes the view from its superview; `destination` is its next superview, if it has one.
  func leaveSuperview(for destination: UIView? = nil) {
    guard let superview = storedSuperview else { return }
    let leavesWindow = window != nil && window !== destination?.window
    if destination == nil { willMove(toSuperview: nil) }
    if leavesWindow {
      SimulatedDevice.current.releaseFirstResponder(in: self)
      announceMove(to: nil)
    }
    superview.willRemoveSubview(self)
    removeConstraintsFromOutside()
    superview.changeSubviews { subviews in subviews.removeAll { $0 === self } }
    storedSuperview = nil
    tree?.end()
    superview.layoutRulesDidChange()
    superview.setNeedsLayout()
    if leavesWindow { confirmMove() }
    if destination == nil {
      setNeedsSafeAreaUpdate(throughout: leavesWindow)
      didMoveToSuperview()
    }
  }

  private func announceMove(to window: UIWindow?) {
    walk { view in
      view.viewController?.rootViewWillMove(toWindow: window)
      view.willMove(toWindow: window)
      return true
    }
  }

  private func confirmMove() {
    walk { view in
      view.viewController?.rootViewDidMove(toWindow: view.window)
      view.didMoveToWindow()
      if view.hasGuideBySize { view.keyboardGuideIfAny?.updateTrackedConstraints() }
      return true
    }
  }

  /// Removes every constraint that is held outside this subtree and mentions an item in it.
  ///
  /// Adding the view again does not restore them.
  private func removeConstraintsFromOutside() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.storedConstraints where mentions(constraint) {
        view.detach(constraint)
      }
      ancestor = view.superview
    }
  }

  private func mentions(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.layoutItems.contains { item in
      item.view?.isDescendant(of: self) ?? false
    }
  }
}
