import ScenarioModel

/// The size classes and the mode for reading a document.
struct ImportContext {
  /// The size classes that select the parts.
  var classes: SizeClasses
  /// Whether to read the scene as a running app, with its runtime attributes; otherwise as Interface
  /// Builder.
  var isRunTime: Bool

  /// Returns the context of a scene in a split view's column; a primary column is compact when an
  /// app runs.
  func inside(_ column: SplitViewColumn?) -> ImportContext {
    guard isRunTime, column == .primary else { return self }
    var context = self
    context.classes.horizontal = .compact
    return context
  }
}

/// Reads all scenes of a parsed document.
struct DocumentReader {
  let root: MarkupElement
  let header: DocumentHeader
  private let resources: DocumentResources
  private let context: ImportContext

  init(root: MarkupElement, sizeClasses: SizeClasses?) throws(ImportError) {
    self.root = root
    header = try DocumentHeader(document: root)
    resources = DocumentResources(document: root)
    context = ImportContext(
      classes: sizeClasses ?? header.device.sizeClasses,
      isRunTime: sizeClasses != nil
    )
  }

  /// Reads all scenes.
  ///
  /// - Parameter fixed: The scenes from readings of a running app for other size classes; nil without
  ///   any.
  /// - Returns: The scenes.
  func scenes(sharing fixed: FixedScenes? = nil) -> [InterfaceBuilderScene] {
    let scenes = scenes(sharing: fixed) { _ in true }
    guard context.isRunTime else { return scenes }
    var embedder = SceneEmbedder(scenes)
    return embedder.embedded()
  }

  /// Reads the placeholders for scenes of other storyboards, which have no views.
  func references() -> [InterfaceBuilderScene] {
    scenes(sharing: nil) { $0.controller?.node.kind == .placeholder }
  }

  private func scenes(
    sharing fixed: FixedScenes?,
    where isRead: (SceneReader) -> Bool
  ) -> [InterfaceBuilderScene] {
    let readers = sceneReaders()
    let bars = SimulatedBars(
      controllers: readers.compactMap(\.controller),
      tieBreakers: root.child("inferredMetricsTieBreakers")
    )
    let segues = readers.compactMap(\.controller).flatMap(\.node.segues)
    let embedded = Set(segues.filter { $0.kind == "embed" }.map(\.destination))
    var scenes: [InterfaceBuilderScene] = []
    for reader in readers where isRead(reader) {
      func read() -> InterfaceBuilderScene? {
        reader.scene(header: header, resources: resources, bars: bars, embedded: embedded)
      }
      let scene =
        if let fixed {
          fixed.scene(of: reader.objects, inWindowOf: context.classes, read)
        } else {
          read()
        }
      if let scene { scenes.append(scene) }
    }
    return scenes
  }

  private func sceneReaders() -> [SceneReader] {
    guard header.isStoryboard else {
      guard let objects = objects(of: root) else { return [] }
      return [SceneReader(id: nil, objects: objects, context: context)]
    }
    var readers: [SceneReader] = []
    var ids = SceneIDs()
    for scene in sceneElements {
      guard let objects = objects(of: scene) else { continue }
      readers.append(
        SceneReader(
          id: ids.claim(scene),
          objects: objects,
          context: context
        )
      )
    }
    return readers
  }

  /// The scenes of a storyboard; the other elements in their list cause warnings.
  private var sceneElements: [MarkupElement] {
    guard let scenes = root.child("scenes") else {
      root.warn("<\(root.name)> has no scenes, so nothing is laid out")
      return []
    }
    // The vocabulary check reports unknown elements.
    for other in scenes.children where other.name != "scene" && other.isKnown {
      other.warn("<\(other.name)> is not a scene; it is ignored with its content")
    }
    return scenes.children(named: "scene")
  }
}

/// Returns the objects of a scene or a .xib.
private func objects(of element: MarkupElement) -> MarkupElement? {
  let objects = element.child("objects")
  if objects == nil { element.warn("<\(element.name)> has no objects, so nothing is laid out") }
  return objects
}

/// The ids of a storyboard's scenes; each belongs to one scene.
private struct SceneIDs {
  private var taken: Set<String> = []

  /// Returns the id of a scene, or its line if the id is missing or taken.
  mutating func claim(_ scene: MarkupElement) -> String {
    if let id = scene.attribute("sceneID"), taken.insert(id).inserted { return id }
    let id = "line \(scene.location.line)"
    let problem = scene.attribute("sceneID").map { "the sceneID \"\($0)\" is already used" }
    scene.warn("\(problem ?? "<scene> has no sceneID"); the scene is called \"\(id)\"")
    taken.insert(id)
    return id
  }
}
