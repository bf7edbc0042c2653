public import Foundation

/// The text of a key in the tables of the package, in English or else in the language that the
/// interface was written in.
///
/// - Parameters:
///   - key: The key.
///   - table: The name of the table; `Localizable` for nil.
///   - bundle: Where Foundation looks if no table has the key.
///   - value: The text if there is none; the key if it is empty.
/// - Returns: The text.
public func localizedText(
  _ key: String,
  table: String?,
  bundle: Bundle,
  value: String
) -> String {
  LocalizedTexts.shared.text(key, table ?? "Localizable")
    ?? bundle.localizedString(forKey: key, value: value, table: table)
}

/// The tables of texts among the package's files.
private struct LocalizedTexts: Sendable {
  static let shared = LocalizedTexts(ResourceFiles.paths)

  private var tables: [String: [String: String]] = [:]

  init(_ paths: [String]) {
    // Of two texts of a key the first counts.
    for path in paths.filter({ Self.rank($0) != nil }).sorted(by: Self.isPreferred) {
      let file = path.split(separator: "/").last.map(String.init) ?? ""
      let name = String(file.prefix { $0 != "." })
      let texts = file.hasSuffix(".xcstrings") ? Self.catalog(path) : Self.table(path)
      tables[name, default: [:]].merge(texts) { first, _ in first }
    }
  }

  func text(_ key: String, _ table: String) -> String? { tables[table]?[key] }

  private static func isPreferred(_ one: String, _ other: String) -> Bool {
    (rank(one) ?? 0, one) < (rank(other) ?? 0, other)
  }

  /// How early a file's language comes; nil for a file that is no table of texts.
  private static func rank(_ path: String) -> Int? {
    if path.hasSuffix(".xcstrings") { return 0 }
    guard path.hasSuffix(".strings") else { return nil }
    if path.contains("/en.lproj/") { return 1 }
    if path.contains("/Base.lproj/") || !path.contains(".lproj/") { return 2 }
    return 3
  }

  private static func table(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }

  private static func catalog(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [:] }
    return catalog.strings.compactMapValues { entry in
      let texts = entry.localizations
      return (texts?[catalog.sourceLanguage] ?? texts?["en"])?.stringUnit?.value
    }
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }

    var sourceLanguage: String
    var strings: [String: Entry]
  }
}
