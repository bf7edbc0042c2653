import Foundation

extension UIView {
  /// How many levels of views are asked one inside the other.
  ///
  /// Each level takes some of the stack, because each may be overridden. Trees of apps have a few
  /// dozen.
  private static let maximumHitTestDepth = 500

  /// The frontmost descendant that a touch at a point of this view would reach.
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let device = SimulatedDevice.current
    guard device.hitTestDepth < Self.maximumHitTestDepth else {
      return deepHitTest(point, with: event)
    }
    device.hitTestDepth += 1
    defer { device.hitTestDepth -= 1 }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.pointFromSuperview(point), with: event) { return hit }
    }
    return nil
  }

  /// The same without asking overrides, so that it takes no more of the stack however deep.
  private func deepHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // What is left to look at, the frontmost last: where nothing in a view is hit, the view is.
    var pending: [(view: UIView, point: CGPoint, isLookedThrough: Bool)] = []
    func push(_ subviews: [UIView], _ point: CGPoint) {
      for view in subviews { pending.append((view, view.pointFromSuperview(point), false)) }
    }
    push(storedSubviews, point)
    while let (view, point, isLookedThrough) = pending.popLast() {
      if isLookedThrough { return view }
      guard view.takesHit(point, with: event) else { continue }
      pending.append((view, point, true))
      push(view.storedSubviews, point)
    }
    return nil
  }

  /// Whether a touch at a point reaches the view or something in it.
  func takesHit(_ point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha > 0.01 && self.point(inside: point, with: event)
  }
}
