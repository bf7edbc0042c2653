import Foundation

/// The scroll view of a page controller whose pages scroll: three places in a row, the pages that show
/// in the middle one, as in UIKit, where code looks for it among the subviews of the controller's view.
@MainActor
final class PageScrollView: UIScrollView {
  private let isHorizontal: Bool
  /// The middle place.
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

  /// Fills a rectangle, in points of the superview, and comes to rest at the middle place.
  func fill(_ frame: CGRect) {
    self.frame = frame
    let (width, height) = (frame.width, frame.height)
    let middle = isHorizontal ? CGPoint(x: width, y: 0) : CGPoint(x: 0, y: height)
    contentSize = CGSize(width: width + 2 * middle.x, height: height + 2 * middle.y)
    place.frame = CGRect(origin: middle, size: frame.size)
    if contentOffset != middle { contentOffset = middle }
  }
}
