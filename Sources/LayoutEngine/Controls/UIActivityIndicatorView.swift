public import Foundation

/// A spinning wheel that shows activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(.defaultHigh)
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// The styles before iOS 13: the large one in white, then the medium one in white and gray.
    case whiteLarge = 0
    case white, gray

    fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open private(set) var isAnimating = false

  /// Whether the view is hidden while it does not animate.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size for the control generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.activityIndicator(isLarge: style.isLarge))
  }
}
