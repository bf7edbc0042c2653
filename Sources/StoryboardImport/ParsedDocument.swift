package import ScenarioModel

/// A .storyboard or .xib in some language, parsed once and read for one size of the window after the other.
package final class ParsedDocument {
  private let tree: MarkupTree
  /// What the language lacks; nil where the document has its own texts.
  private let localization: (document: DocumentLocalization, missing: [LocalizableTexts.Text])?
  private let path: String
  /// The document as an app shows it in a window of any size; nil before it was read, and where that depends on
  /// the size.
  private var anyReading: InterfaceBuilderDocument?

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - language: That of the app; nil for the texts of the document itself.
  /// - Throws: What is wrong with the file, or with a table of texts beside it.
  package init(contentsOf path: String, language: Language? = nil) throws(ImportError) {
    self.path = path
    guard let language else {
      tree = try MarkupReader.read(Array(DocumentFile.contents(of: path)), file: path)
      localization = nil
      return
    }
    let localization = try DocumentLocalization(of: path, in: language)
    let file = localization.file
    let original = try MarkupReader.read(Array(DocumentFile.contents(of: file)), file: file)
    let localized = localization.localized(original)
    tree = localized.tree
    self.localization = (localization, localized.missing)
  }

  /// Reads the document, as an app running with the given size classes does, or as Interface Builder shows it for
  /// the device and orientation that it was edited for, if they are nil.
  ///
  /// Runtime attributes are for running apps alone.
  package func document(
    for sizeClasses: SizeClasses?
  ) throws(ImportError) -> InterfaceBuilderDocument {
    guard let sizeClasses, !dependsOnSizeClasses else { return try read(for: sizeClasses) }
    if let anyReading { return anyReading.inWindow(of: sizeClasses) }
    let document = try read(for: sizeClasses)
    anyReading = document
    return document
  }

  /// Whether size classes decide about a part of the document.
  private lazy var dependsOnSizeClasses = tree.nodes.contains { $0.name == "variation" }

  private func read(for sizeClasses: SizeClasses?) throws(ImportError) -> InterfaceBuilderDocument {
    // Each reading has its own warnings.
    var document = try InterfaceBuilderDocument(
      tree: tree.with(tree.nodes),
      sizeClasses: sizeClasses
    )
    if let (localization, missing) = localization {
      document.note(missing, localization.warnings(about: missing, in: tree))
    } else if sizeClasses != nil {
      document.note([], DocumentFile.localizations(of: path))
    }
    return document
  }
}
