import AppLanguages
import Foundation
import ProjectFiles
import ScvdbTestSupport
import SnapshotModel
import Workflows

/// Info.plist and tables of texts: read, or refused with a reason.
struct PropertyListSurface: FuzzSurface {
  private let lists: PropertyListMutator
  private let catalog: JSONValue
  private static let names = ["Info.plist", "a.strings", "a.stringsdict", "a.xcstrings"]

  init() throws {
    lists = PropertyListMutator([Self.info, Self.strings, Self.variants])
    catalog = try JSONDecoder().decode(JSONValue.self, from: Data(Self.catalogText.utf8))
  }

  private static let info: [String: any Sendable] = [
    "UIAppFonts": ["Fonts/A.ttf", "B.otf"], "CFBundleName": "$(PRODUCT_NAME)",
    "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"],
    "LSRequiresIPhoneOS": true, "Numbers": [1, 2.5] as [any Sendable], "Data": Data([1, 2, 3]),
  ]
  private static let strings: [String: any Sendable] = [
    "Hello %@": "Hallo %1$@", "ok": "O\"K\\", "日本": "👩‍👩‍👧", "many": "%d (of %2$lld)",
  ]
  private static let variants: [String: any Sendable] = [
    "%d files": [
      "NSStringLocalizedFormatKey": "%#@files@ in %2$#@folders@",
      "files": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": "d", "one": "%d file", "other": "%d files",
      ] as [String: any Sendable],
      "folders": [
        "NSStringFormatValueTypeKey": "lld", "few": "%#@files@", "other": "%lld",
      ] as [String: any Sendable],
    ] as [String: any Sendable]
  ]
  private static let catalogText = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "b %@"}}}},
      "%d files": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%d Datei"}},
        "other": {"stringUnit": {"value": "%d Dateien"}}}},
        "substitutions": {"x": {"argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}},
      "c": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "i"}}, "other": {"stringUnit": {"value": "o"}}}}}}}}}
    """

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let name = numbers.element(of: Self.names) ?? ""
    guard name == "a.xcstrings" else {
      return FuzzInput(NamedInput(name, lists.mutant(&numbers)).bytes)
    }
    let mutant = JSONMutator().mutant(of: catalog, &numbers)
    var bytes = (try? JSONEncoder.sorted().encode(mutant)) ?? Data()
    if numbers.number(below: 8) == 0 { bytes = ByteMutator.mutant(of: bytes, &numbers) }
    return FuzzInput(NamedInput(name, bytes).bytes)
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    guard let input = NamedInput(bytes) else { return .refused }
    if input.name == "Info.plist" { return try outcome(ofInfo: input.content) }
    let table: TranslationTable
    do {
      guard let read = try Self.table(input) else { return .refused }
      table = read
    } catch let error as UnreadableTable {
      try checkClear(error.reason)
      return .refused
    }
    for text in table.texts.values {
      let formats = [text.format(for: [PluralNumber(1), nil, PluralNumber(7)]), text.text]
      guard formats.allSatisfy({ $0.utf8.count < 1 << 20 }) else {
        throw FuzzFinding("a text expands to \(formats.map(\.utf8.count)) bytes")
      }
    }
    return .read
  }

  private func outcome(ofInfo bytes: Data) throws -> FuzzOutcome {
    do throws(FileRefusal) {
      _ = try InfoList(bytes, path: "F").fonts
      return .read
    } catch {
      try checkClear(error.description, startingWith: "F")
      return .refused
    }
  }

  private static func table(_ input: NamedInput) throws -> TranslationTable? {
    switch input.name {
    case "a.strings": try TranslationTable(strings: input.content, file: "F")
    case "a.stringsdict": try TranslationTable(variants: input.content, file: "F", language: "pl")
    case "a.xcstrings":
      try TranslationTable(catalog: input.content, file: "F", language: Language.tagged("de"))
    default: nil
    }
  }
}
