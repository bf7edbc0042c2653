import TextMeasurement

/// The contents of a button that affect its size.
struct ButtonContent: Hashable, Sendable {
  var title: String?
  var font: FontDescription

  /// The image's size in points; nil without an image.
  var image: ImageSize?

  /// The background image's size in points; nil without one.
  var backgroundImage: ImageSize?

  /// The insets of the content; nil selects the standard insets of the button type.
  var contentInsets: ControlInsets?

  /// Whether an empty or missing title has the height of a line beside an image.
  ///
  /// This is false for button types with their own image.
  var keepsEmptyLine = true

  /// The size of an image, in points.
  struct ImageSize: Hashable, Sendable {
    var width: Double
    var height: Double
  }

  init(
    title: String? = nil,
    font: FontDescription = FontDescription(pointSize: 15),
    image: ImageSize? = nil,
    backgroundImage: ImageSize? = nil,
    contentInsets: ControlInsets? = nil
  ) {
    self.title = title
    self.font = font
    self.image = image
    self.backgroundImage = backgroundImage
    self.contentInsets = contentInsets
  }

  /// Whether the title is not empty.
  fileprivate var hasTitle: Bool { title?.isEmpty == false }
}

extension ControlMetrics {
  /// Returns the size of a button without a configuration, in whole points at every scale.
  ///
  /// Without insets a title has 6 points above and below it, and the button is at least 30 points
  /// wide. Neither applies with an image or background image. Nonzero insets replace both. The size
  /// is at least the size of the background image. The insets of the title or image move them and
  /// do not change the size.
  func button(_ content: ButtonContent) -> ControlSize {
    let lineHeight = toPoint(content.font.lineHeight)
    let titleWidth = content.hasTitle ? toPoint(width(of: content.title, font: content.font)) : 0
    let insets = content.contentInsets ?? .zero
    let background = content.backgroundImage
    guard content.image != nil || background != nil || insets != .zero else {
      return ControlSize(width: max(30, titleWidth), height: lineHeight + 12)
    }
    let width = (content.image?.width ?? 0) + titleWidth + insets.horizontal
    let line = content.hasTitle || content.keepsEmptyLine ? lineHeight : 0
    let height = max(content.image?.height ?? 0, line) + insets.vertical
    return ControlSize(
      width: max(width, background?.width ?? 0),
      height: max(height, background?.height ?? 0)
    )
  }

  /// Returns the size of the image in button types with their own image: an i, a plus or a cross.
  ///
  /// Apple's sample of Xcode 11 contains 25 by 24 points instead of the former 22 by 22. A close
  /// button is 30 by 30. With a configuration the i is 26 by 20: frames of 50 by 34 minus the
  /// insets.
  func standardButtonImage(
    _ kind: StandardButtonImage,
    isConfigured: Bool
  ) -> ButtonContent.ImageSize {
    switch kind {
    case .close: ButtonContent.ImageSize(width: 30, height: 30)
    case .symbol where isConfigured: ButtonContent.ImageSize(width: 26, height: 20)
    case .symbol where generation == .iOS7to12:
      ButtonContent.ImageSize(width: 22, height: 22)
    case .symbol: ButtonContent.ImageSize(width: 25, height: 24)
    }
  }
}

/// The images of button types with their own image.
enum StandardButtonImage: Hashable, Sendable {
  /// An i or a plus in a circle.
  case symbol
  /// A cross in a circle.
  case close
}
