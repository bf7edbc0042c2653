import TextMeasurement

/// The sizes of controls that set or show a value.
extension ControlMetrics {
  /// Returns the size of a switch.
  ///
  /// Its frame extends 2 points beyond the alignment rectangle on the right.
  func toggle() -> ControlSize {
    let insets = ControlInsets(top: 0, left: 0, bottom: 0, right: 2)
    return switch generation {
    case .iOS7to12, .iOS13to15, .iOS16to17, .iOS18:
      ControlSize(frameWidth: 51, frameHeight: 31, alignmentInsets: insets)
    case .iOS26:
      ControlSize(frameWidth: 63, frameHeight: 28, alignmentInsets: insets)
    }
  }

  /// Returns the size of a slider, which has no intrinsic width.
  ///
  /// Up to iOS 18 its frame extends beyond the alignment rectangle by 2 points on each side and by
  /// one point at the bottom. Frames in documents of Xcode 16.3 are 34 points high, and 31 points in
  /// older documents.
  func slider() -> ControlSize {
    let insets = ControlInsets(top: 0, left: 2, bottom: 1, right: 2)
    return switch generation {
    case .iOS7to12, .iOS13to15, .iOS16to17: ControlSize(frameHeight: 31, alignmentInsets: insets)
    case .iOS18: ControlSize(frameHeight: 34, alignmentInsets: insets)
    case .iOS26: ControlSize(height: 34)
    }
  }

  func stepper() -> ControlSize {
    ControlSize(width: 94, height: generation == .iOS7to12 ? 29 : 32)
  }

  /// Returns the size of a progress view with the bar style or the default style.
  ///
  /// A progress view has no intrinsic width.
  func progressView(isBar: Bool = false) -> ControlSize {
    if isBar { return ControlSize(height: 2.5) }
    return ControlSize(height: fontGeneration == .sf14 ? 4 : 2)
  }

  func activityIndicator(isLarge: Bool = false) -> ControlSize {
    let side: Double = isLarge ? 37 : 20
    return ControlSize(width: side, height: side)
  }

  /// Returns the size of a page control.
  ///
  /// The widths are extrapolated from a control with three pages.
  func pageControl(pageCount: Int) -> ControlSize {
    let more = 16 * Double(pageCount - 3)
    return fontGeneration == .sf14
      ? ControlSize(width: max(0, 115.5 + more), height: 26)
      : ControlSize(width: max(0, 39 + more), height: 37)
  }
}
