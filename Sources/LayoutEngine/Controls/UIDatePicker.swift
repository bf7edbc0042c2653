public import Foundation

/// A date or time to choose.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What can be chosen.
  public enum Mode: Int, Sendable {
    /// A time, a day, or both.
    case time, date, dateAndTime
    /// A length of time.
    case countDownTimer
    /// A month.
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

  /// What can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }

  /// The style asked for.
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

  /// The date chosen.
  open var date = Date()
  /// The earliest date to choose.
  open var minimumDate: Date?
  /// The latest date to choose.
  open var maximumDate: Date?
  /// The time chosen of a timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The distance of the minutes to choose from.
  open var minuteInterval = 1
  /// How dates are written; nil is the user's way.
  open var locale: Locale?
  /// How days are counted.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// Where the time is; nil is the device's zone.
  open var timeZone: TimeZone?
  /// Whether a date between two minutes to choose from is rounded to the nearer.
  open var roundsToMinuteInterval = true

  /// Chooses a date.
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

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  /// Wheels.
  case wheels
  /// A button that opens a calendar.
  case compact
  /// A calendar.
  case inline
}
