public import Foundation

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  /// Makes a picker of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a picker; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The style in use: where none is asked for, the one that the system of this device chooses.
  open var datePickerStyle: UIDatePickerStyle {
    switch metricStyle {
    case .wheels: .wheels
    case .compact: .compact
    case .inline: .inline
    }
  }

  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// The time chosen of a timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The distance of the minutes to choose from.
  open var minuteInterval = 1
  /// How dates are written; nil is the user's way.
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// Where the time is; nil is the device's zone.
  open var timeZone: TimeZone?
  /// Whether a date between two minutes to choose from is rounded to the nearer.
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

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

  override var metricSize: IntrinsicSize {
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
