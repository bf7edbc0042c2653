import LayoutEngine

/// A request to scroll to a target, which remains valid after layout changes.
struct ScrollRequest {
  /// The target of a request.
  enum Target {
    /// All of a view, with its frame at the time of scrolling.
    case view(WeakView)

    /// A part of a view, in the view's coordinates: it moves with the view but keeps its size.
    case part(CGRect, of: WeakView)

    /// A part of the content outside of all views.
    case content(CGRect)
  }

  var target: Target
  var animated: Bool

  /// The margin above and below the target, in points; not at its sides.
  var margin: CGFloat

  /// Returns the target's current rectangle in the scroll view's content, with the margin.
  ///
  /// It is nil if the view no longer exists.
  @MainActor
  func rect(in scrollView: UIScrollView) -> CGRect? {
    let rect: CGRect
    switch target {
    case .view(let reference):
      guard let view = reference.view else { return nil }
      rect = view.convert(view.bounds, to: scrollView)
    case .part(let part, let reference):
      guard let view = reference.view else { return nil }
      rect = view.convert(part, to: scrollView)
    case .content(let content):
      rect = content
    }
    return rect.insetBy(dx: 0, dy: -margin)
  }
}

/// A weak reference to a view.
struct WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}
