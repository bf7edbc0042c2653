import ProjectFiles
import ScenarioModel

/// The content of a document in a language, from the files beside it.
///
/// A document in a folder such as `Base.lproj` may be translated as a whole, in
/// `de.lproj/Main.storyboard`. Its texts may also be translated one by one, in
/// `de.lproj/Main.strings`, `de.lproj/Main.stringsdict` or `mul.lproj/Main.xcstrings`. A document
/// outside of such a folder has tables beside itself or in such folders beside it.
struct DocumentLocalization {
  /// The path of the document to show.
  let file: String
  /// The texts that replace the document's own texts.
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
  /// Returns the document with the texts of the language.
  ///
  /// - Returns: The tree, and its texts without a translation.
  func localized(_ tree: MarkupTree) -> (tree: MarkupTree, missing: [LocalizableTexts.Text]) {
    // A document that is translated as a whole contains the texts of its language.
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

  /// Returns whether a document is the source of the translations.
  private func isDevelopment(_ path: String) -> Bool {
    path.contains("/Base.lproj/")
      || !language.tagsInOrder.contains { path.contains("/\($0).lproj/") }
  }

  /// Returns the texts that users see untranslated.
  ///
  /// In a document without a table of the language, the code of an app translates the texts of its
  /// outlets.
  func untranslated(
    of missing: [LocalizableTexts.Text],
    in tree: MarkupTree
  ) -> [LocalizableTexts.Text] {
    guard tables.isEmpty, !missing.isEmpty else { return missing }
    let outlets = tree.nodes.indices.map { MarkupElement(tree: tree, index: $0) }
      .filter { ["outlet", "outletCollection"].contains($0.name) }
    let connected = Set(outlets.compactMap { $0.attribute("destination") })
    return missing.filter { !connected.contains($0.object) }
  }

  /// Returns warnings for the texts without a translation; one for a document without a table.
  func warnings(
    about missing: [LocalizableTexts.Text],
    in tree: MarkupTree
  ) -> [ImportWarning] {
    guard !tables.isEmpty else {
      let message = "the document has no text in \(language.tag); its own texts are shown"
      return missing.isEmpty ? [] : [ImportWarning(.remark, about: tree.root, message)]
    }
    let missing = missing.map { MarkupElement(tree: tree, index: $0.node) }
    let named = missing.prefix(ImportWarning.limit).map { element in
      ImportWarning(
        .remark,
        about: element,
        "this <\(element.name)> has no text in \(language.tag); its own text is shown"
      )
    }
    return named
      + ImportWarning.rest(.remark, of: missing, "elements without a text in \(language.tag)")
  }

  /// Returns whether the document's own texts are already in the language.
  ///
  /// Without a table, they are if the document is in the language's folder, or if the language is
  /// English.
  private func isSourceLanguage(of tree: MarkupTree) -> Bool {
    guard tables.isEmpty else { return false }
    return language.tagsInOrder.contains { tree.file.contains("/\($0).lproj/") || $0 == "en" }
  }
}
