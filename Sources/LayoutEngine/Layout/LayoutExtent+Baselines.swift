extension LayoutExtent {
  /// The baseline of the first line of an item's text; the far edge for an item without text.
  @MainActor
  func firstBaseline(of item: LayoutItem) -> LayoutPosition {
    guard case .view(let view) = item, let distance = view.firstBaselineFromTop else { return far }
    return lineInMiddle(of: view) ?? near + distance
  }

  /// The baseline of the last line of an item's text; the far edge for an item without text.
  @MainActor
  func lastBaseline(of item: LayoutItem) -> LayoutPosition {
    guard case .view(let view) = item else { return far }
    return lineInMiddle(of: view) ?? far + -view.lastBaselineFromBottom
  }

  /// The baseline of a view that keeps its only line in the middle at any height; nil for other
  /// views.
  @MainActor
  private func lineInMiddle(of view: UIView) -> LayoutPosition? {
    guard let height = view.heightAroundLine, let distance = view.firstBaselineFromTop else {
      return nil
    }
    return center + (distance - height / 2)
  }
}

extension UIView {
  /// The view that has the first line of text.
  ///
  /// Containers may name other containers.
  var firstBaselineView: UIView { following { $0.forFirstBaselineLayout } }

  /// The view that has the last line of text.
  var lastBaselineView: UIView { following { $0.forLastBaselineLayout } }

  /// Follows a chain of views.
  ///
  /// It ends because each next view must be a descendant of the last.
  private func following(_ next: (UIView) -> UIView) -> UIView {
    var view = self
    while true {
      let inner = next(view)
      guard inner !== view, inner.isDescendant(of: view) else { return view }
      view = inner
    }
  }
}
