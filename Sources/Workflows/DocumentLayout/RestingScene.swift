import Foundation
import InterfaceBuilder
import ScenarioModel

/// A scene of a document as an app has it that has just shown it.
struct RestingScene {
  let scene: InterfaceBuilderScene
  let screen: Screen
  /// The path of the document.
  let file: String
  let stage: ScreenStage

  /// The case that shows the screen and does nothing else.
  var question: CaseQuestion {
    CaseQuestion(
      scenario: scenario(named: scene.displayName, document: file),
      screens: [screen],
      device: stage.device,
      orientation: stage.orientation
    )
  }

  /// The scenario of the case, which has the document under its path from the folder of the scenario.
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
