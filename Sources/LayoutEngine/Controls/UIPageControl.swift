public import Foundation

/// A dot for each page.
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

  /// The number of dots.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The dot that is lit.
  open var currentPage = 0

  override var metricSize: IntrinsicSize {
    ControlMetrics.current.pageControl(pageCount: numberOfPages)
  }
}
