import Foundation
import Testing

@testable import AppLanguages

/// Texts of strings files for numbers, and in pseudolanguages.
@Suite struct LocalizedTextTests {
  private func variants(_ entry: String, language: String = "en") throws -> LocalizedText {
    let list =
      #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>\#(entry)</dict></dict></plist>"#
    let table = try TranslationTable(
      variants: Data(list.utf8),
      file: "a.stringsdict",
      language: language
    )
    return try #require(table.texts["k"])
  }

  private func part(_ name: String, _ texts: [String: String]) -> String {
    let texts = texts.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>"
      + "\(texts.joined())</dict>"
  }

  private func format(_ text: String) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
  }

  private func catalog(_ localization: String, _ language: String) throws -> LocalizedText {
    let text =
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"\#(language)": \#(localization)}}}}"#
    let table = try TranslationTable(
      catalog: Data(text.utf8),
      file: "a.xcstrings",
      language: try Language.tagged(language)
    )
    return try #require(table.texts["k"])
  }

  private func numbers(_ values: [Int?]) -> [PluralNumber?] {
    values.map { value in value.map { PluralNumber($0) } }
  }

  @Test func eachPartUsesItsOwnNumber() throws {
    let text = try variants(
      format("%@: %#@files@ in %#@folders@")
        + part("files", ["zero": "nothing", "one": "%d file", "other": "%d files"])
        + part("folders", ["one": "one folder", "other": "%d folders"])
    )
    #expect(text.format(for: numbers([nil, 1, 2])) == "%1$@: %2$d file in %3$d folders")
    #expect(text.format(for: numbers([nil, 3, 1])) == "%1$@: %2$d files in one folder")
    // As in Foundation, zero may have its own text in languages without such a category.
    #expect(text.format(for: numbers([nil, 0, 0])) == "%1$@: nothing in %3$d folders")
    #expect(text.text == "%@: %d files in %d folders")
    #expect(text.varies)
  }

  /// In Polish 1 is `one`, 2 `few`, 5 `many`; a category without a text uses the text of `other`.
  @Test(arguments: [(1, "%1$d plik"), (2, "%1$d pliki"), (5, "%1$d pliku")])
  func languageDeterminesPluralCategory(number: Int, expected: String) throws {
    let entry =
      format("%#@n@") + part("n", ["one": "%d plik", "few": "%d pliki", "other": "%d pliku"])
    #expect(try variants(entry, language: "pl").format(for: numbers([number])) == expected)
  }

  @Test func partsCanBeNested() throws {
    let text = try variants(
      format("%#@files@") + part("files", ["one": "%d file %#@in@", "other": "%d files %#@in@"])
        + part("in", ["one": "in %d folder", "other": "in %d folders"])
    )
    #expect(text.format(for: numbers([1, 2])) == "%1$d file in %2$d folders")
    let circle = try variants(format("%#@a@") + part("a", ["other": "%d %#@a@"]))
    #expect(circle.format(for: numbers([1, 2])) == "%1$d %#@a@")
  }

  /// Each of 40 parts contains the next one twice; the number of insertions is limited.
  @Test func expansionOfGrowingPartsIsLimited() throws {
    let parts = (0..<40).map { part("p\($0)", ["other": "%#@p\($0 + 1)@ %#@p\($0 + 1)@"]) }
    let text = try variants(format("%#@p0@") + parts.joined())
    // Each inserted part leaves two placeholders and a space: at most 1,000 times 40 characters.
    #expect(text.text.count < 40_000)
    #expect(text.format(for: numbers([1])).count < 40_000)
  }

  @Test func placesMayHaveNumbers() throws {
    let text = try variants(
      format("%2$#@b@, %1$@") + part("b", ["one": "%d b", "other": "%d bs"])
    )
    #expect(text.format(for: numbers([nil, 1])) == "%2$d b, %1$@")
  }

  /// The format shows its second value first, and omits the first value if it is zero.
  @Test func valuesKeepTheirFormatOrder() throws {
    let text = try variants(
      format("%2$@: %1$#@n@") + part("n", ["zero": "none", "one": "%d a", "other": "%d as"])
    )
    let two = text.orderedFormat(for: numbers([2, nil]))
    #expect(two.text == "%@: %d as" && two.values == [1, 0])
    let none = text.orderedFormat(for: numbers([0, nil]))
    #expect(none.text == "%@: none" && none.values == [1])
  }

  @Test func catalogVariesWholeTextByFirstNumber() throws {
    let text = try catalog(
      #"""
      {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%@ hat eine Aufgabe"}},
        "other": {"stringUnit": {"state": "translated", "value": "%@ hat %lld Aufgaben"}}}}}
      """#,
      "de"
    )
    #expect(text.format(for: numbers([nil, 1])) == "%@ hat eine Aufgabe")
    #expect(text.format(for: numbers([nil, 2])) == "%@ hat %lld Aufgaben")
    #expect(text.text == "%@ hat %lld Aufgaben")
  }

  @Test func catalogSubstitutionsSelectTheirNumbers() throws {
    let text = try catalog(
      #"""
      {"stringUnit": {"state": "translated", "value": "%#@folders@: %#@files@"}, "substitutions": {
        "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg Dateien"}}}}},
        "folders": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg Ordner"}}}}}}}
      """#,
      "de"
    )
    #expect(text.format(for: numbers([1, 4])) == "%2$d Ordner: %1$lld Datei")
    #expect(text.text == "%d Ordner: %lld Dateien")
  }

  @Test(arguments: [
    ("doubleLengthPseudolanguage", "%@: %d of %d", "%1$@: %2$d of %3$d %1$@: %2$d of %3$d"),
    ("doubleLengthPseudolanguage", "100% sure", "100% sure 100% sure"),
    ("doubleLengthPseudolanguage", "%2$@ %1$@", "%2$@ %1$@ %2$@ %1$@"),
    ("accentedPseudolanguage", "%lld ad, 5%%", "%lld åð, 5%%"),
    ("boundedStringPseudolanguage", "%.2f a", "[# %.2f a #]"),
    ("rightToLeftPseudolanguage", "%.2f a", "%.2f a"),
  ])
  func pseudolanguagesKeepPlaceholders(tag: String, format: String, expected: String) throws {
    let language = try #require(Language(tag: tag)?.pseudolanguage)
    #expect(language.text(forFormat: format) == expected)
  }

  /// Repeated placeholders show the same value, and the letters of parts have accents.
  @Test func pseudolanguagesChangeTheParts() throws {
    let text = try variants(format("a %#@n@") + part("n", ["one": "%d ad", "other": "%d as"]))
    let one = numbers([1])
    #expect(text.shown(in: .doubleLength).format(for: one) == "a %1$d ad a %1$d ad")
    #expect(text.shown(in: .doubleLength).text == "a %1$d as a %1$d as")
    #expect(text.shown(in: .accented).format(for: one) == "å %1$d åð")
    #expect(text.shown(in: .bounded).format(for: one) == "[# a %1$d ad #]")
  }

  @Test(arguments: [
    ("d", "'d' is not the tag of a language", nil),
    (
      "accentedPseudolanguag", "'accentedPseudolanguag' is not the tag of a language",
      "accentedPseudolanguage"
    ),
  ])
  func wrongTagsAreNamed(tag: String, message: String, nearest: String?) {
    let error = #expect(throws: UnknownLanguage.self) { try Language.tagged(tag) }
    #expect(error?.message == message && error?.nearest == nearest)
  }

  @Test func tagsAreInLookupOrder() throws {
    #expect(
      try Language.tagged("zh-Hant-TW").tagsInOrder == [
        "zh-Hant-TW", "zh_Hant_TW", "zh-Hant", "zh_Hant", "zh",
      ]
    )
    #expect(try Language.tagged("accentedPseudolanguage").tagsInOrder == [])
  }
}
