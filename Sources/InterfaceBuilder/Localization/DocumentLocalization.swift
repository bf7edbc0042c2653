import AppLanguages
import ProjectFiles
import ScenarioModel
import SnapshotModel

/// What an app shows of a document in a language, by the files beside it.
///
/// A document in a folder such as `Base.lproj` may be translated as a whole, in `de.lproj/Main.storyboard`,
/// or text by text, in `de.lproj/Main.strings`, `de.lproj/Main.stringsdict` or `mul.lproj/Main.xcstrings`. A document outside of such
/// a folder has tables beside itself or in such folders beside it.
struct DocumentLocalization {
  /// The document that is shown.
  let file: String
  /// The texts that replace those of the document.
  let tables: TranslationTables
  private let language: Language

  init(of path: String, in language: Language, by reader: ProjectReader) throws(ImportError) {
    self.language = language
    guard language.pseudolanguage == nil else {
      (file, tables) = (path, TranslationTables())
      return
    }
    let translations = DocumentTranslations(of: path, in: language)
    for document in translations.documents where try DocumentFile.exists(document, for: reader) {
      (file, tables) = (document, TranslationTables())
      return
    }
    (file, tables) = (path, try TranslationTables(at: translations, in: language, by: reader))
  }
}

extension DocumentLocalization {
  /// The document with the texts of the language.
  ///
  /// - Returns: The tree, and those of its texts that have no translation.
  func localized(_ tree: MarkupTree) -> (tree: MarkupTree, missing: [LocalizableTexts.Text]) {
    // A document that is translated as a whole has the texts of its language.
    let isWhole = tables.isEmpty && language.pseudolanguage == nil
    if isWhole && tree.file.contains(".lproj/") && !isDevelopment(tree.file) { return (tree, []) }
    var nodes = tree.nodes
    var missing: [LocalizableTexts.Text] = []
    for text in LocalizableTexts(tree).all {
      if let pseudolanguage = language.pseudolanguage {
        nodes[text.node].attributes[text.attribute] = pseudolanguage.text(for: text.value)
      } else if let translation = tables.text(for: text.key) {
        nodes[text.node].attributes[text.attribute] = translation
      } else if text.value.contains(where: \.isLetter) {
        missing.append(text)
      }
    }
    return (tree.with(nodes), isSourceLanguage(of: tree) ? [] : missing)
  }

  /// Whether a document is the one that others are translations of.
  private func isDevelopment(_ path: String) -> Bool {
    path.contains("/Base.lproj/")
      || !language.tagsInOrder.contains { path.contains("/\($0).lproj/") }
  }

  /// States where there are texts without a translation.
  func warnings(
    about missing: [LocalizableTexts.Text],
    in tree: MarkupTree
  ) -> [ImportWarning] {
    let missing = missing.map { MarkupElement(tree: tree, index: $0.node) }
    let named = missing.prefix(ImportWarning.limit).map { element in
      ImportWarning(
        .remark,
        about: element,
        "this <\(element.name)> has no text in \(language.tag); it is shown as it is written"
      )
    }
    return named
      + ImportWarning.rest(.remark, of: missing, "elements without a text in \(language.tag)")
  }

  /// Whether the texts of the document are those of the language already: without a table of it, a
  /// document in the folder of the language, or in English, is.
  private func isSourceLanguage(of tree: MarkupTree) -> Bool {
    guard tables.isEmpty else { return false }
    return language.tagsInOrder.contains { tree.file.contains("/\($0).lproj/") || $0 == "en" }
  }
}
