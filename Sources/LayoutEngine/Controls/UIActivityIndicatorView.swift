public import Foundation

/// A wheel that turns while something happens.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(.defaultHigh)
  }

  /// The wheel's size.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// The wheel's sizes.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// Makes a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Makes it turn, which changes no geometry.
  open func startAnimating() {}
  /// Stops it.
  open func stopAnimating() {}

  /// The size of its generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.activityIndicator(isLarge: style == .large))
  }
}
