import LayoutEngine

/// The point of the content at the upper left of the visible area, kept there through a rotation.
@MainActor
struct PinnedCorner {
  private let offset: CGPoint
  private let inset: UIEdgeInsets

  /// Remembers what is at the upper left of `scrollView`.
  init(of scrollView: UIScrollView) {
    offset = scrollView.contentOffset
    inset = scrollView.adjustedContentInset
  }

  /// Puts the same point of the content to the upper left of the new visible area, as far as
  /// content reaches.
  func restore(in scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    let content = scrollView.contentSize
    let bounds = scrollView.bounds.size
    let x = offset.x + self.inset.left - inset.left
    let y = offset.y + self.inset.top - inset.top
    // Where content is smaller than the visible area, the upper limit is below the lower one, which
    // therefore has the last word.
    scrollView.contentOffset = CGPoint(
      x: max(min(x, content.width - bounds.width + inset.right), -inset.left),
      y: max(min(y, content.height - bounds.height + inset.bottom), -inset.top)
    )
  }
}
