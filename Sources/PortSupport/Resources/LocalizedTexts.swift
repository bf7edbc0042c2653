import AppLanguages
public import Foundation
import Synchronization
import UIKit

/// Returns the text for a key in the tables of the package, in the device's language.
///
/// Without a language, or for a text that it lacks, the text is in English. If there is none, it is
/// in the language of the interface. A table in neither language is used in its own language.
///
/// - Parameters:
///   - key: The key.
///   - table: The name of the table; `Localizable` for nil.
///   - bundle: The bundle for Foundation's lookup if no table has the key.
///   - value: The text if there is none; the key if it is empty.
/// - Returns: The text. For a text that varies by numbers, it is the text for any number.
///   `String(localizedFormat:)` finds its variants.
public func localizedText(
  _ key: String,
  table: String?,
  bundle: Bundle,
  value: String
) -> String {
  let texts = LocalizedTexts.current
  guard let found = texts.text(key, table) else {
    return texts.shown(bundle.localizedString(forKey: key, value: value, table: table))
  }
  return found.varies ? VariedFormats.format(of: texts.shown(found)) : texts.shown(found.text)
}

/// The tables of texts in the package's files, in the order for a user's language.
struct LocalizedTexts: Sendable {
  private static let files: [TextFile] =
    ResourceFiles.paths.compactMap { TextFile($0) }.sorted { $0.precedes($1) }

  private static let known = Mutex<[Language?: LocalizedTexts]>([:])

  /// The tables for the language of the simulated device.
  static var current: LocalizedTexts {
    let language = SimulatedDevice.current.options.language
    return known.withLock { known in
      if let texts = known[language] { return texts }
      let texts = LocalizedTexts(files, language)
      known[language] = texts
      return texts
    }
  }

  private let language: Language?
  /// The texts, by the names of the tables.
  private var tables: [String: [String: LocalizedText]] = [:]
  /// The tag of the language of most texts; nil for the language of the code.
  let tag: String?

  private init(_ files: [TextFile], _ language: Language?) {
    let tags = language?.tagsInOrder ?? []
    let present = files.reduce(into: Set<String>()) { $0.formUnion($1.tags) }
    self.language = language
    tag = tags.first(where: present.contains)
    // The first of two texts for a key counts.
    for tag in tags {
      for file in files { add(file.texts(in: tag), to: file.table) }
    }
    for file in files where file.isOfCode { add(file.texts, to: file.table) }
    let tables = Set(files.filter(\.isOfCode).map(\.table))
    for file in files where !tables.contains(file.table) { add(file.texts, to: file.table) }
  }

  private mutating func add(_ texts: [String: LocalizedText], to table: String) {
    tables[table, default: [:]].merge(texts) { first, _ in first }
  }

  /// Returns the text for a key in a table; nil means `Localizable`.
  func text(_ key: String, _ table: String?) -> LocalizedText? {
    tables[table ?? "Localizable"]?[key]
  }

  /// Returns a text in the pseudolanguage, if one is chosen.
  func shown(_ text: LocalizedText) -> LocalizedText {
    language?.pseudolanguage.map(text.shown) ?? text
  }

  /// Returns a text or format in the pseudolanguage, if one is chosen.
  func shown(_ text: String) -> String {
    language?.pseudolanguage?.text(forFormat: text) ?? text
  }

  /// Returns a text that is not a format in the pseudolanguage, if one is chosen.
  func shown(verbatim text: String) -> String {
    language?.pseudolanguage?.text(for: text) ?? text
  }
}
