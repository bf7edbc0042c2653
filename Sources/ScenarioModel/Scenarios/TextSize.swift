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
