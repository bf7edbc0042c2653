public import Foundation

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Makes a control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }

  private var storedPage = 0

  /// The dot that is lit, always one of those there are.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether a single dot does not show.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot that is lit.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size that a number of dots takes.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(ControlMetrics.current.pageControl(pageCount: pageCount))
  }

  override var metricSize: IntrinsicSize {
    ControlMetrics.current.pageControl(pageCount: numberOfPages)
  }
}
