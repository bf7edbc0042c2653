public import Foundation

extension AttributeScopes {
  /// The attributes that UIKit gives a text; the font decides how it is measured.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit gives a text.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    /// The points behind each glyph beyond its advance.
    public let kern: KernAttribute
    /// The same under its newer name.
    public let tracking: TrackingAttribute
    /// How far letters are above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    /// The name, as in an `NSAttributedString`.
    public static let name = "NSFont"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    /// The name, as in an `NSAttributedString`.
    public static let name = "NSColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    /// The name, as in an `NSAttributedString`.
    public static let name = "NSBackgroundColor"
  }
  /// The points behind each glyph beyond its advance.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// The name, as in an `NSAttributedString`.
    public static let name = "NSKern"
  }
  /// The same under its newer name.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// The name, as in an `NSAttributedString`.
    public static let name = "CTTracking"
  }
  /// How far letters are above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// The name, as in an `NSAttributedString`.
    public static let name = "NSBaselineOffset"
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

/// Replaces the attributes of a text by others.
///
/// It is equal to its copies only, for closures cannot be compared.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Identity: Sendable {}
  private let identity = Identity()
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Feeds what copies share to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
