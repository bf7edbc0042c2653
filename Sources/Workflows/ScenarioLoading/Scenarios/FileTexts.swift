import Foundation
import InterfaceBuilder
import ProjectFiles
import ScenarioModel

/// What becomes, in a language, of the texts that a scenario or the file of a screen has itself.
///
/// They are looked up as those of code are: in `de.lproj/Localizable.strings` beside the file, in the
/// `.stringsdict` beside that, and in a string catalog; the text as it is written is its key.
package final class FileTexts {
  struct Key: Hashable {
    var file: ExactPath
    var language: Language
  }

  private let language: Language
  private let tables: TranslationTables
  /// Texts that were asked for and have no translation.
  private var missing: Set<String> = []

  init(_ key: Key, by reader: ProjectReader) throws {
    language = key.language
    tables = try TranslationTables(
      at: Self.paths(beside: key.file.text, in: key.language),
      in: language,
      by: reader
    )
  }

  /// Where the tables may be.
  static func paths(beside file: String, in language: Language) -> DocumentTranslations {
    let folder = URL(filePath: file).deletingLastPathComponent().relativePath
    return DocumentTranslations(ofTextsIn: folder, in: language)
  }

  /// What a text becomes; what has no translation stays as it is.
  func text(for text: String) -> String {
    if let pseudolanguage = language.pseudolanguage { return pseudolanguage.text(for: text) }
    if let translation = tables.text(for: text) { return translation }
    missing.insert(text)
    return text
  }

  /// Finds a text that is shown as it is written, though there are tables beside the file.
  ///
  /// - Parameter texts: What a view shows.
  /// - Returns: The first such text with a letter; nil where there is none.
  package func untranslated(of texts: [String]) -> String? {
    guard !tables.isEmpty, !tables.areOfSource else { return nil }
    return texts.first { missing.contains($0) && $0.contains(where: \.isLetter) }
  }
}
