/// A text of a table, which may vary by the numbers in it.
package struct LocalizedText: Hashable, Sendable {
  /// A part of a text that varies by one number.
  struct Part: Hashable, Sendable {
    /// The texts by the category of the number; `%arg` is the placeholder for the number itself.
    var variants: [PluralCategory: String]
    /// The format of the number, without `%`: `lld`.
    var specifier = "lld"
    /// The number's position among the values, from 1; nil for the next one.
    var argument: Int?
  }

  /// The text, with `%#@name@` for each part.
  var format: String
  /// The whole text by the category of the first number; empty if it does not vary as a whole.
  var variants: [PluralCategory: String] = [:]
  /// The parts for the text's placeholders, by their names; other placeholders stay unchanged.
  var parts: [String: Part] = [:]
  /// The tag of the language with the categories of numbers.
  var language = "en"

  /// Makes a constant text.
  package init(_ text: String) { format = text }

  init(
    format: String,
    variants: [PluralCategory: String] = [:],
    parts: [String: Part] = [:],
    language: String
  ) {
    self.format = format
    self.variants = variants
    self.parts = parts
    self.language = language
  }

  /// Whether the text depends on numbers.
  package var varies: Bool { !variants.isEmpty || !parts.isEmpty }

  /// The text for any number; values such as `%d` are kept.
  package var text: String {
    var expansion = PartExpansion(of: self, numbers: nil)
    return expansion.expanded(format)
  }

  /// Returns the text in a pseudolanguage.
  package func shown(in pseudolanguage: Language.Pseudolanguage) -> LocalizedText {
    var shown = self
    shown.format = pseudolanguage.text(forFormat: format)
    shown.variants = variants.mapValues(pseudolanguage.text(forFormat:))
    if pseudolanguage == .accented {
      for (name, part) in parts {
        shown.parts[name]?.variants = part.variants.mapValues { variant in
          // The placeholder for the number is not changed.
          variant.split(separator: "%arg", omittingEmptySubsequences: false)
            .map { pseudolanguage.text(forFormat: String($0)) }.joined(separator: "%arg")
        }
      }
    }
    return shown
  }
}

extension LocalizedText {
  /// Returns the text for some values, as a format with numbered values if it has parts.
  ///
  /// - Parameter numbers: The values in order; nil for each value that is not a number.
  /// - Returns: A format such as `%1$d files in %2$d folders`.
  package func format(for numbers: [PluralNumber?]) -> String {
    let number = numbers.lazy.compactMap(\.self).first
    let text = number.flatMap { variant(of: variants, for: $0) } ?? format
    guard !parts.isEmpty else { return text }
    var expansion = PartExpansion(of: self, numbers: numbers)
    return expansion.expanded(text)
  }

  /// Returns the text with unnumbered values, for functions that consume values in order.
  ///
  /// - Parameter numbers: The values in order; nil for each value that is not a number.
  /// - Returns: A format such as `%d folders with %d files`, and the zero-based indices of its
  ///   values.
  package func orderedFormat(for numbers: [PluralNumber?]) -> (text: String, values: [Int]) {
    FormatText(format(for: numbers)).sequential
  }

  /// Returns the variant for a number; as in Foundation, any language may have a variant for zero.
  func variant(of variants: [PluralCategory: String], for number: PluralNumber) -> String? {
    if number.isZero, let zero = variants[.zero] { return zero }
    return variants[PluralRules.category(of: number, in: language)] ?? variants[.other]
  }
}

extension LocalizedText {
  /// Reads an entry of a `.stringsdict` file; nil for an entry without a text.
  ///
  /// The variant for an iPhone applies among variants by device, and the largest width among
  /// variants by width.
  init?(variantsOf entry: [String: Any], language: String) {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      self.init(nested: devices["iphone"] ?? devices["other"], language: language)
      return
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.keys.max { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }
      self.init(nested: widest.flatMap { widths[$0] }, language: language)
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let parts = entry.compactMapValues { value in
      (value as? [String: Any]).map { Part(variants: PluralCategory.texts(in: $0)) }
    }
    self.init(
      format: format,
      parts: parts.filter { !$0.value.variants.isEmpty },
      language: language
    )
  }

  /// Reads a variant, which is a text, or has variants itself.
  private init?(nested variant: Any?, language: String) {
    if let text = variant as? String {
      self.init(text)
    } else if let entry = variant as? [String: Any] {
      self.init(variantsOf: entry, language: language)
    } else {
      return nil
    }
  }
}

extension PluralCategory {
  /// Returns the variants in an entry, which has other members too.
  fileprivate static func texts(in entry: [String: Any]) -> [PluralCategory: String] {
    Dictionary(
      uniqueKeysWithValues: allCases.compactMap { category in
        (entry[category.rawValue] as? String).map { (category, $0) }
      }
    )
  }
}
