import AppLanguages
import Foundation
package import ScenarioModel

/// The tables of texts that there are in a language, of which the first counts that has a text.
package struct TranslationTables {
  private let tables: [TranslationTable]

  /// Reads the tables that there are at some paths.
  ///
  /// - Parameters:
  ///   - paths: Where tables may be.
  ///   - language: Whose texts of string catalogs are read.
  /// - Throws: What is wrong with a table.
  package init(at paths: DocumentTranslations, in language: Language) throws(ImportError) {
    var tables: [TranslationTable] = []
    for (tag, path) in zip(language.tagsInOrder, paths.variants) where Self.exists(path) {
      tables.append(
        try Self.table(at: path) { data throws(UnreadableTable) in
          try TranslationTable(variants: data, file: path, language: tag)
        }
      )
    }
    for path in paths.strings where Self.exists(path) {
      tables.append(
        try Self.table(at: path) { data throws(UnreadableTable) in
          try TranslationTable(strings: data, file: path)
        }
      )
    }
    for path in paths.catalogs where Self.exists(path) {
      tables.append(
        try Self.table(at: path) { data throws(UnreadableTable) in
          try TranslationTable(catalog: data, file: path, language: language)
        }
      )
    }
    self.tables = tables
  }

  /// Without a table.
  init() { tables = [] }

  /// Whether there is no table.
  package var isEmpty: Bool { tables.isEmpty }

  /// Whether texts without a translation are in the language already.
  package var areOfSource: Bool { tables.contains(where: \.isOfSource) }

  /// The translation of a text, for any number; nil where no table has one.
  package func text(for key: String) -> String? {
    tables.lazy.compactMap { $0.texts[key]?.text }.first
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static func table(
    at path: String,
    _ read: (Data) throws(UnreadableTable) -> TranslationTable
  ) throws(ImportError) -> TranslationTable {
    let data = try DocumentFile.contents(of: path)
    do {
      return try read(data)
    } catch {
      throw .unreadable(file: error.file, reason: error.reason)
    }
  }
}
