import AppLanguages
import DeviceCatalog

// The name of settings occurs in baselines and their paths, in databases, exports and reports.

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
    if boldText { words.append(Self.boldWord) }
    if width != .full { words.append(width.word) }
    return words
  }

  /// The ``words`` as a part of a case's name; nil without any.
  package var name: String? { self == .standard ? nil : words.joined(separator: " ") }

  /// Creates the settings with a ``name``; nil for another text.
  package init?(named name: String?) {
    let words = (name ?? "").split(separator: " ").map(String.init)
    self.init(
      language: words.first.flatMap { Language(tag: $0) },
      textSize: words.firstValue { TextSize(rawValue: $0) } ?? .large,
      direction: words.firstValue { LayoutDirection(rawValue: $0) },
      boldText: words.contains(Self.boldWord),
      width: words.firstValue { ApplicationWidth(word: $0) } ?? .full
    )
    // Refuses unknown words, repetitions and another order.
    guard self.name == name else { return nil }
  }

  private static let boldWord = "boldText"
}

extension [String] {
  /// Returns the first value that a function makes of a word; nil without one.
  fileprivate func firstValue<Value>(_ value: (String) -> Value?) -> Value? {
    for word in self {
      if let value = value(word) { return value }
    }
    return nil
  }
}

extension UserSettings: Codable {
  /// Decodes a ``name``, or an empty text for the default settings.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let settings = UserSettings(named: name.isEmpty ? nil : name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(name)' is not the name of user settings"
      )
    }
    self = settings
  }

  /// Encodes the ``name``, or an empty text for the default settings.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name ?? "")
  }
}

// Synthesized conformances to `Codable` call these functions. A key is missing for default settings.

extension KeyedEncodingContainer {
  package mutating func encode(_ settings: UserSettings, forKey key: Key) throws {
    if let name = settings.name { try encode(name, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  package func decode(_ type: UserSettings.Type, forKey key: Key) throws -> UserSettings {
    try decodeIfPresent(UserSettings.self, forKey: key) ?? .standard
  }
}
