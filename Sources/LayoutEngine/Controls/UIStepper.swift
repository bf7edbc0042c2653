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

  private var storedValue: Double = 0

  /// The value, limited to the range of the stepper.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  open var stepValue: Double = 1
  /// Whether events are sent while the control is touched.
  open var isContinuous = true
  /// Whether a long touch changes the value repeatedly.
  open var autorepeat = true
  /// Whether the minimum value follows the maximum.
  open var wraps = false

  override var metricSize: ControlSize { ControlMetrics.current.stepper() }
}
