import InterfaceBuilder
package import Reporting
import ScenarioModel

/// Writes scenarios that make `scvdb record` store the output of `scvdb layout`.
package struct RestingScenarios {
  private let folder: ScenarioFolder

  package init(folder: String) {
    self.folder = ScenarioFolder(path: folder)
  }

  /// Writes a scenario for each scene of a document.
  ///
  /// - Throws: `Failure` if a scenario cannot name the document or a scene, or cannot be written.
  package func write(_ document: LaidOutDocument) throws(Failure) {
    let path = document.file.relativePath(from: folder.path)
    guard path.isFilePath else {
      throw Failure(
        "no scenario can name this file",
        at: document.file,
        hint: "its path must be one line of visible characters, at most 200 bytes"
      )
    }
    for scene in document.restingScenes { try write(scene, document: path) }
  }

  private func write(_ resting: RestingScene, document: String) throws(Failure) {
    guard resting.scene.id.isName else {
      throw Failure(
        "no scenario can name the scene '\(resting.scene.id)'",
        at: resting.file,
        fix: "give the scene a storyboard identifier of one line"
      )
    }
    let words = SafeName("\(resting.file.fileName) \(resting.scene.displayName)")
    let name = words.hyphenated ?? "screen"
    var scenario = resting.scenario(named: name, document: document)
    scenario.screens[0].name = "screen"
    do {
      _ = try folder.write(scenario.text(), named: name)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .writing("\(folder.path)/\(name).yaml", error)
    }
  }
}
