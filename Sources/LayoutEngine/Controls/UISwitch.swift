public import Foundation

/// A two-state control.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Makes a control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(.defaultHigh)
  }

  /// Whether it is on.
  open var isOn = false

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Distances from the frame to the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(metricSize.alignmentInsets) }

  override var metricSize: IntrinsicSize { ControlMetrics.current.toggle() }
}
