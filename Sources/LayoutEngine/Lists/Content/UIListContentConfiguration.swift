public import Foundation

/// The content of a list's row, header or footer.
///
/// The texts, fonts, image and margins determine the height. The paddings were not measured on a
/// device.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      /// In UIKit's order.
      case natural, center, justified
    }
    public enum TextTransform: Int, Sendable {
      /// In UIKit's order.
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor = .label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    /// The break mode of a line that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks in a narrow view; only stored.
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before a line is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// Whether a long press shows the full text.
    public var showsExpansionTextWhenTruncated = false

    package init(font: UIFont, color: UIColor = .label) {
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
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 means no limit.
    public var maximumSize = CGSize.zero
    /// The minimum space for the image, in points; 0 takes the image's size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colors leave the image unchanged.
    public var accessibilityIgnoresInvertColors = false
    /// The color of the image's outline.
    public var strokeColor: UIColor?
    /// The width of the image's outline, in points.
    public var strokeWidth: CGFloat = 0

    package init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, which replaces ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The secondary text with attributes, which replaces ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The axes where the margins are at least the superview's margins.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the two texts are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The opacity, from 0 (transparent) to 1.
  public var alpha: CGFloat = 1
  /// The distance from the image to the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts above each other, in points.
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

  /// The space above and below a row's text: the same as in tables.
  private static var rowMargin: CGFloat {
    MainActor.assumeIsolated {
      TableMetrics().contentMargins(inWidth: 0, besideAccessory: false).top
    }
  }

  private static func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style)
  }

  // MARK: Styles

  /// Returns a row with a text and a secondary text below it.
  public static func cell() -> Self { Self(text: font(.body), secondary: font(.caption1)) }
  /// Returns a row with two texts above each other.
  public static func subtitleCell() -> Self { cell() }
  /// Returns a row with two texts side by side.
  public static func valueCell() -> Self {
    var row = Self(text: font(.body), secondary: font(.body))
    row.prefersSideBySideTextAndSecondaryText = true
    return row
  }
  /// Returns a header of a plain list.
  public static func plainHeader() -> Self {
    Self(text: font(.headline), secondary: font(.footnote))
  }
  /// Returns a footer of a plain list.
  public static func plainFooter() -> Self {
    Self(text: font(.body), secondary: font(.footnote), color: .secondaryLabel)
  }
  /// Returns a header of a grouped list.
  public static func groupedHeader() -> Self {
    var header = Self(text: font(.footnote), secondary: font(.footnote), color: .secondaryLabel)
    header.textProperties.transform = .uppercase
    return header
  }
  /// Returns a footer of a grouped list.
  public static func groupedFooter() -> Self {
    Self(text: font(.footnote), secondary: font(.footnote), color: .secondaryLabel)
  }
  public static func sidebarCell() -> Self {
    Self(text: font(.body), secondary: font(.subheadline))
  }
  /// Returns a sidebar row with an image as high as two lines.
  public static func sidebarSubtitleCell() -> Self { sidebarCell() }
  /// Returns a header of a sidebar.
  public static func sidebarHeader() -> Self {
    Self(text: font(.headline), secondary: font(.subheadline))
  }
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  /// Returns a row beside a sidebar, with two texts.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarCell() }
  /// Returns a prominent header.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(text: font(.title3), secondary: font(.footnote))
  }
  /// Returns a prominent header with additional space.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(text: font(.title2), secondary: font(.footnote))
  }
  public static func header() -> Self { plainHeader() }
  public static func footer() -> Self { plainFooter() }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with gray text for a disabled cell.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard (state as? UICellConfigurationState)?.isDisabled == true else { return self }
    var disabled = self
    disabled.textProperties.color = .tertiaryLabel
    return disabled
  }

  /// Returns a text as it is displayed.
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
