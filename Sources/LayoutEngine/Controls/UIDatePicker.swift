public import Foundation

/// A date or time to choose.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Makes a picker of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a picker; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether it shows wheels, else a compact button.
  package var showsWheels = true { didSet { invalidateIntrinsicContentSize() } }

  override var metricSize: IntrinsicSize {
    ControlMetrics.current.datePicker(
      showsWheels ? .wheels : .compact,
      isVerticallyCompact: SimulatedDevice.current.isVerticallyCompact
    )
  }
}
