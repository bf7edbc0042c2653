/// What a button shows, as far as its size goes.
struct ButtonContent: Hashable, Sendable {
  var title: String?
  var font: FontDescription

  /// The image's size in points, nil for no image.
  var image: ImageSize?

  /// The insets around the content, nil for the standard ones of the button's kind.
  var contentInsets: ControlInsets?

  /// An image's extent in points.
  struct ImageSize: Hashable, Sendable {
    var width: Double
    var height: Double
  }

  init(
    title: String? = nil,
    font: FontDescription = FontDescription(pointSize: 15),
    image: ImageSize? = nil,
    contentInsets: ControlInsets? = nil
  ) {
    self.title = title
    self.font = font
    self.image = image
    self.contentInsets = contentInsets
  }

  /// Whether there is a title that takes room.
  fileprivate var hasTitle: Bool { title?.isEmpty == false }
}

extension ControlMetrics {
  /// Returns the size of a button without a configuration, in whole points at every scale.
  ///
  /// Without insets of its own a button has 6 points above and below a title and is at least 30
  /// wide; beside an image it has neither. Insets that are not zero replace both. Insets of the
  /// title or of the image move these and do not change the size.
  func button(_ content: ButtonContent) -> IntrinsicSize {
    let lineHeight = toPoint(content.font.lineHeight)
    let titleWidth = content.hasTitle ? toPoint(width(of: content.title, font: content.font)) : 0
    if let image = content.image {
      let insets = content.contentInsets ?? .zero
      return IntrinsicSize(
        width: image.width + titleWidth + insets.horizontal,
        height: max(image.height, lineHeight) + insets.vertical
      )
    }
    guard let insets = content.contentInsets, insets != .zero else {
      return IntrinsicSize(width: max(30, titleWidth), height: lineHeight + 12)
    }
    return IntrinsicSize(
      width: titleWidth + insets.horizontal,
      height: lineHeight + insets.vertical
    )
  }

  /// Returns the size of a button with a configuration (plain, tinted, gray or filled).
  ///
  /// Such a button is rounded to pixels and has insets of 7 above and below and 12 at the sides;
  /// `imagePadding` is the distance of image and title.
  func configuredButton(_ content: ButtonContent, imagePadding: Double = 0) -> IntrinsicSize {
    let insets = content.contentInsets ?? ControlInsets(top: 7, left: 12, bottom: 7, right: 12)
    var contentWidth = 0.0
    var contentHeight = 0.0
    if content.hasTitle || content.image == nil {
      contentWidth = toPixel(width(of: content.title, font: content.font))
      contentHeight = toPixel(content.font.lineHeight)
    }
    if let image = content.image {
      contentWidth += image.width + (content.hasTitle ? imagePadding : 0)
      contentHeight = max(contentHeight, image.height)
    }
    return IntrinsicSize(
      width: contentWidth + insets.horizontal,
      height: contentHeight + insets.vertical
    )
  }
}
