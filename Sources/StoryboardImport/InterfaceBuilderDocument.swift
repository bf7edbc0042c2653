package import Foundation
package import ScenarioModel

/// A .storyboard or .xib of Interface Builder, read whole.
package struct InterfaceBuilderDocument: Sendable {
  package let file: String
  package let isStoryboard: Bool
  package let toolsVersion: String
  package let scenes: [InterfaceBuilderScene]

  /// Reads a file, choosing parts for the given size classes; nil stands for those of the device
  /// and orientation that the document was edited for.
  package init(
    contentsOf path: String,
    sizeClasses: SizeClasses? = nil
  ) throws(ImportError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: Self.reason(error))
    }
    try self.init(data: data, file: path, sizeClasses: sizeClasses)
  }

  /// Reads bytes; `file` is their name in errors.
  package init(
    data: Data,
    file: String,
    sizeClasses: SizeClasses? = nil
  ) throws(ImportError) {
    let tree = try MarkupReader.read(Array(data), file: file)
    let reader = try DocumentReader(root: tree.root, sizeClasses: sizeClasses)
    self.file = file
    isStoryboard = reader.header.isStoryboard
    toolsVersion = reader.header.toolsVersion
    scenes = try reader.scenes()
  }

  /// What the document has that the importer does not know, in the order of the document.
  package var warnings: [ImportWarning] { scenes.flatMap(\.warnings) }

  /// Returns the screen of the scene with this storyboard identifier, controller id or scene id;
  /// nil stands for the initial view controller, or for the only scene there is.
  package func screen(scene name: String?) throws(ImportError) -> Screen {
    let scene = try scene(name)
    guard let screen = scene.screen else {
      throw .noView(file: file, scene: scene.displayName)
    }
    return screen
  }

  /// Returns the scene of that name, see ``screen(scene:)``; for nil a container
  /// stands for the first controller inside it.
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
    // No chain of containers is longer than the list of scenes, unless it is a circle.
    for _ in scenes where scene.screen == nil {
      let contained = scene.controller?.containedControllers.first
      guard let next = scenes.first(where: { $0.controller?.id == contained }) else { break }
      scene = next
    }
    return scene
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?: "no such file"
    case .fileReadNoPermission?: "no permission"
    default: error.localizedDescription
    }
  }
}

extension InterfaceBuilderScene {
  fileprivate func answers(to name: String) -> Bool {
    id == name || controller?.id == name || controller?.storyboardIdentifier == name
  }
}
