import TextMeasurement

/// The style of a date picker.
enum DatePickerStyle: String, CaseIterable, Sendable {
  case wheels
  case compact
  case inline
}

extension ControlMetrics {
  /// Returns the size of a picker view, which is lower in compact height.
  ///
  /// Up to Xcode 6 pickers were also lower on Interface Builder's square canvas. It is the only
  /// screen with one pixel per point.
  func picker(isVerticallyCompact: Bool = false) -> ControlSize {
    let isLow = isVerticallyCompact || scale == 1 && fontGeneration == .helveticaNeue
    return ControlSize(width: 320, height: isLow ? 162 : 216)
  }

  /// Returns the size of a date picker.
  ///
  /// The compact style is a button. Its width depends on the date format, so it has no intrinsic
  /// width here. The height of the inline style is an estimate. It shows a month title and the
  /// names of the days above six weeks.
  func datePicker(_ style: DatePickerStyle, isVerticallyCompact: Bool = false) -> ControlSize {
    switch style {
    case .wheels:
      picker(isVerticallyCompact: isVerticallyCompact)
    case .compact:
      ControlSize(
        height: generation == .iOS26 ? 36 : toPixel(FontDescription(pointSize: 17).lineHeight) + 14
      )
    case .inline:
      ControlSize(width: 320, height: 330)
    }
  }

  /// Returns the automatic style of a date picker: compact since iOS 14, except for a timer.
  func automaticDatePickerStyle(isTimer: Bool) -> DatePickerStyle {
    fontGeneration == .sf14 && !isTimer ? .compact : .wheels
  }
}
