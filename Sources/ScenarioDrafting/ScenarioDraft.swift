import ScenarioLoading
package import ScenarioModel

/// A scenario for a scene: each field gets the focus, the device turns, the keyboard goes.
package struct ScenarioDraft {
  package let scene: FieldScene
  /// The path of the document from the folder of the scenario file.
  package let document: String
  /// Font files, and folders of them, from the folder of the scenario file.
  package let fonts: [String]
  /// The scenario's name in recordings.
  package let name: String

  /// The scenario under a technique.
  package func scenario(_ technique: Technique, invariants: [Invariant]) -> Scenario {
    Scenario(
      name: name,
      description:
        "The fields of \(scene.title) as the keyboard comes and goes and the device turns",
      screens: [
        ScreenReference(
          name: scene.screenName,
          source: .interfaceBuilder(
            ScreenReference.Scene(file: document, scene: scene.reference)
          )
        )
      ],
      fonts: fonts.isEmpty ? nil : fonts,
      navigation: scene.surroundings.navigation,
      bars: scene.surroundings.bars,
      splitView: scene.surroundings.splitView,
      technique: technique,
      matrix: StartingMatrix.matrix,
      invariants: invariants,
      steps: steps
    )
  }

  /// Half a second is longer than a keyboard moves, a second longer than a device turns.
  private var steps: [ScenarioStep] {
    var names = NameClaims()
    func checkpoint(_ name: String) -> ScenarioStep { .checkpoint(name: names.claim([name])) }
    var steps = [checkpoint("at rest")]
    for (index, field) in scene.fields.enumerated() {
      // The name of a checkpoint has to stay readable.
      let name = field.count <= 60 ? field : "field \(index + 1)"
      steps += [.focus(view: field), .wait(seconds: 0.5), checkpoint("\(name) focused")]
    }
    for orientation in [RotationTarget.landscape, .portrait] {
      steps += [
        .rotate(to: orientation), .wait(seconds: 1), checkpoint("in \(orientation.rawValue)"),
      ]
    }
    return steps + [.resign, .wait(seconds: 0.5), checkpoint("keyboard gone")]
  }
}

extension FieldScene {
  /// What a sentence calls the scene.
  fileprivate var title: String { wishes.first?.words.joined(separator: " ") ?? "screen" }

  /// The screen's name in recordings, of which it begins every path.
  fileprivate var screenName: String { wishes.lazy.compactMap(\.camelCased).first ?? "screen" }
}
