import Foundation
import InterfaceBuilder
import ScenarioModel

/// A scene of a document in a running app, right after its appearance.
struct RestingScene {
  let scene: InterfaceBuilderScene
  let screen: Screen
  /// The path of the document.
  let file: String
  let stage: ScreenStage

  /// A case that only shows the screen.
  var question: CaseQuestion {
    stage.question(
      of: scenario(named: scene.displayName, document: file),
      showing: [screen]
    )
  }

  /// Returns the scenario of the case, with the document's path from the folder of the scenario.
  func scenario(named name: String, document: String) -> Scenario {
    Scenario(
      name: name,
      screen: ScreenReference(
        name: screen.name,
        source: .interfaceBuilder(ScreenReference.Scene(file: document, scene: scene.id))
      ),
      in: scene.surroundings,
      on: stage,
      steps: [.checkpoint(name: "at rest")]
    )
  }
}
