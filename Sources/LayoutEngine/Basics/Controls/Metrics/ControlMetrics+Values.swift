import TextMeasurement

/// The sizes of controls that set or show a value.
extension ControlMetrics {
  /// Returns the size of a switch.
  ///
  /// Its frame extends 2 points beyond the alignment rectangle on the right.
  func toggle() -> IntrinsicSize {
    let insets = ControlInsets(top: 0, left: 0, bottom: 0, right: 2)
    return switch generation {
    case .iOS7to12, .iOS13to15, .iOS16to17, .iOS18:
      IntrinsicSize(frameWidth: 51, frameHeight: 31, alignmentInsets: insets)
    case .iOS26:
      IntrinsicSize(frameWidth: 63, frameHeight: 28, alignmentInsets: insets)
    }
  }

  /// Returns the size of a slider, which has no intrinsic width.
  ///
  /// Up to iOS 18 its frame extends beyond the alignment rectangle by 2 points on each side and by
  /// one point at the bottom. Frames in documents of Xcode 16 are 34 points high, and 31 points in
  /// older documents.
  func slider() -> IntrinsicSize {
    let insets = ControlInsets(top: 0, left: 2, bottom: 1, right: 2)
    return switch generation {
    case .iOS7to12, .iOS13to15, .iOS16to17: IntrinsicSize(frameHeight: 31, alignmentInsets: insets)
    case .iOS18: IntrinsicSize(frameHeight: 34, alignmentInsets: insets)
    case .iOS26: IntrinsicSize(height: 34)
    }
  }

  func stepper() -> IntrinsicSize {
    IntrinsicSize(width: 94, height: generation == .iOS7to12 ? 29 : 32)
  }

  /// Returns the size of a progress view with the bar style or the default style.
  ///
  /// A progress view has no intrinsic width.
  func progressView(isBar: Bool = false) -> IntrinsicSize {
    if isBar { return IntrinsicSize(height: 2.5) }
    return IntrinsicSize(height: fontEra == .sf14 ? 4 : 2)
  }

  func activityIndicator(isLarge: Bool = false) -> IntrinsicSize {
    let side: Double = isLarge ? 37 : 20
    return IntrinsicSize(width: side, height: side)
  }

  /// Returns the size of a page control.
  ///
  /// The widths are extrapolated from a control with three pages.
  func pageControl(pageCount: Int) -> IntrinsicSize {
    let more = 16 * Double(pageCount - 3)
    return fontEra == .sf14
      ? IntrinsicSize(width: max(0, 115.5 + more), height: 26)
      : IntrinsicSize(width: max(0, 39 + more), height: 37)
  }
}
