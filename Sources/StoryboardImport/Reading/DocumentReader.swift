import ScenarioModel

/// For which moment a document is read.
struct Circumstances {
  /// The size classes for which parts are chosen.
  var classes: SizeClasses
  /// Whether an app runs, which sets the runtime attributes; else Interface Builder shows the scene.
  var isRunTime: Bool
}

/// Reads all scenes of a parsed document.
struct DocumentReader {
  let root: MarkupElement
  let header: DocumentHeader
  private let resources: DocumentResources
  private let circumstances: Circumstances

  init(root: MarkupElement, sizeClasses: SizeClasses?) throws(ImportError) {
    self.root = root
    header = try DocumentHeader(document: root)
    resources = try DocumentResources(document: root)
    circumstances = Circumstances(
      classes: sizeClasses ?? header.device.sizeClasses,
      isRunTime: sizeClasses != nil
    )
  }

  func scenes() throws(ImportError) -> [InterfaceBuilderScene] {
    let readers = try sceneReaders()
    let bars = SimulatedBars(
      controllers: readers.compactMap(\.controller),
      tieBreakers: root.child("inferredMetricsTieBreakers")
    )
    let segues = readers.compactMap(\.controller).flatMap(\.node.segues)
    let embedded = Set(segues.filter { $0.kind == "embed" }.map(\.destination))
    var scenes: [InterfaceBuilderScene] = []
    for reader in readers {
      let scene = try reader.scene(
        header: header,
        resources: resources,
        bars: bars,
        embedded: embedded
      )
      if let scene { scenes.append(scene) }
    }
    guard circumstances.isRunTime else { return scenes }
    var embedder = SceneEmbedder(scenes)
    return embedder.embedded()
  }

  private func sceneReaders() throws(ImportError) -> [SceneReader] {
    guard header.isStoryboard else {
      guard let objects = root.child("objects") else { return [] }
      return [try SceneReader(id: nil, objects: objects, circumstances: circumstances)]
    }
    var readers: [SceneReader] = []
    for scene in root.child("scenes")?.children(named: "scene") ?? [] {
      guard let objects = scene.child("objects") else { continue }
      readers.append(
        try SceneReader(
          id: scene.attribute("sceneID") ?? "",
          objects: objects,
          circumstances: circumstances
        )
      )
    }
    return readers
  }
}
