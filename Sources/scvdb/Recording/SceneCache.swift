import Foundation
import ScenarioModel
import StoryboardImport

/// Reads each document once for each pair of size classes, however many cases need it.
final class SceneCache {
  private struct Key: Hashable {
    var path: String
    var sizeClasses: SizeClasses
  }

  private var documents: [Key: InterfaceBuilderDocument] = [:]

  /// Reads a scene, see `SceneLoader`.
  func screen(
    of scene: ScreenReference.Scene,
    in folder: URL,
    for sizeClasses: SizeClasses
  ) throws -> Screen {
    let path =
      scene.file.hasPrefix("/") ? scene.file : folder.appending(path: scene.file).relativePath
    let key = Key(path: path, sizeClasses: sizeClasses)
    let document =
      try documents[key]
      ?? InterfaceBuilderDocument(contentsOf: path, sizeClasses: sizeClasses)
    documents[key] = document
    return try document.screen(scene: scene.scene)
  }
}
