import DeviceCatalog
import ScenarioModel
import SnapshotModel

let sampleIdentity = EngineIdentity(name: "fake", version: "1.2.3", fingerprint: "c0ffee")

/// Returns one question for each device id, all with one tiny scenario.
func questions(
  on devices: [String],
  steps: [ScenarioStep] = [.checkpoint(name: "at rest")]
) -> [CaseQuestion] {
  let scenario = Scenario(
    name: "form",
    screens: [],
    matrix: Matrix(devices: devices, orientations: [.portrait]),
    steps: steps
  )
  return scenario.cases().map {
    CaseQuestion(scenario: scenario, screens: [], device: $0.device, orientation: $0.orientation)
  }
}

/// Returns a result with one view at the only checkpoint.
func answer(to question: CaseQuestion) -> Run {
  Run(
    engine: sampleIdentity,
    identity: question.identity,
    questionHash: .unknown,
    steps: [
      Step(index: 0, time: 0, action: "checkpoint", detail: "at rest", snapshot: sampleSnapshot)
    ],
    pushes: [],
    findings: []
  )
}

private let sampleSnapshot: Snapshot = {
  let window = Rect(x: 0, y: 0, width: 375, height: 667)
  return Snapshot(
    window: Size(width: window.width, height: window.height),
    keyboard: nil,
    firstResponder: nil,
    views: [
      ViewGeometry(
        path: "form",
        className: "UIView",
        frame: window,
        windowFrame: window,
        safeArea: Insets(top: 0, left: 0, bottom: 0, right: 0),
        isHidden: false,
        scroll: nil
      )
    ]
  )
}()

/// An engine that calls a closure.
struct FakeEngine: Engine {
  var identity = sampleIdentity
  var answersByMeasures = false
  var answer: @Sendable (CaseQuestion) async throws(EngineError) -> Run

  func run(_ question: CaseQuestion) async throws(EngineError) -> Run {
    try await answer(question)
  }
}
