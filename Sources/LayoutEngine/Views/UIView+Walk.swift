extension UIView {
  /// Visits the view and its descendants, each view before its subviews, in their order.
  ///
  /// It uses a list of pending views instead of recursion, because trees may be deeper than the
  /// stack.
  ///
  /// - Parameter body: Visits a view, and returns whether to visit its subviews.
  func walk(_ body: @MainActor (UIView) -> Bool) {
    guard body(self), !storedSubviews.isEmpty else { return }
    var level = (views: storedSubviews, next: 0)
    var outer: [(views: [UIView], next: Int)] = []
    while true {
      guard level.next < level.views.count else {
        guard let next = outer.popLast() else { return }
        level = next
        continue
      }
      let view = level.views[level.next]
      level.next += 1
      guard body(view) else { continue }
      let subviews = view.storedSubviews
      guard !subviews.isEmpty else { continue }
      if outer.isEmpty { outer.reserveCapacity(Self.usualDepth) }
      outer.append(level)
      level = (subviews, 0)
    }
  }

  /// The depth of most trees.
  ///
  /// The list reserves this capacity at once.
  private static let usualDepth = 8

  /// Visits the view and its descendants, each view after its subviews, in their order.
  func walkUp(_ body: @MainActor (UIView) -> Void) {
    var levels: [(view: UIView, views: [UIView], next: Int)] = []
    levels.reserveCapacity(Self.usualDepth)
    levels.append((self, storedSubviews, 0))
    while let (view, views, next) = levels.last {
      guard next < views.count else {
        levels.removeLast()
        body(view)
        continue
      }
      levels[levels.count - 1].next += 1
      let subview = views[next]
      if subview.storedSubviews.isEmpty {
        body(subview)
      } else {
        levels.append((subview, subview.storedSubviews, 0))
      }
    }
  }

  /// The view and all its descendants, each view before its subviews.
  var withDescendants: [UIView] {
    var found: [UIView] = []
    walk { view in
      found.append(view)
      return true
    }
    return found
  }
}
