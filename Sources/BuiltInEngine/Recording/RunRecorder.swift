import LayoutEngine
import ScenarioModel
import SnapshotModel

/// Collects what a run consists of while a case is played.
@MainActor
struct RunRecorder {
  private let device: SimulatedDevice
  private let window: UIWindow
  private let invariants: [Invariant]
  private var steps: [Step] = []
  private var pushes: [NavigationPush] = []
  private var keyboardFrames: [KeyboardFrame] = []
  private var findings: [Finding] = []
  private var knownFindings: Set<FindingKey> = []

  /// How many of the keyboard's notifications are recorded already.
  private var keyboardCount = 0
  private var stepIndex = 0
  private var stepTime: Double = 0

  init(device: SimulatedDevice, window: UIWindow, invariants: [Invariant]) {
    self.device = device
    self.window = window
    self.invariants = invariants
  }

  /// Notes when a step begins.
  mutating func begin(_ step: ScenarioStep, index: Int) {
    stepIndex = index
    stepTime = device.clock.now
  }

  /// Records a step when it has been played, and the geometry if it is a checkpoint.
  mutating func end(_ step: ScenarioStep, index: Int, top: ScreenViewController) {
    recordKeyboard()
    var snapshot: Snapshot?
    if case .checkpoint = step { snapshot = recordCheckpoint(top: top) }
    steps.append(
      Step(
        index: index,
        time: stepTime,
        action: step.action,
        detail: step.detail,
        snapshot: snapshot
      )
    )
  }

  /// Records a push or pop of the present step.
  mutating func notePush(
    _ kind: NavigationPush.Kind,
    from: ScreenViewController,
    to: ScreenViewController,
    animated: Bool
  ) {
    pushes.append(
      NavigationPush(
        step: stepIndex,
        time: device.clock.now,
        kind: kind,
        from: from.screen.name,
        to: to.screen.name,
        animated: animated
      )
    )
  }

  /// Returns everything recorded.
  func run(of question: CaseQuestion, by identity: EngineIdentity) -> Run {
    Run(
      engine: identity,
      identity: question.identity,
      questionHash: question.hash,
      steps: steps,
      pushes: pushes,
      keyboardFrames: keyboardFrames,
      findings: findings
    )
  }

  private mutating func recordKeyboard() {
    let posted = device.keyboard.posted
    for event in posted[keyboardCount...] {
      keyboardFrames.append(
        KeyboardFrame(
          step: stepIndex,
          time: event.time,
          notification: event.notification.rawValue,
          begin: Rect(event.movement.begin),
          end: Rect(event.movement.end),
          duration: event.movement.duration
        )
      )
    }
    keyboardCount = posted.count
  }

  private mutating func recordCheckpoint(top: ScreenViewController) -> Snapshot {
    let paths = ViewPaths(of: window)
    let inspection = Inspection(device: device, window: window, paths: paths, top: top)
    let found = inspection.layoutFindings + inspection.broken(invariants)
    for finding in found {
      // A conflict or an ambiguity lasts; it is news only once.
      let key = FindingKey(finding)
      let isNews = finding.kind == .brokenInvariant || knownFindings.insert(key).inserted
      if isNews {
        findings.append(
          Finding(
            step: stepIndex,
            kind: finding.kind,
            view: finding.view,
            message: finding.message
          )
        )
      }
    }
    return Snapshot(of: window, on: device, paths: paths)
  }
}

/// A complaint, whichever step it was noticed after.
private struct FindingKey: Hashable {
  let kind: Finding.Kind
  let view: String
  let message: String

  init(_ finding: Observation) {
    kind = finding.kind
    view = finding.view
    message = finding.message
  }
}
