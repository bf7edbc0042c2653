public import Foundation

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = newValue
      page = limited(page)
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, limited to the existing pages.
  open var currentPage: Int {
    get { page }
    set { page = limited(newValue) }
  }

  private var pageCount = 0
  private var page = 0

  private func limited(_ page: Int) -> Int { max(0, min(page, pageCount - 1)) }

  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Returns the size for a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(ControlMetrics.current.pageControl(pageCount: pageCount))
  }

  override var metricSize: ControlSize {
    ControlMetrics.current.pageControl(pageCount: numberOfPages)
  }
}
