import DeviceCatalog

/// A language of an application, or one of Xcode's pseudolanguages.
package struct Language: Hashable, Sendable {
  /// The change that a pseudolanguage makes to texts.
  package enum Pseudolanguage: String, CaseIterable, Sendable {
    /// Every text twice, for languages that need more room.
    case doubleLength = "doubleLengthPseudolanguage"
    /// Letters with accents, higher and lower than English letters.
    case accented = "accentedPseudolanguage"
    /// Every text between brackets; a truncated text lacks its closing bracket.
    case bounded = "boundedStringPseudolanguage"
    /// The unchanged texts, in a layout from right to left.
    case rightToLeft = "rightToLeftPseudolanguage"
  }

  /// The screens' own texts.
  package static let base = Language(known: "base")

  private init(known tag: String) { self.tag = tag }

  /// The tag in the form of localization folders, with hyphens: `de`, `pt-BR`, `zh-Hant`.
  package let tag: String

  /// Creates a language; nil for a text other than a language's tag or a pseudolanguage.
  package init?(tag: String) {
    if Pseudolanguage(rawValue: tag) == nil, tag != Self.base.tag {
      let parts = tag.split(omittingEmptySubsequences: false) { "-_".contains($0) }
      let isTag = parts.allSatisfy { part in
        (2...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      guard isTag, let first = parts.first, (2...3).contains(first.count),
        first.allSatisfy(\.isLetter)
      else { return nil }
    }
    self.tag = tag.replacing("_", with: "-")
  }

  /// Xcode's pseudolanguage with this tag; nil for a natural language.
  package var pseudolanguage: Pseudolanguage? { Pseudolanguage(rawValue: tag) }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    if let pseudolanguage { return pseudolanguage == .rightToLeft }
    let parts = tag.lowercased().split(separator: "-").map(String.init)
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return Self.scriptsFromTheRight.contains(script)
    }
    return Self.languagesFromTheRight.contains(parts[0])
  }

  /// The languages with a usual script from right to left, by Unicode's CLDR.
  private static let languagesFromTheRight: Set<String> = [
    "aeb", "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he",
    "iw", "khw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "sdh", "skr", "syr", "ug", "ur",
    "yi",
  ]
  private static let scriptsFromTheRight: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}

extension Language {
  /// The tags of translations for the language, the nearest first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  ///
  /// Empty for a pseudolanguage and for ``base``.
  package var tagsInOrder: [String] {
    guard pseudolanguage == nil, self != .base else { return [] }
    let parts = tag.split(separator: "-")
    return parts.indices.reversed().flatMap { last in
      let parts = parts[...last]
      let hyphenated = parts.joined(separator: "-")
      return parts.count == 1 ? [hyphenated] : [hyphenated, parts.joined(separator: "_")]
    }
  }
}

/// A text that is not the tag of a language.
package struct UnknownLanguage: Error, Hashable, Sendable {
  /// The text as given.
  package let tag: String

  package init(tag: String) { self.tag = tag }

  /// The error message.
  package var message: String { "'\(tag)' is not the tag of a language" }

  /// The most similar pseudolanguage; nil if none is similar.
  package var nearest: String? {
    let others = [Language.base.tag] + Language.Pseudolanguage.allCases.map(\.rawValue)
    return nearestSpelling(to: tag, among: others)
  }

  /// The fix without a similar name.
  package static let fix = "write it like de or pt-BR"
}

extension Language {
  /// Returns the language in an option or a variable.
  package static func tagged(_ tag: String) throws(UnknownLanguage) -> Language {
    guard let language = Language(tag: tag) else { throw UnknownLanguage(tag: tag) }
    return language
  }
}

extension Language: Codable {
  /// Decodes a ``tag``.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag = try container.decode(String.self)
    guard let language = Language(tag: tag) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(tag)' is not a language"
      )
    }
    self = language
  }

  /// Encodes the ``tag``.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
