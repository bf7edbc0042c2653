public import Foundation

/// Minus and plus.
@preconcurrency @MainActor
open class UIStepper: UIControl {
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

  /// The value.
  open var value: Double = 0
  /// The smallest value.
  open var minimumValue: Double = 0
  /// The largest value.
  open var maximumValue: Double = 100
  /// The difference that a touch makes.
  open var stepValue: Double = 1

  override var metricSize: IntrinsicSize { ControlMetrics.current.stepper() }
}
