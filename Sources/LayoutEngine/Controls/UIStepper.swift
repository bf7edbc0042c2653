public import Foundation

@preconcurrency @MainActor
open class UIStepper: UIControl {
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

  private var storedValue: Double = 0

  /// The value, always between the smallest and the largest.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }

  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  open var stepValue: Double = 1
  /// Whether events are sent while a finger is on it.
  open var isContinuous = true
  /// Whether a finger that stays on it changes the value again and again.
  open var autorepeat = true
  /// Whether the smallest value follows the largest.
  open var wraps = false

  override var metricSize: IntrinsicSize { ControlMetrics.current.stepper() }
}
