public import Foundation
import TextMeasurement

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three sizes below the default.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two sizes below the default.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One size below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One size above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two sizes above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three sizes above the default, the largest outside of Accessibility.
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

  /// Posted after a change of the user's text size.
  public static var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// The categories from the smallest text to the largest.
  package static let ascending: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The categories with UIKit's names, from the smallest text to the largest.
  package static var named: [(name: String, value: Self)] {
    zip(ContentSizeCategory.allCases, ascending).map { ($0.rawValue, $1) }
  }

  /// UIKit's name, such as `accessibilityLarge`.
  package var name: String { value.rawValue }

  /// The text size in the tables of text styles; the default for unknown categories.
  var value: ContentSizeCategory {
    let position = Self.ascending.firstIndex(of: self)
    return position.map { ContentSizeCategory.allCases[$0] } ?? .large
  }

  /// Whether this is one of the five Accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Orders categories by text size; unspecified and unknown ones are below all others.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (ascending.firstIndex(of: lhs) ?? -1) < (ascending.firstIndex(of: rhs) ?? -1)
  }
}
