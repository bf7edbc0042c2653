import LayoutEngine

/// The content's point at the upper left of the visible area, which a rotation keeps in place.
@MainActor
struct PinnedCorner {
  private let offset: CGPoint
  private let inset: UIEdgeInsets

  /// Stores the upper left point of `scrollView`.
  init(of scrollView: UIScrollView) {
    offset = scrollView.contentOffset
    inset = scrollView.adjustedContentInset
  }

  /// Moves the stored point of the content to the upper left of the new visible area.
  ///
  /// The move stays within the content.
  func restore(in scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    let content = scrollView.contentSize
    let bounds = scrollView.bounds.size
    let x = offset.x + self.inset.left - inset.left
    let y = offset.y + self.inset.top - inset.top
    // If content is smaller than the visible area, the upper limit is below the lower one, so the
    // lower one is applied last.
    scrollView.contentOffset = CGPoint(
      x: max(min(x, content.width - bounds.width + inset.right), -inset.left),
      y: max(min(y, content.height - bounds.height + inset.bottom), -inset.top)
    )
  }
}
