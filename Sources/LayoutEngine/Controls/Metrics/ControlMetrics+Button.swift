import TextMeasurement

/// What a button shows, as far as its size goes.
struct ButtonContent: Hashable, Sendable {
  var title: String?
  var font: FontDescription

  /// The image's size in points, nil for no image.
  var image: ImageSize?

  /// The size in points of the image behind the content, nil for none.
  var backgroundImage: ImageSize?

  /// The insets around the content, nil for the standard ones of the button's kind.
  var contentInsets: ControlInsets?

  /// Whether a title that is empty, or not there, is as high as a line beside an image; not in
  /// buttons of a kind with an image of its own.
  var keepsEmptyLine = true

  /// An image's extent in points.
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

  /// Whether there is a title that takes room.
  fileprivate var hasTitle: Bool { title?.isEmpty == false }
}

extension ControlMetrics {
  /// Returns the size of a button without a configuration, in whole points at every scale.
  ///
  /// Without insets of its own a button has 6 points above and below a title and is at least 30
  /// wide; beside an image, or in front of one, it has neither. Insets that are not zero replace
  /// both. An image behind the content is the least size. Insets of the title or of the image move
  /// these and do not change the size.
  func button(_ content: ButtonContent) -> IntrinsicSize {
    let lineHeight = toPoint(content.font.lineHeight)
    let titleWidth = content.hasTitle ? toPoint(width(of: content.title, font: content.font)) : 0
    let insets = content.contentInsets ?? .zero
    let background = content.backgroundImage
    guard content.image != nil || background != nil || insets != .zero else {
      return IntrinsicSize(width: max(30, titleWidth), height: lineHeight + 12)
    }
    let width = (content.image?.width ?? 0) + titleWidth + insets.horizontal
    let line = content.hasTitle || content.keepsEmptyLine ? lineHeight : 0
    let height = max(content.image?.height ?? 0, line) + insets.vertical
    return IntrinsicSize(
      width: max(width, background?.width ?? 0),
      height: max(height, background?.height ?? 0)
    )
  }

  /// Returns the size of the image that buttons of a kind of their own show: an i, a plus, a cross.
  ///
  /// Apple's own sample of Xcode 11 stores 25 by 24 points for what had been 22 by 22; a button for
  /// closing is 30 by 30. With a configuration the i is 26 by 20: frames of 50 by 34 less its
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

/// The images that come with a kind of button.
enum StandardButtonImage: Hashable, Sendable {
  /// An i or a plus in a circle.
  case symbol
  /// A cross in a circle.
  case close
}
