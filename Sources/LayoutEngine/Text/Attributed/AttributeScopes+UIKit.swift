public import Foundation

extension AttributeScopes {
  /// UIKit's text attributes.
  ///
  /// The font determines the measurements.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's text attributes.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    /// The points after each glyph in addition to its advance.
    public let kern: KernAttribute
    /// The newer name of `kern`.
    public let tracking: TrackingAttribute
    /// The distance of letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "NSFont"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "NSColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "NSBackgroundColor"
  }
  /// The points after each glyph in addition to its advance.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "NSKern"
  }
  /// The newer name of ``KernAttribute``.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "CTTracking"
  }
  /// The distance of letters above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// The attribute's name in an `NSAttributedString`.
    public static let name = "NSBaselineOffset"
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

/// A transformation of a text's attributes.
///
/// It equals only its copies, because closures cannot be compared.
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

  /// Whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Hashes the identity that copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
