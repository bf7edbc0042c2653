import LayoutEngine

/// A wish to see something in a scroll view, remembered so that it survives changes of layout.
struct ScrollRequest {
  /// What is to be seen.
  enum Target {
    /// All of a view, wherever and however large it is by then.
    case view(WeakView)

    /// A part of a view, in the view's coordinates: it moves with the view but keeps its size.
    case part(CGRect, of: WeakView)

    /// A part of the content that belongs to no view.
    case content(CGRect)
  }

  var target: Target
  var animated: Bool

  /// Points to keep free above and below the target; not at its sides.
  var margin: CGFloat

  /// The rectangle in the scroll view's content, as layout has it now, margin included; nil when
  /// the view is gone.
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

/// A view that is not kept alive.
struct WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}
