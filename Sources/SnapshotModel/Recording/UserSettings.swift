package import AppLanguages
package import DeviceCatalog

/// The choices of a device's user that affect layouts, and the application's part of the screen.
package struct UserSettings: Hashable, Sendable {
  /// The settings of a user who changed none.
  package static let standard = UserSettings()

  /// The language; nil for the screens' own texts.
  package private(set) var language: Language?
  /// The content size category; large is the system's default.
  package var textSize: TextSize
  /// The reading direction of the application.
  package private(set) var readingDirection: LayoutDirection
  package var boldText: Bool
  /// The share of the screen that the application's window gets.
  package var width: ApplicationWidth

  /// Creates settings; without a direction, they have the direction of the language.
  package init(
    language: Language? = nil,
    textSize: TextSize = .large,
    direction: LayoutDirection? = nil,
    boldText: Bool = false,
    width: ApplicationWidth = .full
  ) {
    self.language = language == .base ? nil : language
    self.textSize = textSize
    readingDirection = direction ?? language?.direction ?? .leftToRight
    self.boldText = boldText
    self.width = width
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

/// The direction of a language, with UIKit's names.
package enum LayoutDirection: String, CaseIterable, Codable, Sendable {
  case leftToRight, rightToLeft
}
