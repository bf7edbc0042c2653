import Foundation
import InterfaceBuilder
import Reporting
package import ScenarioModel
import SnapshotModel

/// The default scenario of a scene: each text field gets the focus in turn, then the keyboard
/// hides.
package struct FocusDraft {
  /// The path of the storyboard or xib.
  package let document: String
  /// The scene; nil for the initial scene.
  package let scene: String?
  /// The command line's filter; without devices, one device for each kind of screen is used.
  package let filter: CaseFilter

  private let fonts: FontLibrary

  /// - Parameters:
  ///   - document: The path of the storyboard or xib.
  ///   - scene: The scene; nil for the initial scene.
  ///   - filter: The command line's filter.
  ///   - fonts: Receives the notes about stages that the app does not support.
  package init(document: String, scene: String?, filter: CaseFilter, noting fonts: FontLibrary) {
    self.document = document
    self.scene = scene
    self.filter = filter
    self.fonts = fonts
  }

  /// A small screen with a home button, a home button, a notch, an island, a tablet.
  private static let devices = ["iphone-se-1", "iphone-8", "iphone-xs", "iphone-16", "ipad-10"]
  /// Longer than the delays of techniques and the keyboard's animation.
  private static let settling = ScenarioStep.wait(seconds: 1)

  /// Returns the scenario, as if it were a file beside the document.
  ///
  /// - Throws: `ImportError`, or a failure if the scene has no focusable view.
  package func file() throws -> ScenarioFile {
    guard let fieldScene = try fieldScene() else {
      let name = scene.map { " '\($0)'" } ?? ""
      throw Failure(
        "there is no text field to type into in the scene\(name)",
        at: document,
        fix: "name another with --scene",
        hint: "'scvdb layout \(document)' shows all"
      )
    }
    let scenario = scenario(of: fieldScene)
    return try ScenarioFile.parse(text: scenario.text(), file: document, name: scenario.name)
  }

  /// Returns the scene with the fields that are focusable on every device; nil without any.
  private func fieldScene() throws -> DraftedScene? {
    let id = try InterfaceBuilderDocument(contentsOf: document).scene(scene).id
    let drafted = try DraftedDocument(
      file: document,
      scenes: SceneCache(),
      on: StartingMatrix(),
      in: fonts
    )
    return drafted.fieldScenes.first { $0.id == id }
  }

  /// The requested stages, and for the others, the stages of the app.
  private var matrix: Matrix {
    var matrix = Matrix(
      devices: filter.devices.isEmpty ? Self.devices : filter.devices.distinct,
      orientations: [.portrait, .landscape],
      systems: filter.systems.isEmpty ? nil : filter.systems.distinct
    )
    guard filter.orientations.isEmpty else { return matrix }
    var stages = fonts.apps.stages(of: document, noting: fonts.documents)
    if filter.devices.isEmpty {
      matrix = stages.restricted(matrix)
    } else {
      matrix = stages.turned(matrix)
    }
    fonts.documents.add(stages.notes)
    return matrix
  }

  private func scenario(of fieldScene: DraftedScene) -> Scenario {
    let url = URL(filePath: document)
    let source = ScreenReference.Scene(file: url.lastPathComponent, scene: scene)
    let steps = fieldScene.fields.flatMap { field -> [ScenarioStep] in
      [.focus(view: field), Self.settling, .checkpoint(name: "\(field) focused")]
    }
    return Scenario(
      name: url.deletingPathExtension().lastPathComponent + (scene.map { "/\($0)" } ?? ""),
      screens: [ScreenReference(name: "screen", source: .interfaceBuilder(source))],
      navigation: fieldScene.surroundings.navigation,
      bars: fieldScene.surroundings.bars,
      splitView: fieldScene.surroundings.splitView,
      matrix: matrix,
      steps: [.checkpoint(name: "at rest")] + steps
        + [.resign, Self.settling, .checkpoint(name: "keyboard gone")]
    )
  }
}
