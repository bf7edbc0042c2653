public import Foundation
import TextMeasurement

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three below the default.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two below the default.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three above the default, the last without Accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the Accessibility sizes.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the Accessibility sizes.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the Accessibility sizes.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth of the Accessibility sizes.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest of all sizes.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Posted when the user prefers another text size.
  public static var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// The categories from the smallest text to the largest.
  static let ascending: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The categories with UIKit's names for them, from the smallest text to the largest.
  package static var named: [(name: String, value: Self)] {
    zip(ContentSizeCategory.allCases, ascending).map { ($0.rawValue, $1) }
  }

  /// UIKit's name, such as `accessibilityLarge`.
  package var name: String { value.rawValue }

  /// The text size that the tables of text styles go by; the default for unknown categories.
  var value: ContentSizeCategory {
    let position = Self.ascending.firstIndex(of: self)
    return position.map { ContentSizeCategory.allCases[$0] } ?? .large
  }

  /// Whether this is one of the five sizes offered only under Accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Orders categories by text size; unspecified and unknown ones come before all others.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (ascending.firstIndex(of: lhs) ?? -1) < (ascending.firstIndex(of: rhs) ?? -1)
  }
}
