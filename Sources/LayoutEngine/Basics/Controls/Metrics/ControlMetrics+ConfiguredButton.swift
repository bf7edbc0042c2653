import TextMeasurement

/// The contents of a button with a configuration that affect its size.
struct ConfiguredButtonContent: Hashable, Sendable {
  /// The side of the title where the image is.
  enum ImagePlacement: Hashable, Sendable { case top, leading, bottom, trailing }

  /// The size of a configuration, which determines its insets.
  enum Size: Hashable, Sendable { case mini, small, medium, large }

  var title: String?
  var font: FontDescription
  var subtitle: String?
  var image: ButtonContent.ImageSize?
  var imagePlacement = ImagePlacement.leading

  /// The distance between image and title, in points.
  var imagePadding = 0.0

  /// The distance between title and subtitle, in points.
  var titlePadding = 1.0

  /// The insets of the content; nil selects the insets of the size.
  var contentInsets: ControlInsets?
  var size = Size.medium

  init(title: String? = nil, font: FontDescription = FontDescription(textStyle: .body)) {
    self.title = title
    self.font = font
  }

  fileprivate var hasTitle: Bool { title?.isEmpty == false }
  fileprivate var hasSubtitle: Bool { subtitle?.isEmpty == false }
}

extension ConfiguredButtonContent.Size {
  /// The insets of the content.
  ///
  /// The insets of the medium size are measured. The other insets give a line of title the heights
  /// in Apple's design resources, 28 and 50 points. Their horizontal insets are estimates.
  var contentInsets: ControlInsets {
    switch self {
    case .mini, .small: ControlInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: ControlInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: ControlInsets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  /// The text style of a title without its own font.
  var titleStyle: TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// The text style of a subtitle.
  static let subtitleStyle = TextStyle.footnote
}

extension ControlMetrics {
  /// Returns the size of a button with a configuration (plain, tinted, gray or filled), rounded to
  /// pixels.
  func configuredButton(_ content: ConfiguredButtonContent) -> ControlSize {
    let insets = content.contentInsets ?? content.size.contentInsets
    let inner = withImage(words(content), content)
    return ControlSize(
      width: inner.width + insets.horizontal,
      height: inner.height + insets.vertical
    )
  }

  private typealias Extent = ButtonContent.ImageSize

  /// Returns the size of title and subtitle.
  ///
  /// A button without texts and image has the height of a line.
  private func words(_ content: ConfiguredButtonContent) -> Extent {
    let isEmpty = !content.hasTitle && !content.hasSubtitle
    guard !isEmpty || content.image == nil else { return Extent(width: 0, height: 0) }
    var extent = Extent(width: 0, height: 0)
    if content.hasTitle || isEmpty { extent = line(content.title, content.font) }
    if content.hasSubtitle {
      let font = FontDescription(textStyle: ConfiguredButtonContent.Size.subtitleStyle)
      let subtitle = line(content.subtitle, font)
      let padding = content.hasTitle ? content.titlePadding : 0
      extent.width = max(extent.width, subtitle.width)
      extent.height += padding + subtitle.height
    }
    return extent
  }

  private func line(_ text: String?, _ font: FontDescription) -> Extent {
    Extent(width: toPixel(width(of: text, font: font)), height: toPixel(font.lineHeight))
  }

  private func withImage(_ words: Extent, _ content: ConfiguredButtonContent) -> Extent {
    guard let image = content.image else { return words }
    let padding = words.height > 0 ? content.imagePadding : 0
    switch content.imagePlacement {
    case .leading, .trailing:
      return Extent(
        width: words.width + padding + image.width,
        height: max(words.height, image.height)
      )
    case .top, .bottom:
      return Extent(
        width: max(words.width, image.width),
        height: words.height + padding + image.height
      )
    }
  }
}
