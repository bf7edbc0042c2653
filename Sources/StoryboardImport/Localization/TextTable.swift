import Foundation
import ScenarioModel

/// The texts of a document in one language: by object id and property, such as `Qx3-ab-cde.text`.
struct TextTable {
  /// The file that they are in.
  let file: String
  let texts: [String: String]

  /// Reads a table of strings, in any form of property list.
  init(strings path: String) throws(ImportError) {
    let data = try DocumentFile.contents(of: path)
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw .unreadable(
        file: path,
        reason: "it is no table of strings: each is \"key\" = \"text\";"
      )
    }
    guard let texts = list as? [String: String] else {
      throw .unreadable(file: path, reason: "not all of its values are texts")
    }
    (file, self.texts) = (path, texts)
  }

  /// Reads a table of variants by number, width and device, as ``TextVariants`` chooses among them.
  init(variants path: String) throws(ImportError) {
    let data = try DocumentFile.contents(of: path)
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: [String: Any]] else {
      throw .unreadable(file: path, reason: "it is no property list of texts with variants")
    }
    (file, texts) = (path, entries.compactMapValues(TextVariants.text))
  }

  /// Reads the texts of a language from a string catalog.
  init(catalog path: String, language: Language) throws(ImportError) {
    let data = try DocumentFile.contents(of: path)
    let catalog: StringCatalog
    do {
      catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch {
      throw .unreadable(file: path, reason: "it is no string catalog: \(error.reason)")
    }
    let tags = language.tagsInOrder
    texts = catalog.strings.compactMapValues { entry in
      tags.lazy.compactMap { entry.localizations?[$0]?.text }.first
    }
    file = path
  }
}

extension Language {
  /// The tags under which texts of the language may be found, the nearest first: `zh-Hant-TW`,
  /// `zh-Hant`, `zh`.
  var tagsInOrder: [String] {
    let parts = tag.split(separator: "-")
    return parts.indices.reversed().flatMap { last in
      let parts = parts[...last]
      return [parts.joined(separator: "-"), parts.joined(separator: "_")].distinct
    }
  }
}

/// A `.xcstrings` file, as far as texts without arguments are concerned.
private struct StringCatalog: Decodable {
  struct Entry: Decodable { var localizations: [String: Localization]? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    /// By device or by number, and in these by case.
    var variations: [String: [String: Variation]]?
    /// What stands for `%#@name@` in the text, by name.
    var substitutions: [String: Substitution]?

    /// On an iPhone, and for any number.
    var text: String? {
      let text =
        stringUnit?.value
        ?? (variations?["device"]?["iphone"] ?? variations?["device"]?["other"])?.stringUnit?.value
        ?? variations?["plural"]?["other"]?.stringUnit?.value
      let parts = substitutions?.compactMapValues(\.text) ?? [:]
      return text.map { TextVariants.filled($0, with: parts) }
    }
  }

  struct Variation: Decodable { var stringUnit: Unit? }

  struct Substitution: Decodable {
    var formatSpecifier: String?
    var variations: [String: [String: Variation]]?

    /// For any number, with the number's format.
    var text: String? {
      variations?["plural"]?["other"]?.stringUnit?.value
        .replacing("%arg", with: "%\(formatSpecifier ?? "lld")")
    }
  }

  struct Unit: Decodable { var value: String }

  var strings: [String: Entry]
}

extension Error {
  fileprivate var reason: String {
    guard case .dataCorrupted(let context)? = self as? DecodingError else {
      return "it has other members than one"
    }
    return context.debugDescription
  }
}
