public import Foundation

/// What a row of a list, or the view above or below a section, shows.
///
/// Texts and their fonts, the image and the margins decide the height; paddings are not measured on a device.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      /// UIKit's own list, in its order.
      case natural, center, justified
    }
    public enum TextTransform: Int, Sendable {
      /// UIKit's own list, in its order.
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor = .label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    /// Where a line that is too long breaks.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font shrinks in a narrow view; recorded only.
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before a line is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that the user has chosen.
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// Whether the whole text shows when the view is pressed for long.
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont, color: UIColor = .label) {
      self.font = font
      self.color = color
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  public struct ImageProperties {
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The most that the image takes, in points; 0 for any size.
    public var maximumSize = CGSize.zero
    /// The room that the image has at least, in points; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colours leave the image alone.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the line around the image.
    public var strokeColor: UIColor?
    /// The width of the line around the image, in points.
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, instead of ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The further text with attributes, instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Along which axes the margins are at least those that the view around has.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// What the content keeps from the view's edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// From 0, transparent, to 1.
  public var alpha: CGFloat = 1
  /// From the image to the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// From the text to the one below, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(
    text: UIFont,
    secondary: UIFont,
    color: UIColor = .label,
    vertical: CGFloat = Self.rowMargin
  ) {
    textProperties = TextProperties(font: text, color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical,
      leading: 0,
      bottom: vertical,
      trailing: 0
    )
  }

  /// What rows keep above and below their text: as in tables.
  private static var rowMargin: CGFloat {
    MainActor.assumeIsolated {
      TableMetrics().contentMargins(inWidth: 0, besideAccessory: false).top
    }
  }

  private static func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style)
  }

  // MARK: Styles

  /// A row with a text, and with a further one below it.
  public static func cell() -> Self { Self(text: font(.body), secondary: font(.caption1)) }
  /// A row with two texts below each other.
  public static func subtitleCell() -> Self { cell() }
  /// A row with two texts beside each other.
  public static func valueCell() -> Self {
    var row = Self(text: font(.body), secondary: font(.body))
    row.prefersSideBySideTextAndSecondaryText = true
    return row
  }
  /// The view above a section of a plain list.
  public static func plainHeader() -> Self {
    Self(text: font(.headline), secondary: font(.footnote))
  }
  /// The view below a section of a plain list.
  public static func plainFooter() -> Self {
    Self(text: font(.body), secondary: font(.footnote), color: .secondaryLabel)
  }
  /// The view above a section of a grouped list.
  public static func groupedHeader() -> Self {
    var header = Self(text: font(.footnote), secondary: font(.footnote), color: .secondaryLabel)
    header.textProperties.transform = .uppercase
    return header
  }
  /// The view below a section of a grouped list.
  public static func groupedFooter() -> Self {
    Self(text: font(.footnote), secondary: font(.footnote), color: .secondaryLabel)
  }
  public static func sidebarCell() -> Self {
    Self(text: font(.body), secondary: font(.subheadline))
  }
  /// A row of a sidebar with an image as large as two lines.
  public static func sidebarSubtitleCell() -> Self { sidebarCell() }
  /// The view above a section of a sidebar.
  public static func sidebarHeader() -> Self {
    Self(text: font(.headline), secondary: font(.subheadline))
  }
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  /// A row beside a sidebar, with two texts.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarCell() }
  /// The view above a section that stands out.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(text: font(.title3), secondary: font(.footnote))
  }
  /// The view above a section that stands out and has much room.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(text: font(.title2), secondary: font(.footnote))
  }
  public static func header() -> Self { plainHeader() }
  public static func footer() -> Self { plainFooter() }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same, in grey where the cell cannot be operated.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard (state as? UICellConfigurationState)?.isDisabled == true else { return self }
    var disabled = self
    disabled.textProperties.color = .tertiaryLabel
    return disabled
  }

  /// A text as it is shown.
  func shown(_ text: String?, _ properties: TextProperties) -> String? {
    switch properties.transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static var grayscale: Self {
    Self { color in
      var (white, alpha): (CGFloat, CGFloat) = (0, 1)
      return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
    }
  }
  public static var preferredTint: Self { Self { $0 } }
  public static var monochromeTint: Self { Self { $0.withAlphaComponent(0.5) } }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = Self(rawValue: 1 << 0)
  public static let vertical = Self(rawValue: 1 << 1)
  public static let both: Self = [.horizontal, .vertical]
}
