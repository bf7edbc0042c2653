public import Foundation

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The layout of paragraphs, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The points after each glyph in addition to its advance, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The newer name of `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The attachment at this character, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key("NSAttachment")

  // The other attributes change no geometry.

  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The line under the text, the number of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line under the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text, the number of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outlines, in hundredths of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The distance of letters above the baseline.
  ///
  /// It does not affect lines here.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The stretch of letters.
  ///
  /// It does not affect lines here.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing directions of nested ranges.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let link = NSAttributedString.Key("NSLink")
}

/// The lines under and through text.
///
/// A pattern combines with a style.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 0x01)
  public static let thick = Self(rawValue: 0x02)
  public static let double = Self(rawValue: 0x09)
  public static let patternDot = Self(rawValue: 0x0100)
  public static let patternDash = Self(rawValue: 0x0200)
  public static let patternDashDot = Self(rawValue: 0x0300)
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// Draws lines under words only, without the spaces between them.
  public static let byWord = Self(rawValue: 0x8000)
}

/// A shadow.
///
/// It changes no geometry.
open class NSShadow: NSObject, NSCopying {
  private let typeInfo = FoundationTypeInfo()

  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The radius of the shadow's blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color; nil for the default.
  open var shadowColor: Any?

  public override init() { super.init() }

  /// Compares the appearance of two shadows.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && AttributeEquality.areEqual(shadowColor, other.shadowColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }

  /// Returns an independent copy of the shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
