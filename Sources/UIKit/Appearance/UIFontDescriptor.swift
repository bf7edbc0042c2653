public import LayoutEngine
import TextMeasurement

/// The description of a font: its name or family, size, weight and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Sendable because the value never changes after creation.
  final let value: FontDescription

  init(_ value: FontDescription) {
    self.value = value
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(named: fontName, pointSize: size))
  }

  /// Creates a descriptor from a name or a family, a size, and traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescription(pointSize: 12).adding(attributes))
  }

  /// Returns the descriptor of a text style's font at the user's text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font at the traits' text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { UIFont(value).fontName }
  /// The size in points.
  open var pointSize: CGFloat { value.pointSize }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if value.weight.value >= FontWeight.semibold.value { traits.insert(.traitBold) }
    if value.isItalic { traits.insert(.traitItalic) }
    if value.family == .named(FontFamily.systemMonospacedKey) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The name, family, size and traits.
  open var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .weight: CGFloat(value.weight.value), .symbolic: symbolicTraits.rawValue,
    ]
    return [
      .name: postscriptName, .family: UIFont(value).familyName, .size: pointSize, .traits: traits,
    ]
  }

  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  /// Returns the descriptor with exactly these traits.
  ///
  /// Every family supports them here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(value.with(symbolicTraits))
  }

  /// Returns the descriptor of the same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns the descriptor of a family's font with the same size, weight and slope.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the descriptor of a design of the system font.
  ///
  /// All designs except the monospaced one have the same measurements.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard value.family == .system, design == .monospaced else { return self }
    var changed = value
    changed.family = .named(FontFamily.systemMonospacedKey)
    return UIFontDescriptor(changed)
  }

  /// Returns the descriptor with additional or replaced attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(value.adding(attributes))
  }

  /// Compares the measurements of the described fonts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.value == value
  }

  open override var hash: Int { value.hashValue }
}

extension UIFontDescriptor {
  /// The traits of a face, with UIKit's bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the face, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and other traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a number from -1 to 1 or a ``UIFont/Weight``.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The bits of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension UIFont {
  /// Creates the font of a descriptor.
  ///
  /// A size of 0 keeps the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var value = descriptor.value
    if pointSize > 0 { value.pointSize = pointSize }
    self.init(value)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(value) }
}

extension FontDescription {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
    var value = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      value = FontDescription(named: name, pointSize: pointSize, weight: weight)
      value.isItalic = value.isItalic || isItalic
    }
    if let size = attributes[.size] as? CGFloat { value.pointSize = size }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else {
      return value
    }
    if let bits = traits[.symbolic] as? UInt32 {
      value = value.with(UIFontDescriptor.SymbolicTraits(rawValue: bits))
    }
    if let weight = traits[.weight] as? UIFont.Weight ?? Self.weight(traits[.weight]) {
      value.weight = FontWeight(nearestTo: weight.rawValue)
    }
    return value
  }

  private static func weight(_ value: Any?) -> UIFont.Weight? {
    (value as? CGFloat).map(UIFont.Weight.init)
  }

  /// Returns the font with other traits.
  ///
  /// A change clears the face name, because the face differs.
  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontDescription {
    var value = self
    let isBold = weight.value >= FontWeight.semibold.value
    if traits.contains(.traitBold) != isBold {
      value.weight = traits.contains(.traitBold) ? boldTrait : .regular
      value.faceName = nil
    }
    if traits.contains(.traitItalic) != isItalic {
      value.isItalic.toggle()
      value.faceName = nil
    }
    return value
  }

  /// The weight of the bold trait.
  ///
  /// For a text style it is semibold, as in its headline.
  private var boldTrait: FontWeight { textStyle == nil ? .bold : .semibold }
}
