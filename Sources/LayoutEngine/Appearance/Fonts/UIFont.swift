public import Foundation
package import TextMeasurement

/// A typeface at a size.
///
/// Tables of glyph advances provide the measurements of the system font, see ``FontDescription``.
public final class UIFont: NSObject, Sendable {
  private let typeInfo = FoundationTypeInfo()
  package let value: FontDescription
  /// The font without the effect of the user's bold text.
  private let chosen: FontDescription

  /// The size of attributed text without a font.
  package static let stringDrawingFontSize: CGFloat = 12

  package init(_ value: FontDescription) {
    self.value = value
    chosen = value
  }

  /// Creates a font with the effect of the user's bold text.
  package init(applyingBoldText chosen: FontDescription) {
    self.chosen = chosen
    value = chosen.applyingBoldText
  }

  /// The font at the current text weight, and at the current text size if it has a text style.
  var adjustedForContentSizeCategory: UIFont {
    guard let style = chosen.textStyle else { return UIFont(applyingBoldText: chosen) }
    let category = DeviceContext.current.options.contentSizeCategory.value
    let font = FontDescription(textStyle: style, category: category)
    var adjusted = chosen
    adjusted.pointSize = font.pointSize
    adjusted.leading = font.leading
    return UIFont(applyingBoldText: adjusted)
  }

  /// Creates a font with a family or face name; nil for a family without known measurements.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let value = FontDescription(named: fontName, pointSize: fontSize)
    if case .named = value.family, value.knownFamily == nil { return nil }
    self.init(value)
  }

  /// Creates a named font.
  ///
  /// `system` and its variants are the system font.
  package convenience init(named name: String, size: CGFloat, weight: String) {
    let weight = FontWeight(rawValue: weight) ?? .regular
    self.init(applyingBoldText: FontDescription(named: name, pointSize: size, weight: weight))
  }

  /// Creates the font of a text style at a text size, for example `body` at `extraSmall`; nil for
  /// unknown names.
  ///
  /// Without a category, it uses the device's text size.
  package convenience init?(textStyleNamed name: String, category: String? = nil) {
    let chosen = DeviceContext.current.options.contentSizeCategory.value
    guard let style = TextMeasurement.TextStyle(rawValue: name),
      let category = category.map(ContentSizeCategory.init(rawValue:)) ?? chosen
    else { return nil }
    self.init(applyingBoldText: FontDescription(textStyle: style, category: category))
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let weight = FontWeight(nearestTo: weight.rawValue)
    return UIFont(applyingBoldText: FontDescription(pointSize: fontSize, weight: weight))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(applyingBoldText: FontDescription(pointSize: fontSize, isItalic: true))
  }

  /// The font size of a label unless set.
  public class var labelFontSize: CGFloat { 17 }

  /// Returns the system font of a text style at the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let category = DeviceContext.current.options.contentSizeCategory.value
    return UIFont(applyingBoldText: FontDescription(textStyle: style.value, category: category))
  }

  /// The size in points.
  public var pointSize: CGFloat { value.pointSize }
  /// The height of a line in points.
  public var lineHeight: CGFloat { value.lineHeight }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { value.ascender }
  /// The depth of letters below the baseline, as a negative number of points.
  public var descender: CGFloat { -value.descender }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var resized = value
    resized.pointSize = fontSize
    return UIFont(resized)
  }

  /// Compares the measurements of two fonts.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.value == value }

  public override var hash: Int { value.hashValue }
}

extension UIFont {
  /// The thickness of strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: FontWeight.ultraLight.value)
    public static let thin = Weight(rawValue: FontWeight.thin.value)
    public static let light = Weight(rawValue: FontWeight.light.value)
    public static let regular = Weight(rawValue: FontWeight.regular.value)
    public static let medium = Weight(rawValue: FontWeight.medium.value)
    public static let semibold = Weight(rawValue: FontWeight.semibold.value)
    public static let bold = Weight(rawValue: FontWeight.bold.value)
    public static let heavy = Weight(rawValue: FontWeight.heavy.value)
    public static let black = Weight(rawValue: FontWeight.black.value)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    package var value: TextMeasurement.TextStyle {
      Self.values[rawValue] ?? .body
    }

    /// The styles by UIKit's names; a table needs one each time that it lays out a row.
    private static let values = Dictionary(
      uniqueKeysWithValues: TextMeasurement.TextStyle.allCases.map { (TextStyle($0).rawValue, $0) }
    )

    /// UIKit's raw values call the large title `Title0` and the subheadline `Subhead`.
    private static func suffix(of value: TextMeasurement.TextStyle) -> String {
      switch value {
      case .largeTitle: "Title0"
      case .subheadline: "Subhead"
      default: value.rawValue.prefix(1).uppercased() + value.rawValue.dropFirst()
      }
    }

    private init(_ value: TextMeasurement.TextStyle) {
      rawValue = "UICTFontTextStyle" + Self.suffix(of: value)
    }

    public static let largeTitle = TextStyle(TextMeasurement.TextStyle.largeTitle)
    public static let title1 = TextStyle(TextMeasurement.TextStyle.title1)
    public static let title2 = TextStyle(TextMeasurement.TextStyle.title2)
    public static let title3 = TextStyle(TextMeasurement.TextStyle.title3)
    public static let headline = TextStyle(TextMeasurement.TextStyle.headline)
    public static let body = TextStyle(TextMeasurement.TextStyle.body)
    public static let callout = TextStyle(TextMeasurement.TextStyle.callout)
    public static let subheadline = TextStyle(TextMeasurement.TextStyle.subheadline)
    public static let footnote = TextStyle(TextMeasurement.TextStyle.footnote)
    public static let caption1 = TextStyle(TextMeasurement.TextStyle.caption1)
    public static let caption2 = TextStyle(TextMeasurement.TextStyle.caption2)
  }
}
