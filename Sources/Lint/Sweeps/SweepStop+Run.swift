import BuiltInEngine
import ScenarioModel

extension SweepStop {
  /// Returns the stop as the answer to a case that only shows the screen.
  func run(of question: LintQuestion, findings: [Finding]) -> Run {
    let step = Step(
      index: 0,
      time: 0,
      action: "checkpoint",
      detail: "at rest",
      snapshot: snapshot
    )
    return Run(
      engine: EngineIdentity(name: "", version: "", fingerprint: ""),
      identity: CaseIdentity(
        scenario: question.screen.name,
        device: question.stage.device.id,
        orientation: question.stage.orientation.rawValue,
        technique: question.screen.technique.rawValue
      ),
      questionHash: .unknown,
      steps: [step],
      pushes: [],
      events: [],
      findings: findings,
      estimates: [],
      comparisons: []
    )
  }
}
