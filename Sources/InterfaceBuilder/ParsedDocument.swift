package import ProjectFiles
package import ScenarioModel

/// A .storyboard or .xib in some language, parsed once and read for several sizes of the window.
package final class ParsedDocument {
  private let tree: MarkupTree
  /// The document's localization and its missing texts; nil for a document with its own texts.
  private let localization: (document: DocumentLocalization, missing: [LocalizableTexts.Text])?
  private let path: String
  private let reader: ProjectReader
  /// The documents for a running app, by the size classes of the window.
  private var readings: [SizeClasses: InterfaceBuilderDocument] = [:]
  /// The parts of those documents that are the same for all size classes.
  private let fixed = FixedScenes()
  private lazy var checks = DocumentChecks(tree)

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - language: The app's language; nil for the texts of the document itself.
  ///   - reader: The reader of the project that names the file; nil for a file that the user named.
  /// - Throws: An error for a mistake in the file, or in a table of texts beside it.
  package init(
    contentsOf path: String,
    language: Language? = nil,
    reader: ProjectReader? = nil
  ) throws(ImportError) {
    self.path = path
    let isNamed = reader == nil
    let reader = reader ?? ProjectReader(around: path)
    self.reader = reader
    func tree(_ file: String) throws(ImportError) -> MarkupTree {
      let isNamed = isNamed && file == path
      let data = try DocumentFile.contents(of: file, as: .document, by: reader, isNamed: isNamed)
      return try MarkupReader.read(Array(data), file: file)
    }
    guard let language else {
      self.tree = try tree(path)
      localization = nil
      return
    }
    let localization = try DocumentLocalization(of: path, in: language, by: reader)
    let localized = localization.localized(try tree(localization.file))
    self.tree = localized.tree
    self.localization = (localization, localized.missing)
  }

  /// Reads the document as an app does, or as Interface Builder does if the size classes are nil.
  ///
  /// Interface Builder shows it for the device and orientation that it was edited for. Only running
  /// apps apply runtime attributes.
  package func document(
    for sizeClasses: SizeClasses?
  ) throws(ImportError) -> InterfaceBuilderDocument {
    guard let sizeClasses else { return try read(for: nil) }
    guard dependsOnSizeClasses else {
      if let known = readings.values.first { return known.inWindow(of: sizeClasses) }
      return try reading(for: sizeClasses)
    }
    var document = try reading(for: sizeClasses)
    var others: [(SizeClasses, InterfaceBuilderDocument)] = []
    for other in SizeClasses.all where other != sizeClasses {
      others.append((other, try reading(for: other)))
    }
    document.vary(by: others, besides: fixed.ids)
    return document
  }

  private func reading(for sizeClasses: SizeClasses) throws(ImportError) -> InterfaceBuilderDocument
  {
    if let known = readings[sizeClasses] { return known }
    let document = try read(for: sizeClasses)
    readings[sizeClasses] = document
    return document
  }

  /// Returns the placeholders for scenes of other storyboards, as an app reads them.
  ///
  /// - Throws: An error for a document of another kind.
  package func references() throws(ImportError) -> [InterfaceBuilderScene] {
    try DocumentReader(root: tree.with(tree.nodes).root, sizeClasses: .any).references()
  }

  /// The objects of the document and their connections.
  package var objects: DocumentObjects { DocumentObjects(tree.with(tree.nodes)) }

  /// Whether a part of the document depends on size classes.
  private lazy var dependsOnSizeClasses = tree.nodes.contains { $0.kind.isVariation }

  private func read(for sizeClasses: SizeClasses?) throws(ImportError) -> InterfaceBuilderDocument {
    // Each reading has its own warnings.
    var document = try InterfaceBuilderDocument(
      tree: tree.with(tree.nodes),
      sizeClasses: sizeClasses,
      checks: checks,
      fixed: sizeClasses != nil && dependsOnSizeClasses ? fixed : nil
    )
    if let (localization, missing) = localization {
      document.append(
        localization.untranslated(of: missing, in: tree),
        localization.warnings(about: missing, in: tree)
      )
    } else if sizeClasses != nil {
      document.append([], DocumentFile.localizations(of: path, by: reader))
    }
    return document
  }
}
