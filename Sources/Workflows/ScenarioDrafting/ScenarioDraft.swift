package import ScenarioModel
import SnapshotModel

/// A scenario for a scene: each field gets the focus, the device rotates, the keyboard hides.
package struct ScenarioDraft {
  /// The scene that the scenario shows.
  package let scene: DraftedScene
  /// The devices and orientations at the start of runs.
  package let startingMatrix: StartingMatrix
  /// The path of the document from the folder of the scenario file.
  package let document: String
  /// Font files, and folders of them, from the folder of the scenario file.
  package let fonts: [String]
  /// The scenario's name in recordings.
  package let name: String

  /// Returns the scenario with a technique.
  package func scenario(_ technique: Technique, invariants: [Invariant]) -> Scenario {
    Scenario(
      name: name,
      description: description,
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
      rootViewFrame: rootViewFrame,
      simulation: startingMatrix.simulation,
      technique: technique,
      matrix: matrix,
      invariants: invariants,
      steps: steps
    )
  }

  /// The applicable invariants; invariants about the keyboard apply only to a screen with fields.
  var possibleInvariants: [Invariant] {
    let aboutKeyboard: [Invariant] = [.focusedFieldVisible, .insetsRestoredAfterHide]
    return Invariant.named.filter { !scene.fields.isEmpty || !aboutKeyboard.contains($0) }
  }

  private var description: String {
    let turns = turns ? "the device turns" : nil
    guard !scene.fields.isEmpty else {
      return "The \(scene.title) at rest" + (turns.map { " and as \($0)" } ?? "")
    }
    return "The fields of \(scene.title) as the keyboard comes and goes"
      + (turns.map { " and \($0)" } ?? "")
  }

  /// Whether the device turns; a view that does not fill a screen keeps its size in every
  /// orientation.
  private var turns: Bool { startingMatrix.turns && scene.partSize == nil }

  private var matrix: Matrix {
    var matrix = startingMatrix.matrix
    if scene.partSize != nil { matrix.keepFirstOrientations() }
    return matrix
  }

  /// The view's frame in the window, inside the edges of every screen; nil for a screen.
  private var rootViewFrame: Rect? {
    scene.partSize.map { size in
      let edges = StartingMatrix(matrix).metrics.map(\.safeArea)
      return Rect(
        x: edges.map(\.left).max() ?? 0,
        y: edges.map(\.top).max() ?? 0,
        width: size.width,
        height: size.height
      )
    }
  }

  /// Half a second is longer than the keyboard's animation, and a second is longer than a rotation.
  private var steps: [ScenarioStep] {
    var names = NameClaims()
    func checkpoint(_ name: String) -> ScenarioStep { .checkpoint(name: names.claim([name])) }
    var steps = [checkpoint("at rest")]
    for (index, field) in scene.fields.enumerated() {
      // The name of a checkpoint has to be readable.
      let name = field.count <= 60 ? field : "field \(index + 1)"
      steps += [.focus(view: field), .wait(seconds: 0.5), checkpoint("\(name) focused")]
    }
    for orientation in turns ? [RotationTarget.landscape, .portrait] : [] {
      steps += [
        .rotate(to: orientation), .wait(seconds: 1), checkpoint("in \(orientation.rawValue)"),
      ]
    }
    guard !scene.fields.isEmpty else { return steps }
    return steps + [.resign, .wait(seconds: 0.5), checkpoint("keyboard gone")]
  }
}

extension DraftedScene {
  /// The scene's name in a sentence.
  fileprivate var title: String { nameCandidates.first?.words.joined(separator: " ") ?? "screen" }

  /// The screen's name in recordings, which begins every path.
  fileprivate var screenName: String {
    nameCandidates.lazy.compactMap(\.camelCased).first ?? "screen"
  }
}
