import TextMeasurement

/// How a date picker is shown.
enum DatePickerStyle: String, CaseIterable, Sendable {
  case wheels
  case compact
  case inline
}

extension ControlMetrics {
  /// Returns the size of a picker: wheels that are lower where the vertical size class is compact.
  ///
  /// So were they up to Xcode 6 on Interface Builder's square canvas, the only screen with one
  /// pixel a point.
  func picker(isVerticallyCompact: Bool = false) -> IntrinsicSize {
    let isLow = isVerticallyCompact || scale == 1 && fontEra == .helveticaNeue
    return IntrinsicSize(width: 320, height: isLow ? 162 : 216)
  }

  /// Returns the size of a date picker.
  ///
  /// The compact style is a button, whose width depends on how the date is written; it asks for no
  /// width here. The height of the inline style, a month with its title and the days' names over
  /// six weeks, is an estimate.
  func datePicker(_ style: DatePickerStyle, isVerticallyCompact: Bool = false) -> IntrinsicSize {
    switch style {
    case .wheels:
      picker(isVerticallyCompact: isVerticallyCompact)
    case .compact:
      IntrinsicSize(
        height: generation == .iOS26 ? 36 : toPixel(FontDescription(pointSize: 17).lineHeight) + 14
      )
    case .inline:
      IntrinsicSize(width: 320, height: 330)
    }
  }

  /// The style that a date picker takes by itself: since iOS 14 the compact one, except for a
  /// timer.
  func automaticDatePickerStyle(isTimer: Bool) -> DatePickerStyle {
    fontEra == .sf14 && !isTimer ? .compact : .wheels
  }
}
