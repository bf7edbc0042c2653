public import Foundation

@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a control with a frame's origin and its own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  /// Creates a control; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(.defaultHigh)
    takeOwnSize()
  }

  private var range = LimitedValue<Double>(maximum: 100)

  /// The value, limited to the range of the stepper.
  open var value: Double {
    get { range.value }
    set { range.set(newValue) }
  }

  open var minimumValue: Double {
    get { range.minimum }
    set {
      range.minimum = newValue
      range.limitValue()
    }
  }
  open var maximumValue: Double {
    get { range.maximum }
    set {
      range.maximum = newValue
      range.limitValue()
    }
  }
  open var stepValue: Double = 1
  /// Whether events are sent while the control is touched.
  open var isContinuous = true
  /// Whether a long touch changes the value repeatedly.
  open var autorepeat = true
  /// Whether the minimum value follows the maximum.
  open var wraps = false

  override var metricSize: ControlSize { ControlMetrics.current.stepper() }
}
