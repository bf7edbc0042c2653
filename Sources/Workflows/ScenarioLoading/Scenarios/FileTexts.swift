import Foundation
import InterfaceBuilder
import ProjectFiles
import ScenarioModel

/// The translations of a scenario's own texts, or of the texts in a screen's file.
///
/// They are looked up like texts in code: in `de.lproj/Localizable.strings` beside the file, in the
/// `.stringsdict` beside it, and in a string catalog. The written text is the key.
package final class FileTexts {
  struct Key: Hashable {
    var file: ExactPath
    var language: Language
  }

  private let language: Language
  private let tables: TranslationTables
  /// Requested texts without a translation.
  private var missing: Set<String> = []

  init(_ key: Key, by reader: ProjectReader) throws {
    language = key.language
    tables = try TranslationTables(
      at: Self.paths(beside: key.file.text, in: key.language),
      in: language,
      by: reader
    )
  }

  /// Returns the possible locations of the tables.
  static func paths(beside file: String, in language: Language) -> DocumentTranslations {
    let folder = URL(filePath: file).deletingLastPathComponent().relativePath
    return DocumentTranslations(ofTextsIn: folder, in: language)
  }

  /// Returns the translation of a text; a text without a translation stays as it is.
  func text(for text: String) -> String {
    if let pseudolanguage = language.pseudolanguage { return pseudolanguage.text(for: text) }
    if let translation = tables.text(for: text) { return translation }
    missing.insert(text)
    return text
  }

  /// Returns the first untranslated text, if there are tables beside the file.
  ///
  /// - Parameter texts: The texts of a view.
  /// - Returns: The first untranslated text with a letter; nil without any.
  package func untranslated(of texts: [String]) -> String? {
    guard !tables.isEmpty, !tables.areOfSource else { return nil }
    return texts.first { missing.contains($0) && $0.contains(where: \.isLetter) }
  }
}
