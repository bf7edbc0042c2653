public import Foundation
import TextMeasurement

// MARK: - System fonts

extension UIFont {
  /// The size of a label's font unless set.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's font unless set.
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The system font of a weight whose digits are all as wide as each other.
  ///
  /// They are as wide as its 0; frames to measure them by are not known.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var value = systemFont(ofSize: fontSize, weight: weight).value
    value.hasMonospacedDigits = true
    return UIFont(value)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var value = systemFont(ofSize: fontSize, weight: weight).value
    value.family = .named(FontFamily.systemMonospacedKey)
    return UIFont(value)
  }

  /// The system font of a role, at the text size that the traits state.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let category = traitCollection?.preferredContentSizeCategory,
      let stated = ContentSizeCategory(category)
    else { return preferredFont(forTextStyle: style) }
    return UIFont(asTheUserReads: FontDescription(textStyle: style.value, category: stated))
  }
}

// MARK: - Names

extension UIFont {
  /// The name of the family: `Source Sans Pro`.
  public var familyName: String {
    switch value.family {
    case .system: ".AppleSystemUIFont"
    case .helveticaNeue: "Helvetica Neue"
    case .app(let font): font.familyName
    case .named(let key): FontFamily.with(key: key)?.name ?? value.faceName ?? key
    }
  }

  /// The name of the face: `SourceSansPro-Bold`, or what the font was asked for by.
  public var fontName: String {
    if let name = value.faceName { return name }
    let family = value.family == .system ? ".SFUI" : familyName.filter { $0 != " " }
    return family + "-" + value.styleName
  }

  /// The names of the families that the system has, in order.
  public class var familyNames: [String] {
    (FontFamily.all.filter(\.isOnSystem).map(\.name) + ["Helvetica Neue"]).sorted()
  }

  /// The name of the family's regular face; empty for a family that is not known.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    return [familyName.filter { $0 != " " }]
  }
}

extension FontDescription {
  /// Weight and slope as the names of faces end with: `SemiboldItalic`.
  fileprivate var styleName: String {
    let weight = weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
    guard isItalic else { return weight }
    return self.weight == .regular ? "Italic" : weight + "Italic"
  }
}

// MARK: - Heights

extension UIFont {
  /// What adjacent lines keep between them, in points.
  public var leading: CGFloat { value.lineGap }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { height(\.capHeight) }
  /// The height of small letters without an ascender, in points.
  public var xHeight: CGFloat { height(\.xHeight) }

  private func height(_ units: KeyPath<LineMetrics, Double>) -> CGFloat {
    let line = value.lineMetrics
    return line.points(line[keyPath: units], at: value.pointSize)
  }
}

extension ContentSizeCategory {
  /// The category of UIKit's name; nil for one that states no size.
  init?(_ category: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.ascending.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }
}
