/// The change of the text that a user makes in the settings while an app runs.
package struct TextSizeChange: Codable, Hashable, Sendable {
  /// Nil leaves the size.
  package var size: TextSize?
  /// Whether text is bold; nil leaves it.
  package var isBold: Bool?

  package init(size: TextSize? = nil, isBold: Bool? = nil) {
    self.size = size
    self.isBold = isBold
  }
}

/// The text sizes among which a user chooses, from the smallest text to the largest; raw values are
/// UIKit's names of the content size categories.
package enum TextSize: String, CaseIterable, Codable, Sendable {
  case extraSmall, small, medium
  /// That of a user who has chosen none.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
