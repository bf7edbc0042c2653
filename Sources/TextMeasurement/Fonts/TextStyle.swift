/// A role of text that determines its font.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// The weight of the style's font, the same at all content sizes.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }
}

/// The text size that a user chose in the system's settings.
package enum ContentSizeCategory: String, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}
