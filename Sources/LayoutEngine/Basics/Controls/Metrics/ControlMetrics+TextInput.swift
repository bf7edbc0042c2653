import TextMeasurement

/// The border of a text field.
enum TextFieldBorder: String, CaseIterable, Sendable {
  case none
  case line
  case bezel
  case roundedRect
}

extension TextFieldBorder {
  /// The width and height of the clear button, in points.
  static let clearButtonSide = 19.0

  /// The insets of the text.
  ///
  /// The insets of a rounded border are UIKit's own; the others are estimates.
  var textInsets: ControlInsets {
    switch self {
    case .none: .zero
    case .line: ControlInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: ControlInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// The distance between the clear button and the right edge, in points.
  var clearButtonMargin: Double { self == .none ? 0 : 5 }
}

/// The contents of a text field that affect its size.
struct TextFieldContent: Hashable, Sendable {
  /// The text, or the placeholder while the text is empty.
  var text: String?
  var font: FontDescription
  var border: TextFieldBorder

  /// Whether the text is displayed as dots.
  var isSecure: Bool

  /// The total width of the side views, in points.
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
  /// These heights are measured: fields without a border, and rounded fields with fonts of 12 to 18
  /// points. The other heights, and all widths, are based on few frames. Up to iOS 12 a field
  /// without a border is 3 to 5 points wider than its text. Later it has the text's width, in the
  /// fields of two applications. A rounded field is 28 to 29 points wider, in the fields of five
  /// applications. Side views are beside the text.
  func textField(_ content: TextFieldContent) -> ControlSize {
    ControlSize(
      width: textWidth(of: content) + sideRoom(of: content.border) + content.sideWidth,
      height: height(of: content)
    )
  }

  /// Returns the width of a field's text with the insertion point, which an empty field shows alone.
  ///
  /// Empty fields are 4 points wide without a border, and 32 with a rounded one.
  private func textWidth(of content: TextFieldContent) -> Double {
    let insertionPoint = 4.0
    let width = width(of: content.text, font: content.font)
    if content.border == .none, generation == .iOS7to12 { return toPixel(width) + insertionPoint }
    guard width > 0 else { return insertionPoint }
    return content.border == .roundedRect ? toPoint(width) : toPixel(width)
  }

  private func sideRoom(of border: TextFieldBorder) -> Double {
    switch border {
    case .none: 0
    case .line, .bezel: 14
    case .roundedRect: 28
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

  /// Returns the height of a field inside its border.
  ///
  /// A field without a border has the same height. In iOS 13 to 15 its height is instead the line
  /// height in whole points.
  ///
  /// A secure field keeps the old rule: 17, 20 and 21 points for fonts of 14, 16 and 17 points. In
  /// iOS 26 other fields are at least 22 points high. The source is one application's fields with a
  /// font of 14 points.
  private func heightOfText(in content: TextFieldContent) -> Double {
    let lineHeight = content.font.lineHeight
    if generation == .iOS7to12 || content.isSecure { return toPoint(lineHeight) }
    let height = toPixel(toPixel(lineHeight) + 1.5)
    return generation == .iOS26 ? max(22, height) : height
  }

  /// Returns the size of a search bar, which has no intrinsic width.
  ///
  /// The scope bar adds 44 points below the field.
  func searchBar(showsScopes: Bool = false) -> ControlSize {
    let scopes: Double = showsScopes ? 44 : 0
    if generation == .iOS26 { return ControlSize(height: 64 + scopes) }
    return switch fontGeneration {
    case .helveticaNeue, .sf9: ControlSize(height: 44 + scopes)
    case .sf11, .sf14: ControlSize(height: 56 + scopes)
    }
  }
}
