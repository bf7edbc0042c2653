public import Foundation

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The layout of paragraphs, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The points behind each glyph beyond its advance, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The same under its newer name.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// What stands in the text, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key("NSAttachment")

  // The others change no geometry.

  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The line under the text, the number of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text, the number of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How strong the letters' outlines are, in hundredths of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How far letters are above the baseline; lines take no account of it here.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How far letters are stretched; lines take no account of it here.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions in which nested stretches are written.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let link = NSAttributedString.Key("NSLink")
}

/// The lines under and through text; a pattern is added to a style.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, UIKit's.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)
  public static let thick = Self(rawValue: 0x02)
  public static let double = Self(rawValue: 0x09)
  public static let patternDot = Self(rawValue: 0x0100)
  public static let patternDash = Self(rawValue: 0x0200)
  public static let patternDashDot = Self(rawValue: 0x0300)
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// Under words, and not under the spaces between them.
  public static let byWord = Self(rawValue: 0x8000)
}

/// A shadow, which changes no geometry.
open class NSShadow: NSObject, NSCopying {
  private let typeInfo = FoundationTypeInfo()

  /// How far the shadow is from what throws it, in points.
  open var shadowOffset = CGSize.zero
  /// How far its edge fades, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour; nil for the usual one.
  open var shadowColor: Any?

  public override init() { super.init() }

  /// Shadows that look alike are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && AttributeEquality.areEqual(shadowColor, other.shadowColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }

  /// Returns a shadow that stays as this one is now.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
