import Foundation
package import ProjectFiles
package import ScenarioModel

/// The existing tables of texts in a language; the first table with a text takes precedence.
package struct TranslationTables {
  private let tables: [TranslationTable]

  /// Reads the existing tables at some paths.
  ///
  /// - Parameters:
  ///   - paths: The possible paths of tables.
  ///   - language: The language to read from string catalogs.
  ///   - reader: The reader of the project.
  /// - Throws: An error for a mistake in a table.
  package init(
    at paths: DocumentTranslations,
    in language: Language,
    by reader: ProjectReader
  ) throws(ImportError) {
    let exists = { path throws(ImportError) in try DocumentFile.exists(path, for: reader) }
    var tables: [TranslationTable] = []
    for (tag, path) in zip(language.tagsInOrder, paths.variants) where try exists(path) {
      tables.append(
        try Self.table(at: path, by: reader) { data throws(UnreadableTable) in
          try TranslationTable(variants: data, file: path, language: tag)
        }
      )
    }
    for path in paths.strings where try exists(path) {
      tables.append(
        try Self.table(at: path, by: reader) { data throws(UnreadableTable) in
          try TranslationTable(strings: data, file: path)
        }
      )
    }
    for path in paths.catalogs where try exists(path) {
      tables.append(
        try Self.table(at: path, by: reader) { data throws(UnreadableTable) in
          try TranslationTable(catalog: data, file: path, language: language)
        }
      )
    }
    self.tables = tables
  }

  /// Makes an empty set of tables.
  init() { tables = [] }

  /// Whether no table exists.
  package var isEmpty: Bool { tables.isEmpty }

  /// Whether texts without a translation are already in the language.
  package var areOfSource: Bool { tables.contains(where: \.isOfSource) }

  /// Returns the translation of a text, for any number; nil if no table has one.
  package func text(for key: String) -> String? {
    tables.lazy.compactMap { $0.texts[key]?.text }.first
  }

  private static func table(
    at path: String,
    by reader: ProjectReader,
    _ read: (Data) throws(UnreadableTable) -> TranslationTable
  ) throws(ImportError) -> TranslationTable {
    let data = try DocumentFile.contents(of: path, as: .stringTable, by: reader)
    do {
      return try read(data)
    } catch {
      throw .unreadable(file: error.file, reason: error.reason)
    }
  }
}
