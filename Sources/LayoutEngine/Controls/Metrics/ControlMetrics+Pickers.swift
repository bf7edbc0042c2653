/// How a date picker is shown.
enum DatePickerStyle: String, CaseIterable, Sendable {
  case wheels
  case compact
}

extension ControlMetrics {
  /// Returns the size of a picker: wheels that are lower where the vertical size class is compact.
  func picker(isVerticallyCompact: Bool = false) -> IntrinsicSize {
    IntrinsicSize(width: 320, height: isVerticallyCompact ? 162 : 216)
  }

  /// Returns the size of a date picker; the compact style is a button, whose width depends on
  /// how the date is written, and asks for no width here.
  func datePicker(_ style: DatePickerStyle, isVerticallyCompact: Bool = false) -> IntrinsicSize {
    switch style {
    case .wheels:
      picker(isVerticallyCompact: isVerticallyCompact)
    case .compact:
      IntrinsicSize(
        height: generation == .iOS26 ? 36 : toPixel(FontDescription(pointSize: 17).lineHeight) + 14
      )
    }
  }
}
