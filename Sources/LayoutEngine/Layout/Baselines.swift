extension LayoutExtent {
  /// Where the first line of an item's text stands; at the far edge of one without text.
  @MainActor
  func firstBaseline(of item: LayoutItem) -> LayoutPosition {
    guard case .view(let view) = item, let distance = view.firstBaselineFromTop else { return far }
    return lineInMiddle(of: view) ?? near + distance
  }

  /// Where the last line of an item's text stands; at the far edge of one without text.
  @MainActor
  func lastBaseline(of item: LayoutItem) -> LayoutPosition {
    guard case .view(let view) = item else { return far }
    return lineInMiddle(of: view) ?? far + -view.lastBaselineFromBottom
  }

  /// Where the only line stands of a view that keeps it in the middle, however high the view is.
  @MainActor
  private func lineInMiddle(of view: UIView) -> LayoutPosition? {
    guard let height = view.heightAroundLine, let distance = view.firstBaselineFromTop else {
      return nil
    }
    return center + (distance - height / 2)
  }
}

extension UIView {
  /// The view whose text is this one's first: containers may name others, which may be containers.
  var firstBaselineView: UIView { following { $0.forFirstBaselineLayout } }

  /// The view whose text is this one's last.
  var lastBaselineView: UIView { following { $0.forLastBaselineLayout } }

  /// Goes from view to view for as long as it goes inwards, so that it comes to an end.
  private func following(_ next: (UIView) -> UIView) -> UIView {
    var view = self
    while true {
      let inner = next(view)
      guard inner !== view, inner.isDescendant(of: view) else { return view }
      view = inner
    }
  }
}
