import LayoutEngine

/// The scroll view of a page controller in the scroll style.
///
/// It has three page positions in a row and shows the pages in the middle one. As in UIKit, it is a
/// subview of the controller's view, where applications look for it.
@MainActor
final class PageScrollView: UIScrollView {
  private let isHorizontal: Bool
  /// The middle page position.
  let place = UIView()

  init(along orientation: UIPageViewController.NavigationOrientation) {
    isHorizontal = orientation == .horizontal
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    addSubview(place)
  }

  required init?(coder: NSCoder) {
    isHorizontal = true
    super.init(coder: coder)
  }

  /// Sets the frame, in points of the superview, and scrolls to the middle position.
  func fill(_ frame: CGRect) {
    self.frame = frame
    let (width, height) = (frame.width, frame.height)
    let middle = isHorizontal ? CGPoint(x: width, y: 0) : CGPoint(x: 0, y: height)
    contentSize = CGSize(width: width + 2 * middle.x, height: height + 2 * middle.y)
    place.frame = CGRect(origin: middle, size: frame.size)
    if contentOffset != middle { contentOffset = middle }
  }
}
