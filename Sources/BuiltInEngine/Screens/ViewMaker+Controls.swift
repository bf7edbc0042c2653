import LayoutEngine
import ScenarioModel

/// Controls without text of their own.
extension ViewMaker {
  static func configure(_ imageView: UIImageView, _ properties: ViewProperties) {
    imageView.image = properties.imageSize.map(UIImage.init)
  }

  static func configureControl(_ view: UIView, _ properties: ViewProperties) {
    switch view {
    case let control as UIPageControl:
      control.numberOfPages = properties.numberOfPages ?? 0
    case let progress as UIProgressView:
      progress.progressViewStyle = properties.controlStyle == "bar" ? .bar : .default
    case let indicator as UIActivityIndicatorView:
      let isLarge = ["large", "whiteLarge"].contains(properties.controlStyle)
      indicator.style = isLarge ? .large : .medium
    case let picker as UIDatePicker:
      picker.datePickerMode = UIDatePicker.Mode(named: properties.datePickerMode)
      picker.preferredDatePickerStyle = UIDatePickerStyle(named: properties.controlStyle)
    case let segments as UISegmentedControl:
      configure(segments, properties)
    default: break
    }
  }

  private static func configure(_ segments: UISegmentedControl, _ properties: ViewProperties) {
    segments.apportionsSegmentWidthsByContent =
      properties.apportionsSegmentWidthsByContent ?? false
  }
}

extension UIDatePicker.Mode {
  /// The mode for Interface Builder's name; the class's default for nil.
  fileprivate init(named name: String?) {
    switch name {
    case "time": self = .time
    case "date": self = .date
    case "countDownTimer": self = .countDownTimer
    case "yearAndMonth": self = .yearAndMonth
    default: self = .dateAndTime
    }
  }
}

extension UIDatePickerStyle {
  /// The style for Interface Builder's name; the system's choice for nil.
  fileprivate init(named name: String?) {
    switch name {
    case "wheels": self = .wheels
    case "compact": self = .compact
    case "inline": self = .inline
    default: self = .automatic
    }
  }
}
