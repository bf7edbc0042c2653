import ScenarioModel

/// Reads all scenes of a parsed document.
struct DocumentReader {
  let root: MarkupElement
  let header: DocumentHeader
  private let resources: DocumentResources
  /// For which size classes parts are chosen.
  private let classes: SizeClasses

  init(root: MarkupElement, sizeClasses: SizeClasses?) throws(ImportError) {
    self.root = root
    header = try DocumentHeader(document: root)
    resources = try DocumentResources(document: root)
    classes = sizeClasses ?? header.device.sizeClasses
  }

  func scenes() throws(ImportError) -> [InterfaceBuilderScene] {
    let readers = try sceneReaders()
    let bars = SimulatedBars(
      controllers: readers.compactMap(\.controller),
      tieBreakers: root.child("inferredMetricsTieBreakers")
    )
    var scenes: [InterfaceBuilderScene] = []
    for reader in readers {
      if let scene = try reader.scene(header: header, resources: resources, bars: bars) {
        scenes.append(scene)
      }
    }
    return scenes
  }

  private func sceneReaders() throws(ImportError) -> [SceneReader] {
    guard header.isStoryboard else {
      guard let objects = root.child("objects") else { return [] }
      return [try SceneReader(id: nil, objects: objects, classes: classes)]
    }
    var readers: [SceneReader] = []
    for scene in root.child("scenes")?.children(named: "scene") ?? [] {
      guard let objects = scene.child("objects") else { continue }
      readers.append(
        try SceneReader(id: scene.attribute("sceneID") ?? "", objects: objects, classes: classes)
      )
    }
    return readers
  }
}
