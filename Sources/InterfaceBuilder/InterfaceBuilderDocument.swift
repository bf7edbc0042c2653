package import Foundation
package import ProjectFiles
package import ScenarioModel

/// A .storyboard or .xib of Interface Builder, read completely.
package struct InterfaceBuilderDocument: Sendable {
  /// The path as given.
  package let file: String
  /// Whether the document declares itself a storyboard, regardless of the file's name.
  package let isStoryboard: Bool
  /// The version of Interface Builder that wrote the document, such as `21507`.
  package let toolsVersion: String
  /// The scenes in the order of the document; a .xib has one, or none without views.
  package private(set) var scenes: [InterfaceBuilderScene]
  /// The parts that the importer does not support, and the references without a target.
  package private(set) var warnings: [ImportWarning]

  /// Reads a file as an app does, or as Interface Builder does if the size classes are nil.
  ///
  /// Interface Builder shows it for the device and orientation that the document was edited for.
  /// Only running apps apply runtime attributes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sizeClasses: The size classes of the app's window; nil for Interface Builder.
  ///   - language: The app's language; nil for the texts of the document itself.
  ///   - reader: See `ParsedDocument`.
  /// - Throws: An error for a mistake in the file, or in a table of texts beside it.
  package init(
    contentsOf path: String,
    sizeClasses: SizeClasses? = nil,
    language: Language? = nil,
    reader: ProjectReader? = nil
  ) throws(ImportError) {
    self = try ParsedDocument(contentsOf: path, language: language, reader: reader)
      .document(for: sizeClasses)
  }

  /// Reads bytes; `file` is the name in errors.
  package init(
    data: Data,
    file: String,
    sizeClasses: SizeClasses? = nil
  ) throws(ImportError) {
    try self.init(tree: MarkupReader.read(Array(data), file: file), sizeClasses: sizeClasses)
  }

  /// Reads a parsed document.
  ///
  /// - Parameters:
  ///   - tree: The document, without problems of an earlier reading.
  ///   - sizeClasses: The size classes of the app's window; nil for Interface Builder.
  ///   - checks: The checks of the document; nil if they are not shared.
  ///   - fixed: The scenes from readings for other size classes; nil without any.
  /// - Throws: An error for a document of another kind.
  init(
    tree: MarkupTree,
    sizeClasses: SizeClasses?,
    checks: DocumentChecks? = nil,
    fixed: FixedScenes? = nil
  ) throws(ImportError) {
    let reader = try DocumentReader(root: tree.root, sizeClasses: sizeClasses)
    file = tree.file
    isStoryboard = reader.header.isStoryboard
    toolsVersion = reader.header.toolsVersion
    scenes = reader.scenes(sharing: fixed)
    let checks = checks ?? DocumentChecks(tree)
    warnings = checks.vocabulary
    if sizeClasses != nil { warnings += checks.runtimeAttributes }
    warnings += tree.problems.warnings(in: tree) + tree.strayText
  }

  /// Adds untranslated texts, and warnings.
  mutating func append(_ untranslated: [LocalizableTexts.Text], _ warnings: [ImportWarning]) {
    self.warnings += warnings
    for text in untranslated {
      for index in scenes.indices {
        scenes[index].sources[text.object]?.untranslatedText = text.value
      }
    }
  }

  /// Returns the same document for other size classes.
  ///
  /// - Precondition: The document does not vary by size class.
  func inWindow(of sizeClasses: SizeClasses) -> InterfaceBuilderDocument {
    var document = self
    for index in document.scenes.indices { document.scenes[index].canvas.sizeClasses = sizeClasses }
    return document
  }

  /// Adds the scenes' contents for other size classes.
  ///
  /// - Parameters:
  ///   - others: The other size classes, each with the document for them.
  ///   - fixed: The ids of scenes with equal contents.
  mutating func vary(
    by others: [(sizeClasses: SizeClasses, document: InterfaceBuilderDocument)],
    besides fixed: Set<String>
  ) {
    for index in scenes.indices where !fixed.contains(scenes[index].id) {
      guard let contents = scenes[index].screen?.contents else { continue }
      let id = scenes[index].id
      let varied = others.compactMap { other in
        other.document.scenes.first { $0.id == id }?.screen
          .map { ([other.sizeClasses], $0.contents) }
      }
      scenes[index].screen?.variations = varied.variations(of: contents)
    }
  }

  /// Returns the screen of the scene with this storyboard identifier, controller id or scene id.
  ///
  /// Nil selects the initial view controller, or the only scene.
  package func screen(scene name: String?) throws(ImportError) -> Screen {
    let scene = try scene(name)
    guard let screen = scene.screen else {
      throw .noView(
        file: file,
        scene: scene.displayName,
        reference: scene.controller?.reference
      )
    }
    return screen
  }

  /// Returns the scene of that name, see ``screen(scene:)``.
  ///
  /// For nil, the first controller inside a container replaces the container.
  package func scene(_ name: String?) throws(ImportError) -> InterfaceBuilderScene {
    guard let name else { return contents(of: try initialScene()) }
    guard let scene = scenes.first(where: { $0.answers(to: name) }) else {
      throw .noSuchScene(file: file, name: name, known: scenes.map(\.displayName))
    }
    return scene
  }

  private func initialScene() throws(ImportError) -> InterfaceBuilderScene {
    if let scene = scenes.first(where: \.isInitial) { return scene }
    guard scenes.count == 1, let only = scenes.first else {
      throw .noInitialScene(file: file, known: scenes.map(\.displayName))
    }
    return only
  }

  private func contents(of scene: InterfaceBuilderScene) -> InterfaceBuilderScene {
    var scene = scene
    // A chain of containers is at most as long as the list of scenes, unless it is a cycle.
    for _ in scenes where scene.screen == nil {
      let contained = scene.controller?.containedControllers.first
      guard let next = scenes.first(where: { $0.controller?.id == contained }) else { break }
      scene = next
    }
    return scene
  }
}

extension InterfaceBuilderScene {
  fileprivate func answers(to name: String) -> Bool {
    id == name || controller?.id == name || controller?.storyboardIdentifier == name
  }
}

extension InterfaceBuilderDocument {
  /// Returns the document with scenes in the surroundings of the storyboards that refer to them.
  ///
  /// - Parameter surroundings: Returns the surroundings of a reference to a scene; nil without one.
  /// - Returns: The document.
  package func referred(
    in surroundings: (InterfaceBuilderScene) -> ScreenSurroundings?
  ) -> InterfaceBuilderDocument {
    var document = self
    for index in scenes.indices { document.scenes[index].referrer = surroundings(scenes[index]) }
    return document
  }
}
