public import Foundation

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  /// Creates a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a picker; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The effective style; the automatic style depends on the device's system.
  open var datePickerStyle: UIDatePickerStyle {
    switch metricStyle {
    case .wheels: .wheels
    case .compact: .compact
    case .inline: .inline
    }
  }

  open var date: Date {
    get { storedDate }
    set { storedDate = newValue }
  }
  private var storedDate = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// The selected duration of a timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The interval between the selectable minutes.
  open var minuteInterval = 1
  /// The locale of the date format; nil selects the user's locale.
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var calendar: Calendar! = .current
  /// The time zone; nil selects the device's time zone.
  open var timeZone: TimeZone?
  /// Whether a date is rounded to the nearest minute interval.
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) { storedDate = date }

  private var metricStyle: DatePickerStyle {
    switch preferredDatePickerStyle {
    case .wheels: .wheels
    case .compact: .compact
    case .inline: .inline
    case .automatic:
      ControlMetrics.current.automaticDatePickerStyle(isTimer: datePickerMode == .countDownTimer)
    }
  }

  override var dependsOnVerticalSizeClass: Bool { true }

  override var metricSize: ControlSize {
    ControlMetrics.current.datePicker(
      metricStyle,
      isVerticallyCompact: SimulatedDevice.current.isVerticallyCompact
    )
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
