import Foundation
package import ProjectFiles
package import ScenarioModel

/// The locations of translations in the tables beside a document.
package struct TranslationLocations {
  private let files: [(table: TranslationTable, lines: [Substring])]

  /// Reads the tables of strings and the string catalogs of a language.
  ///
  /// An unreadable table has no locations; its error is reported where its texts are needed.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - language: The language of the texts.
  ///   - reader: The reader of the project.
  package init(ofDocument path: String, in language: Language, by reader: ProjectReader) {
    let paths = DocumentTranslations(of: path, in: language)
    let strings = paths.strings.compactMap { file in
      Self.file(at: file, by: reader) { try TranslationTable(strings: $0, file: file) }
    }
    let catalogs = paths.catalogs.compactMap { file in
      Self.file(at: file, by: reader) {
        try TranslationTable(catalog: $0, file: file, language: language)
      }
    }
    files = strings + catalogs
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
      return Self.location(of: "\"\(key)\"", in: file.lines, of: file.table.file)
    }.first
  }

  private static func location(
    of text: String,
    in lines: [Substring],
    of file: String
  ) -> FileLocation? {
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = line[..<range.lowerBound].unicodeScalars.count + 1
      return FileLocation(file: file, line: index + 1, column: column)
    }
    return nil
  }
}
