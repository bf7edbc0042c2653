/// A `.xcstrings` file: texts in all languages.
package struct StringCatalog: Decodable, Sendable {
  struct Entry: Decodable, Sendable { var localizations: [String: Localization]? }

  /// The text for a key in one language, or one of its variants.
  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    /// The variations by kind, device or number, and by case.
    var variations: [String: [String: Localization]]?
    /// The replacements for `%#@name@` in the text, by name.
    var substitutions: [String: Substitution]?
  }

  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Localization]]?
  }

  struct Unit: Decodable, Sendable { var value: String }

  /// The tag of the language of the keys, or of the texts in code.
  package var sourceLanguage: String
  var strings: [String: Entry]

  private enum CodingKeys: String, CodingKey { case sourceLanguage, strings }

  /// Decodes a catalog; the default source language is English.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sourceLanguage =
      try container.decodeIfPresent(String.self, forKey: .sourceLanguage) ?? "en"
    strings = try container.decode([String: Entry].self, forKey: .strings)
  }
}

extension StringCatalog {
  /// Returns the texts by their keys, each in the first of some languages that contains it.
  package func texts(inFirstOf tags: [String]) -> [String: LocalizedText] {
    strings.compactMapValues { entry in
      tags.lazy.compactMap { tag in entry.localizations?[tag]?.text(in: tag) }.first
    }
  }

  /// The tags of the languages with texts.
  package var languages: Set<String> {
    strings.values.reduce(into: []) { $0.formUnion($1.localizations?.keys.map(\.self) ?? []) }
  }
}

extension StringCatalog.Localization {
  /// Returns the text for an iPhone.
  func text(in language: String) -> LocalizedText? {
    if let value = stringUnit?.value { return text(value, language) }
    if let devices = variations?["device"], let own = devices["iphone"] ?? devices["other"] {
      return own.text(in: language)
    }
    let variants = variations?["plural"]?.plural ?? [:]
    return variants[.other].map { text($0, language, variants) }
  }

  private func text(
    _ format: String,
    _ language: String,
    _ variants: [PluralCategory: String] = [:]
  ) -> LocalizedText {
    let parts = substitutions?.compactMapValues { substitution -> LocalizedText.Part? in
      guard let variants = substitution.variations?["plural"]?.plural, !variants.isEmpty else {
        return nil
      }
      return LocalizedText.Part(
        variants: variants,
        specifier: substitution.formatSpecifier ?? "lld",
        argument: substitution.argNum.flatMap { $0 > 0 ? $0 : nil }
      )
    }
    return LocalizedText(
      format: format,
      variants: variants,
      parts: parts ?? [:],
      language: language
    )
  }
}

extension [String: StringCatalog.Localization] {
  fileprivate var plural: [PluralCategory: String] {
    reduce(into: [:]) { variants, variation in
      guard let category = PluralCategory(rawValue: variation.key) else { return }
      variants[category] = variation.value.stringUnit?.value
    }
  }
}
