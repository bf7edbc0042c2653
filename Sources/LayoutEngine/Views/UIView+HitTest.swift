import Foundation

extension UIView {
  /// The maximum depth of nested hit tests.
  ///
  /// Each level uses some of the stack, because each may be overridden. View trees of apps have a
  /// few dozen levels.
  private static let maximumHitTestDepth = 500

  /// Returns the frontmost descendant that a touch at a point of this view would reach.
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

  /// Performs the same hit test without calling overrides, so its use of the stack is constant.
  private func deepHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The remaining views, the frontmost last. If no descendant is hit, the view itself is.
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

  /// Whether a touch at a point reaches the view or one of its descendants.
  func takesHit(_ point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha > 0.01 && self.point(inside: point, with: event)
  }
}
