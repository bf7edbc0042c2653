import Foundation
package import ProjectFiles
package import ScenarioModel

/// The locations of translations in the tables beside a document or a scenario.
package struct TranslationLocations {
  private let files: [(table: TranslationTable, lines: [Substring])]

  /// Reads the tables of variants, the tables of strings and the string catalogs of a language.
  ///
  /// An unreadable table has no locations; its error is reported where its texts are needed.
  ///
  /// - Parameters:
  ///   - paths: The possible paths of tables.
  ///   - language: The language of the texts.
  ///   - reader: The reader of the project.
  package init(at paths: DocumentTranslations, in language: Language, by reader: ProjectReader) {
    let variants = zip(language.tagsInOrder, paths.variants).compactMap { tag, file in
      Self.file(at: file, by: reader) {
        try TranslationTable(variants: $0, file: file, language: tag)
      }
    }
    let strings = paths.strings.compactMap { file in
      Self.file(at: file, by: reader) { try TranslationTable(strings: $0, file: file) }
    }
    let catalogs = paths.catalogs.compactMap { file in
      Self.file(at: file, by: reader) {
        try TranslationTable(catalog: $0, file: file, language: language)
      }
    }
    files = variants + strings + catalogs
  }

  private static func file(
    at path: String,
    by reader: ProjectReader,
    _ read: (Data) throws -> TranslationTable
  ) -> (table: TranslationTable, lines: [Substring])? {
    guard let data = try? DocumentFile.contents(of: path, as: .stringTable, by: reader),
      let table = try? read(data), let text = try? PropertyListText(data)
    else { return nil }
    let lines = String(decoding: text.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return (table, lines)
  }

  /// Returns the location of the key that has one of some texts.
  ///
  /// - Parameters:
  ///   - texts: The translated texts.
  ///   - ids: The object ids of the items with the text.
  /// - Returns: The location; nil if no table has a text, or if several keys of other items have it.
  package func location(of texts: Set<String>, ofItems ids: [String]) -> FileLocation? {
    files.lazy.compactMap { file -> FileLocation? in
      let keys = file.table.texts.filter { texts.contains($0.value.text) }.map(\.key).sorted()
      let own = keys.first { key in ids.contains { key.hasPrefix("\($0).") } }
      guard let key = own ?? (keys.count == 1 ? keys.first : nil) else { return nil }
      return Self.location(of: key, in: file.lines, of: file.table.file)
    }.first
  }

  /// Returns the location of a key in quotes, or in the element of a property list in XML.
  private static func location(
    of key: String,
    in lines: [Substring],
    of file: String
  ) -> FileLocation? {
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: "\"\(key)\"") ?? line.range(of: "<key>\(key)</key>") else {
        continue
      }
      let column = line[..<range.lowerBound].unicodeScalars.count + 1
      return FileLocation(file: file, line: index + 1, column: column)
    }
    return nil
  }
}
