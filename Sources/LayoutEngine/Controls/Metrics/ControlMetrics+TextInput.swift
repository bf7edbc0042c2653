import TextMeasurement

/// The border of a text field.
enum TextFieldBorder: String, CaseIterable, Sendable {
  case none
  case line
  case bezel
  case roundedRect
}

extension TextFieldBorder {
  /// The side of the button that takes a field's text away, in points.
  static let clearButtonSide = 19.0

  /// The distances from the edges to the text.
  ///
  /// A rounded border's are the ones that UIKit answers for it; those of the others are estimates.
  var textInsets: ControlInsets {
    switch self {
    case .none: .zero
    case .line: ControlInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: ControlInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// The distance of the button that takes the text away from the right edge, in points.
  var clearButtonMargin: Double { self == .none ? 0 : 5 }
}

/// What a text field shows, as far as its size goes.
struct TextFieldContent: Hashable, Sendable {
  /// The text, or the placeholder that stands in for it.
  var text: String?
  var font: FontDescription
  var border: TextFieldBorder

  /// Whether the text shows as dots.
  var isSecure: Bool

  /// The sum of the widths of the views at the sides, in points.
  var sideWidth: Double

  init(
    text: String? = nil,
    font: FontDescription,
    border: TextFieldBorder = .none,
    isSecure: Bool = false,
    sideWidth: Double = 0
  ) {
    self.text = text
    self.font = font
    self.border = border
    self.isSecure = isSecure
    self.sideWidth = sideWidth
  }
}

extension ControlMetrics {
  /// Returns the size of a text field.
  ///
  /// Heights of fields without a border and of rounded ones with fonts of 12 to 18 points are
  /// measured. The others, and all widths, are based on few frames: a field without a border was 3
  /// to 5 points wider than its text up to iOS 12, and is as wide in fields of two apps since; a
  /// rounded one is 21 to 28 wider. Views at the sides stand beside the text.
  func textField(_ content: TextFieldContent) -> IntrinsicSize {
    let textWidth = toPixel(width(of: content.text, font: content.font))
    return IntrinsicSize(
      width: textWidth + sideRoom(of: content.border) + content.sideWidth,
      height: height(of: content)
    )
  }

  private func sideRoom(of border: TextFieldBorder) -> Double {
    switch border {
    case .none: generation == .iOS7to12 ? 4 : 0
    case .line, .bezel: 14
    case .roundedRect: 24
    }
  }

  private func height(of content: TextFieldContent) -> Double {
    let isOld = generation == .iOS7to12
    return switch content.border {
    case .none where generation == .iOS13to15: toPoint(content.font.lineHeight)
    case .none: heightOfText(in: content)
    case .line: heightOfText(in: content) + 8
    case .bezel: heightOfText(in: content) + 5
    case .roundedRect:
      isOld
        ? max(30, heightOfText(in: content) + 8) : max(34, heightOfText(in: content) + 10.5)
    }
  }

  /// The height of a field inside its border, which is that of a field without a border but for iOS
  /// 13 to 15, where such a field is as high as its line in whole points.
  ///
  /// One that shows dots kept the old rule: 17, 20 and 21 points for fonts of 14, 16 and 17. In
  /// iOS 26 the others are never lower than 22: one app's fields of 14 points have that height.
  private func heightOfText(in content: TextFieldContent) -> Double {
    let lineHeight = content.font.lineHeight
    if generation == .iOS7to12 || content.isSecure { return toPoint(lineHeight) }
    let height = toPixel(toPixel(lineHeight) + 1.5)
    return generation == .iOS26 ? max(22, height) : height
  }

  /// Returns the size of a search bar, which is as wide as what it is in.
  ///
  /// The parts in which one can search take another bar of 44 points below the field.
  func searchBar(showsScopes: Bool = false) -> IntrinsicSize {
    let scopes: Double = showsScopes ? 44 : 0
    if generation == .iOS26 { return IntrinsicSize(height: 64 + scopes) }
    return switch fontEra {
    case .helveticaNeue, .sf9: IntrinsicSize(height: 44 + scopes)
    case .sf11, .sf14: IntrinsicSize(height: 56 + scopes)
    }
  }
}
