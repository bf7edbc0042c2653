import BuiltInEngine
import DeviceCatalog
import EngineProtocol
import Foundation
import InterfaceBuilder
import ScenarioModel
import SnapshotModel
import Testing

/// The folder of the baselines' sign-up form.
let signUpFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Baselines/sign-up")

/// Returns the cases of the sign-up form under a technique on the smallest phone, portrait first.
func signUp(_ technique: Technique) throws -> [CaseQuestion] {
  let url = signUpFolder.appending(path: "keyboard.yaml")
  var file = try ScenarioDiscovery.read(url, file: url.path, name: "sign-up/keyboard")
  file.scenario.technique = technique
  file.scenario.options = file.scenario.options.restricted(to: technique)
  file.scenario.matrix.devices = ["iphone-se-1"]
  return Array(try file.questions { try loadScene($0, $1, $2) })
}

/// Reads a scene of a storyboard.
func loadScene(
  _ scene: ScreenReference.Scene,
  _ folder: URL,
  _ version: ScreenVersion
) throws -> Screen {
  let path = folder.appending(path: scene.file).path
  let document = try InterfaceBuilderDocument(contentsOf: path, sizeClasses: version.sizeClasses)
  return try document.screen(scene: scene.scene)
}

/// An engine that answers with findings but without geometry.
struct FakeEngine: Engine {
  let identity = EngineIdentity(name: "fake", version: "1.0.0", fingerprint: "c0ffee")
  /// The broken invariants at a checkpoint, after the given steps.
  var broken: @Sendable ([ScenarioStep]) -> [(view: ViewPath, invariant: String, detail: String)]

  func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    var run = Run(
      engine: identity,
      identity: question.identity,
      questionHash: .unknown,
      steps: [],
      pushes: [],
      findings: []
    )
    let steps = question.scenario.steps
    for (index, step) in steps.enumerated() {
      guard case .checkpoint(let name, _, _) = step else { continue }
      run.steps.append(
        Step(index: index, time: 0, action: "checkpoint", detail: name, snapshot: nil)
      )
      run.findings += broken(Array(steps.prefix(index))).map {
        Finding(step: index, view: $0.view, subject: .invariant($0.invariant), detail: $0.detail)
      }
    }
    return run
  }
}

/// Returns a form with two fields, and a screen to push.
func smallForm() throws -> CaseQuestion {
  let fields = ["a", "b"].map { ViewNode(id: $0, name: $0, kind: .textField) }
  let root = ViewNode(
    id: "view",
    name: "view",
    kind: .view,
    autoresizingMask: [.flexibleWidth, .flexibleHeight],
    subviews: fields
  )
  let screens = ["form", "other"].map { Screen(name: $0, rootView: root) }
  return CaseQuestion(
    scenario: Scenario(
      name: "form",
      screens: screens.map { ScreenReference(name: $0.name, source: .inPlace(root)) },
      navigation: true,
      matrix: Matrix(devices: ["iphone-8"], orientations: [.portrait]),
      steps: [.checkpoint(name: "at rest")]
    ),
    screens: screens,
    device: try #require(Devices.device(id: "iphone-8")),
    orientation: .portrait
  )
}
