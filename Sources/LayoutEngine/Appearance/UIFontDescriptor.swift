public import Foundation
import TextMeasurement

/// What identifies a font: its name or family, size, weight and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Sendable by proof: the value is never written again.
  final let value: FontDescription

  init(_ value: FontDescription) {
    self.value = value
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(named: fontName, pointSize: size))
  }

  /// Makes a description of attributes: a name or a family, a size, and traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescription(pointSize: 12).adding(attributes))
  }

  /// The description of the font of a text style, at the user's text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of the font of a text style, at the text size that the traits state.
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

  /// Name, family, size and traits.
  open var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .weight: CGFloat(value.weight.value), .symbolic: symbolicTraits.rawValue,
    ]
    return [
      .name: postscriptName, .family: UIFont(value).familyName, .size: pointSize, .traits: traits,
    ]
  }

  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  /// The description with exactly these traits, which every family has here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(value.with(symbolicTraits))
  }

  /// The description of the same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// The description of a family's font of the same size, weight and slope.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The description of a design of the system font; all but the one of fixed pitch measure alike.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard value.family == .system, design == .monospaced else { return self }
    var changed = value
    changed.family = .named(FontFamily.systemMonospacedKey)
    return UIFontDescriptor(changed)
  }

  /// The description with more attributes, or with other values of those that it has.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(value.adding(attributes))
  }

  /// Descriptions of fonts that measure alike are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.value == value
  }

  open override var hash: Int { value.hashValue }
}

extension UIFontDescriptor {
  /// Traits that a face has or lacks; the bits are UIKit's.
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
  /// Makes the font of a description; a size of 0 is the description's own.
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

  /// A face that was asked for by name is another one with other traits.
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

  /// A text style's bold is semibold, as that of its headline.
  private var boldTrait: FontWeight { textStyle == nil ? .bold : .semibold }
}
