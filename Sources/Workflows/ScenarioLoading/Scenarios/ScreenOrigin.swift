import Foundation
package import InterfaceBuilder
package import ScenarioModel
package import SnapshotModel

/// A scene of a document, in any scenario.
package struct DocumentScene: Hashable {
  private let file: String
  private let id: String

  /// - Parameters:
  ///   - file: The path of the document.
  ///   - id: The id of the scene.
  package init(file: String, id: String) {
    self.file = URL(filePath: file).standardizedFileURL.path
    self.id = id
  }
}

/// The location and the contents of a scenario's screen.
package struct ScreenOrigin {
  /// The screen's name for people.
  package var scene: String
  /// The start of the screen: its root view, or its entry in the scenario.
  package var location: FileLocation
  /// The scene of the document; nil for a screen in a scenario.
  package var documentScene: DocumentScene?
  /// The scene with its views and canvas; nil for a screen in a scenario.
  package var content: InterfaceBuilderScene?

  /// The items of a document by object id; empty for a screen in a scenario.
  package var sources: [String: ItemSource] { content?.sources ?? [:] }

  /// Whether the document's controller for the screen is UIKit's list controller.
  package var isListController: Bool { content?.controller?.isListController ?? false }

  /// The app's class of the document's controller; nil for UIKit's.
  package var controllerClass: String? { content?.controller?.customClass }

  /// Returns the location of the first item with a known location; the screen's location without
  /// any.
  ///
  /// - Parameter ids: Object ids of a document.
  /// - Returns: A location in the file of the screen.
  package func location(of ids: [String]) -> FileLocation {
    ids.lazy.compactMap { sources[$0]?.location }.first ?? location
  }
}

extension SceneCache {
  /// Finds the location of a screen.
  ///
  /// - Parameters:
  ///   - index: The index of the screen in the scenario.
  ///   - file: The scenario.
  ///   - version: The version of the document to read.
  /// - Returns: The origin; for a screen in its own file, the entry that names the file.
  /// - Throws: `ImportError`, or the errors of reading the document.
  package func origin(
    ofScreen index: Int,
    in file: ScenarioFile,
    for version: ScreenVersion
  ) throws -> ScreenOrigin {
    let reference = file.scenario.screens[index]
    let location = file.locations.screens[index]
    guard case .interfaceBuilder(let scene) = reference.source else {
      return ScreenOrigin(scene: reference.name, location: location)
    }
    let folder = URL(filePath: location.file).deletingLastPathComponent()
    let path = path(of: scene, in: folder)
    let found = try document(at: path, for: version, by: file.reader).scene(scene.scene)
    let root = found.screen.flatMap { found.sources[$0.rootView.id]?.location }
    return ScreenOrigin(
      scene: reference.name,
      location: root ?? FileLocation(file: path, line: 1, column: 1),
      documentScene: DocumentScene(file: path, id: found.id),
      content: found
    )
  }
}
