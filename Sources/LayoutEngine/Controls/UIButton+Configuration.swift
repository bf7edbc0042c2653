public import Foundation
import TextMeasurement

extension UIButton {
  /// The look of a button of the present style.
  public struct Configuration: Hashable, Sendable {
    public enum Size: Int, Sendable {
      /// A line of body text in a button of 34 points.
      case medium
      /// A line of a smaller text, in 28 points.
      case small, mini
      /// A line of body text in 50 points.
      case large
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic
      /// At a side or in the middle.
      case leading, center, trailing
    }

    /// How corners are rounded, which changes no size.
    public enum CornerStyle: Int, Sendable {
      /// As the background has it, or in proportion to the text size.
      case fixed, dynamic
      case small, medium, large
      case capsule
    }

    /// The title's words; those of ``attributedTitle`` if it has any.
    public var title: String? {
      get { storedTitle }
      set {
        storedTitle = newValue
        storedAttributedTitle = nil
      }
    }

    /// The title with attributes, measured in the font of its first stretch that has one.
    public var attributedTitle: AttributedString? {
      get { storedAttributedTitle }
      set {
        storedAttributedTitle = newValue
        storedTitle = newValue.map { String($0.characters) }
      }
    }

    /// Replaces the attributes of the title, of which the font is measured.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    public var subtitle: String?
    public var image: UIImage?
    /// The side of the words on which the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and words, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// What happens to a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    /// Whether a wheel turns instead of the image.
    public var showsActivityIndicator = false
    /// The colour of words and image; nil is the style's own.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil is the style's own.
    public var baseBackgroundColor: UIColor?
    /// Whether a selected button looks different by itself.
    public var automaticallyUpdateForSelection = true

    /// Distances from the edges to the content; those of ``buttonSize`` unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { chosenInsets ?? NSDirectionalEdgeInsets(buttonSize.metric.contentInsets) }
      set { chosenInsets = newValue }
    }

    private var storedTitle: String?
    private var storedAttributedTitle: AttributedString?
    private var chosenInsets: NSDirectionalEdgeInsets?

    /// Goes back to the distances of ``buttonSize``.
    public mutating func setDefaultContentInsets() { chosenInsets = nil }

    /// The configuration for a button's state; colours apart, it is the same for all.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    /// Words only.
    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    /// Words only, with the insets of the others.
    public static func borderless() -> Configuration { Configuration() }
    /// On a grey background, as the system likes.
    public static func bordered() -> Configuration { Configuration() }
    /// On a faint background, as the system likes.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// On a strong background, as the system likes.
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  /// Called when the button's state, or something else on which its look hangs, has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

extension UIButton.Configuration {
  /// What the configuration shows, in words that the button may have from elsewhere.
  @MainActor
  func content(title: String?, font: UIFont, image: UIImage?) -> ConfiguredButtonContent {
    var content = ConfiguredButtonContent(title: title, font: font.value)
    content.subtitle = subtitle
    content.image = shownImage(image)
    content.imagePlacement = imagePlacement.metric
    content.imagePadding = imagePadding
    content.titlePadding = titlePadding
    content.contentInsets = ControlInsets(contentInsets)
    content.size = buttonSize.metric
    return content
  }

  /// The title's font where the button has none of its own.
  @MainActor
  func titleFont(of role: UIButton.Role) -> UIFont {
    let font = attributedFont ?? standardFont(of: role)
    guard let titleTextAttributesTransformer else { return font }
    var attributes = AttributeContainer()
    attributes.font = font
    return titleTextAttributesTransformer(attributes).font ?? font
  }

  private var attributedFont: UIFont? {
    guard let title = attributedTitle else { return nil }
    return title.runs.lazy.compactMap { $0.font }.first
  }

  @MainActor
  private func standardFont(of role: UIButton.Role) -> UIFont {
    var font = FontDescription(textStyle: buttonSize.metric.titleStyle)
    if role == .primary { font.weight = .semibold }
    return UIFont(font)
  }

  @MainActor
  private func shownImage(_ image: UIImage?) -> ButtonContent.ImageSize? {
    guard showsActivityIndicator else { return image.map { ButtonContent.ImageSize($0.size) } }
    let wheel = ControlMetrics.current.activityIndicator()
    return ButtonContent.ImageSize(width: wheel.width ?? 0, height: wheel.height ?? 0)
  }
}

extension UIButton.Configuration.Size {
  var metric: ConfiguredButtonContent.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension NSDirectionalRectEdge {
  /// The first of the sides that the set has.
  fileprivate var metric: ConfiguredButtonContent.ImagePlacement {
    if contains(.top) { return .top }
    if contains(.bottom) { return .bottom }
    return contains(.trailing) ? .trailing : .leading
  }
}

extension ButtonContent.ImageSize {
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension ControlInsets {
  /// Insets of a text that reads from left to right; for sizes the direction makes no difference.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: ControlInsets) {
    self.init(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }
}
