/// A language in which an application is shown, or one of Xcode's pseudolanguages.
package struct Language: Hashable, Sendable {
  /// What a pseudolanguage does with the texts of the document.
  package enum Pseudolanguage: String, CaseIterable, Sendable {
    /// Every text twice, for languages that need more room.
    case doubleLength = "doubleLengthPseudolanguage"
    /// Letters with accents, higher and lower than those of English.
    case accented = "accentedPseudolanguage"
    /// Every text between brackets: what is cut off has none at its end.
    case bounded = "boundedStringPseudolanguage"
    /// The texts as they are, in a layout from right to left.
    case rightToLeft = "rightToLeftPseudolanguage"
  }

  /// The texts that are in the screens themselves.
  package static let base = Language(known: "base")

  private init(known tag: String) { self.tag = tag }

  /// As folders of localizations are called, with hyphens: `de`, `pt-BR`, `zh-Hant`.
  package let tag: String

  /// Creates a language; nil for a text that is neither a language's tag nor a pseudolanguage.
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

  package var pseudolanguage: Pseudolanguage? { Pseudolanguage(rawValue: tag) }

  /// In which the language is written.
  package var direction: LayoutDirection {
    if let pseudolanguage {
      return pseudolanguage == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let parts = tag.lowercased().split(separator: "-").map(String.init)
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return Self.scriptsFromTheRight.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.languagesFromTheRight.contains(parts[0]) ? .rightToLeft : .leftToRight
  }

  /// The languages whose usual script is read from the right, by Unicode's CLDR.
  private static let languagesFromTheRight: Set<String> = [
    "aeb", "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he",
    "iw", "khw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "sdh", "skr", "syr", "ug", "ur",
    "yi",
  ]
  private static let scriptsFromTheRight: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}

extension Language: Codable {
  /// Decodes a ``tag``.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag = try container.decode(String.self)
    guard let language = Language(tag: tag) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(tag)' is no language"
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
