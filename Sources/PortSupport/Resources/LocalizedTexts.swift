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

/// The text of a key that catalogs vary by a number.
///
/// - Parameters:
///   - key: The key.
///   - table: The name of the table; `Localizable` for nil.
///   - isOne: Whether the number is one.
/// - Returns: The text; nil if it does not vary.
func localizedPlural(_ key: String, table: String?, isOne: Bool) -> String? {
  LocalizedTexts.shared.plural(key, table ?? "Localizable", isOne)
}

/// The tables of texts among the package's files.
private struct LocalizedTexts: Sendable {
  static let shared = LocalizedTexts(ResourceFiles.paths)

  private var tables: [String: [String: String]] = [:]
  /// What catalogs have for one thing, where they have something else for others.
  private var singulars: [String: [String: String]] = [:]

  init(_ paths: [String]) {
    // Of two texts of a key the first counts.
    for path in paths.filter({ Self.rank($0) != nil }).sorted(by: Self.isPreferred) {
      let file = path.split(separator: "/").last.map(String.init) ?? ""
      let name = String(file.prefix { $0 != "." })
      let catalog = file.hasSuffix(".xcstrings") ? Catalog.read(path) : nil
      let texts = catalog?.texts { $0.stringUnit ?? $0.plural?.other } ?? Self.table(path)
      singulars[name, default: [:]].merge(catalog?.texts { $0.plural?.one } ?? [:]) { first, _ in
        first
      }
      tables[name, default: [:]].merge(texts) { first, _ in first }
    }
  }

  func text(_ key: String, _ table: String) -> String? { tables[table]?[key] }

  func plural(_ key: String, _ table: String, _ isOne: Bool) -> String? {
    singulars[table]?[key].flatMap { isOne ? $0 : text(key, table) }
  }

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
}

/// A string catalog.
private struct Catalog: Decodable {
  struct Entry: Decodable { var localizations: [String: Localization]? }
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    var plural: (one: Unit?, other: Unit?)? {
      variations?.plural.map { ($0["one"]?.stringUnit, $0["other"]?.stringUnit) }
    }
  }
  struct Variations: Decodable { var plural: [String: Variation]? }
  struct Variation: Decodable { var stringUnit: Unit? }
  struct Unit: Decodable { var value: String }

  var sourceLanguage: String
  var strings: [String: Entry]

  static func read(_ path: String) -> Catalog? {
    FileManager.default.contents(atPath: path)
      .flatMap { try? JSONDecoder().decode(Catalog.self, from: $0) }
  }

  /// The texts by their keys, in the language that the catalog was written in, or in English.
  func texts(_ unit: (Localization) -> Unit?) -> [String: String] {
    strings.compactMapValues { entry in
      let texts = entry.localizations
      return (texts?[sourceLanguage] ?? texts?["en"]).flatMap(unit)?.value
    }
  }
}
