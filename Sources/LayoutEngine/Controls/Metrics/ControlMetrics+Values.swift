import TextMeasurement

/// Controls that set or show a value.
extension ControlMetrics {
  /// The size of a switch, whose frame is 2 points wider on the right than what aligns.
  func toggle() -> IntrinsicSize {
    let insets = ControlInsets(top: 0, left: 0, bottom: 0, right: 2)
    return switch generation {
    case .iOS7to12, .iOS13to15, .iOS16to17, .iOS18:
      IntrinsicSize(frameWidth: 51, frameHeight: 31, alignmentInsets: insets)
    case .iOS26:
      IntrinsicSize(frameWidth: 63, frameHeight: 28, alignmentInsets: insets)
    }
  }

  /// The size of a slider, which asks for no width.
  ///
  /// Up to iOS 18 its frame is 2 points wider on each side than what aligns, and a point lower.
  /// Frames of documents of Xcode 16 are 34 high where those of older ones are 31.
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

  /// Returns the size of a progress view, of the style for a bar's edge or of the default one.
  ///
  /// It asks for no width.
  func progressView(isBar: Bool = false) -> IntrinsicSize {
    if isBar { return IntrinsicSize(height: 2.5) }
    return IntrinsicSize(height: fontEra == .sf14 ? 4 : 2)
  }

  func activityIndicator(isLarge: Bool = false) -> IntrinsicSize {
    let side: Double = isLarge ? 37 : 20
    return IntrinsicSize(width: side, height: side)
  }

  /// Returns the size of a page control; widths other than those of three pages are extrapolated.
  func pageControl(pageCount: Int) -> IntrinsicSize {
    let more = 16 * Double(pageCount - 3)
    return fontEra == .sf14
      ? IntrinsicSize(width: max(0, 115.5 + more), height: 26)
      : IntrinsicSize(width: max(0, 39 + more), height: 37)
  }
}
