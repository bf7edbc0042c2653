import AppLanguages
public import Foundation
import LayoutEngine
import Synchronization

/// The text of a key in the tables of the package, in the language of the simulated device.
///
/// Without one, or where that has none, it is that of English, or else of the language that the interface
/// was written in; a table that is in neither counts in whatever language it is.
///
/// - Parameters:
///   - key: The key.
///   - table: The name of the table; `Localizable` for nil.
///   - bundle: Where Foundation looks if no table has the key.
///   - value: The text if there is none; the key if it is empty.
/// - Returns: The text; of one that varies by numbers that for any number, of which a call of
///   `String(localizedFormat:)` finds the variants.
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

/// The tables of texts among the package's files, as a user of a language sees them.
struct LocalizedTexts: Sendable {
  private static let files: [TextFile] =
    ResourceFiles.paths.compactMap { TextFile($0) }.sorted { $0.precedes($1) }

  private static let known = Mutex<[Language?: LocalizedTexts]>([:])

  /// Those for the language of the simulated device.
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
  /// By the names of the tables.
  private var tables: [String: [String: LocalizedText]] = [:]
  /// The tag of the language in which most is shown; nil for that of the code.
  let tag: String?

  private init(_ files: [TextFile], _ language: Language?) {
    let tags = language?.tagsInOrder ?? []
    let present = files.reduce(into: Set<String>()) { $0.formUnion($1.tags) }
    self.language = language
    tag = tags.first(where: present.contains)
    // Of two texts of a key the first counts.
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

  /// The text of a key as its table has it; `Localizable` is the table for nil.
  func text(_ key: String, _ table: String?) -> LocalizedText? {
    tables[table ?? "Localizable"]?[key]
  }

  /// A text as a pseudolanguage has it, if that is the language.
  func shown(_ text: LocalizedText) -> LocalizedText {
    language?.pseudolanguage.map(text.shown) ?? text
  }

  /// A text, which may be a format, as a pseudolanguage has it.
  func shown(_ text: String) -> String {
    language?.pseudolanguage?.text(forFormat: text) ?? text
  }

  /// A text that is no format, as a pseudolanguage has it.
  func shown(verbatim text: String) -> String {
    language?.pseudolanguage?.text(for: text) ?? text
  }
}
