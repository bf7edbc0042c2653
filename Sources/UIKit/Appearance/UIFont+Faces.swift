public import LayoutEngine
import TextMeasurement

// MARK: - System fonts

extension UIFont {
  /// The font size of a button unless set.
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system font of a weight with digits of equal width.
  ///
  /// The engine uses the width of its 0, because no reference measurements are available.
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

  /// Returns the system font of a text style at the traits' text size.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let category = traitCollection?.preferredContentSizeCategory,
      let stated = ContentSizeCategory(category)
    else { return preferredFont(forTextStyle: style) }
    return UIFont(applyingBoldText: FontDescription(textStyle: style.value, category: stated))
  }
}

// MARK: - Names

extension UIFont {
  /// The name of the family, for example `Source Sans Pro`.
  public var familyName: String {
    switch value.family {
    case .system: ".AppleSystemUIFont"
    case .helveticaNeue: "Helvetica Neue"
    case .app(let font): font.familyName
    case .named(let key): FontFamily.with(key: key)?.name ?? value.faceName ?? key
    }
  }

  /// The name of the face, for example `SourceSansPro-Bold`, or the requested name.
  public var fontName: String {
    if let name = value.faceName { return name }
    let family = value.family == .system ? ".SFUI" : familyName.filter { $0 != " " }
    return family + "-" + value.styleName
  }

  /// The names of the system's font families, sorted.
  public class var familyNames: [String] {
    (FontFamily.all.filter(\.isOnSystem).map(\.name) + ["Helvetica Neue"]).sorted()
  }

  /// Returns the name of the family's regular face; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    return [familyName.filter { $0 != " " }]
  }
}

extension FontDescription {
  /// The weight and slope as a suffix of face names, for example `SemiboldItalic`.
  fileprivate var styleName: String {
    let weight = weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
    guard isItalic else { return weight }
    return self.weight == .regular ? "Italic" : weight + "Italic"
  }
}

// MARK: - Heights

extension UIFont {
  /// The space between adjacent lines, in points.
  public var leading: CGFloat { value.lineGap }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { height(\.capHeight) }
  /// The height of lowercase letters without an ascender, in points.
  public var xHeight: CGFloat { height(\.xHeight) }

  private func height(_ units: KeyPath<LineMetrics, Double>) -> CGFloat {
    let line = value.lineMetrics
    return line.points(line[keyPath: units], at: value.pointSize)
  }
}

extension ContentSizeCategory {
  /// Creates the category with UIKit's name; nil for a name without a size.
  init?(_ category: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.ascending.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }
}
