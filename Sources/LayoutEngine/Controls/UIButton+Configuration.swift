public import Foundation
import TextMeasurement

extension UIButton {
  /// The appearance of a button since iOS 15.
  public struct Configuration: Hashable, Sendable {
    public enum Size: Int, Sendable {
      /// A button of 34 points for a line of body text.
      case medium
      /// A button of 28 points for a line of smaller text.
      case small, mini
      /// A button of 50 points for a line of body text.
      case large
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic
      /// At a side or in the center.
      case leading, center, trailing
    }

    /// The rounding of the corners; it does not affect the size.
    public enum CornerStyle: Int, Sendable {
      /// The background's radius, or a radius in proportion to the text size.
      case fixed, dynamic
      case small, medium, large
      case capsule
    }

    /// The title; the characters of ``attributedTitle`` if set.
    public var title: String? {
      get { storedTitle }
      set {
        storedTitle = newValue
        storedAttributedTitle = nil
      }
    }

    /// The title with attributes; it is measured in the font of its first run that has one.
    public var attributedTitle: AttributedString? {
      get { storedAttributedTitle }
      set {
        storedAttributedTitle = newValue
        storedTitle = newValue.map { String($0.characters) }
      }
    }

    /// Replaces the attributes of the title; only the font affects the size.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    public var subtitle: String?
    public var image: UIImage?
    /// The side of the title where the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The color of title and image; nil selects the style's color.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil selects the style's color.
    public var baseBackgroundColor: UIColor?
    /// Whether the appearance changes automatically with the selection.
    public var automaticallyUpdateForSelection = true

    /// The insets of the content; the insets of ``buttonSize`` unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { chosenInsets ?? NSDirectionalEdgeInsets(buttonSize.metric.contentInsets) }
      set { chosenInsets = newValue }
    }

    private var storedTitle: String?
    private var storedAttributedTitle: AttributedString?
    private var chosenInsets: NSDirectionalEdgeInsets?

    /// Restores the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() { chosenInsets = nil }

    /// Returns the configuration for a button's state.
    ///
    /// Only its colors depend on the state.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    /// Returns a style without a background.
    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    /// Returns a style without a background, with the insets of the other styles.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a style with a gray background.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a style with a faint tinted background.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a style with a prominent background.
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  /// Called when the button's state, or another property that affects its appearance, has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

extension UIButton.Configuration {
  /// Returns the configuration's content with the button's title, font and image.
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

  /// Returns the title's font for a button without its own font.
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
  /// The first side in the set.
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
  /// Creates insets for left-to-right text.
  ///
  /// The direction does not affect sizes.
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
