/// A user's change of the text settings while an app runs.
package struct TextSizeChange: Codable, Hashable, Sendable {
  /// The new size; nil leaves it unchanged.
  package var size: TextSize?
  /// Whether text is bold; nil leaves it unchanged.
  package var isBold: Bool?

  package init(size: TextSize? = nil, isBold: Bool? = nil) {
    self.size = size
    self.isBold = isBold
  }
}

/// The text sizes that a user can choose, from the smallest to the largest.
///
/// Raw values are UIKit's names of the content size categories.
package enum TextSize: String, CaseIterable, Codable, Sendable {
  case extraSmall, small, medium
  /// The default size.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
