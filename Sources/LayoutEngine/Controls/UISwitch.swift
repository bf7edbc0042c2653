public import Foundation

/// A two-state control.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Makes a control at the given origin, in its own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  /// Whether it is on.
  open var isOn = false

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The words beside a box to tick, which only a Mac shows.
  open var title: String?

  /// Distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: IntrinsicSize { ControlMetrics.current.toggle() }
}
