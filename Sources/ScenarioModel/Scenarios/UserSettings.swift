package import DeviceCatalog

/// The choices of a device's user that affect layouts, and the application's part of the screen.
package struct UserSettings: Hashable, Sendable {
  /// The language; nil for the screens' own texts.
  package var language: Language?
  /// The content size category; large is the system's default.
  package var textSize: TextSize
  /// The reading direction; nil for the language's own.
  package var direction: LayoutDirection?
  package var boldText: Bool
  /// The share of the screen that the application's window gets.
  package var width: ApplicationWidth

  package init(
    language: Language? = nil,
    textSize: TextSize = .large,
    direction: LayoutDirection? = nil,
    boldText: Bool = false,
    width: ApplicationWidth = .full
  ) {
    self.language = language
    self.textSize = textSize
    self.direction = direction
    self.boldText = boldText
    self.width = width
  }

  /// The reading direction of the application.
  package var readingDirection: LayoutDirection {
    direction ?? language?.direction ?? .leftToRight
  }
}

extension UserSettings {
  /// The words for the settings that differ from the defaults.
  ///
  /// For example `["ar", "accessibilityLarge", "boldText", "half"]`. Equal settings have equal
  /// words, and different settings have different words.
  package var words: [String] {
    var words: [String] = []
    if let language { words.append(language.tag) }
    if textSize != .large { words.append(textSize.rawValue) }
    if readingDirection != language?.direction ?? .leftToRight {
      words.append(readingDirection.rawValue)
    }
    if boldText { words.append("boldText") }
    if width != .full { words.append(width.word) }
    return words
  }

  /// The ``words`` as a part of a case's name; nil without any.
  package var name: String? { words.isEmpty ? nil : words.joined(separator: " ") }
}

extension SimulationSettings {
  /// Returns the settings with a user's choices for the axes of a matrix.
  func adopting(_ user: UserSettings, of matrix: Matrix) -> SimulationSettings {
    var settings = self
    if matrix.textSizes != nil { settings.contentSizeCategory = nil }
    if matrix.directions != nil || user.language != nil { settings.layoutDirection = nil }
    if matrix.boldText != nil { settings.boldText = nil }
    if matrix.widths != nil { settings.applicationWidth = nil }
    settings.adopt(user)
    return settings
  }

  /// Copies the user's choices that differ from the defaults.
  mutating func adopt(_ user: UserSettings) {
    if user.textSize != .large { contentSizeCategory = user.textSize }
    if user.readingDirection != .leftToRight { layoutDirection = user.readingDirection }
    if user.boldText { boldText = true }
    if user.width != .full { applicationWidth = user.width }
  }
}

extension UserSettings {
  /// Creates the settings with a ``name``; nil for an invalid name.
  package init?(named name: String?) {
    self.init()
    for word in (name ?? "").split(separator: " ").map(String.init) {
      if let size = TextSize(rawValue: word) {
        textSize = size
      } else if let direction = LayoutDirection(rawValue: word) {
        self.direction = direction
      } else if word == "boldText" {
        boldText = true
      } else if let width = ApplicationWidth(word: word) {
        self.width = width
      } else if let language = Language(tag: word) {
        self.language = language
      } else {
        return nil
      }
    }
  }
}
