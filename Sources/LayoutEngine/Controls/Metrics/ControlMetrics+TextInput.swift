/// The border of a text field.
enum TextFieldBorder: String, CaseIterable, Sendable {
  case none
  case line
  case bezel
  case roundedRect
}

extension ControlMetrics {
  /// Returns the size of a text field that shows `text`, or its placeholder if that is wider.
  ///
  /// Heights of fields without a border and of rounded ones with fonts of 12 to 18 points are
  /// measured. The others, and all widths, rest on few frames: a field without a border is 3 to 5
  /// points wider than its text, a rounded one 21 to 28.
  func textField(text: String?, font: FontDescription, border: TextFieldBorder) -> IntrinsicSize {
    IntrinsicSize(
      width: toPixel(width(of: text, font: font)) + sideRoom(of: border),
      height: height(of: border, font: font)
    )
  }

  private func sideRoom(of border: TextFieldBorder) -> Double {
    switch border {
    case .none: 4
    case .line, .bezel: 14
    case .roundedRect: 24
    }
  }

  private func height(of border: TextFieldBorder, font: FontDescription) -> Double {
    let isOld = generation == .iOS7to12
    let plain =
      isOld ? toPoint(font.lineHeight) : toPixel(toPixel(font.lineHeight) + 1.5)
    return switch border {
    case .none: plain
    case .line, .bezel: plain + 5
    case .roundedRect: isOld ? max(30, plain + 8) : max(34, plain + 10.5)
    }
  }

  /// Returns the size of a search bar, which is as wide as what it is in.
  func searchBar() -> IntrinsicSize {
    switch fontEra {
    case .helveticaNeue, .sf9: IntrinsicSize(height: 44)
    case .sf11, .sf14: IntrinsicSize(height: 56)
    }
  }
}
