import LayoutEngine
import ScenarioModel
import SnapshotModel

/// Collects what a run consists of while a case is played.
@MainActor
struct RunRecorder {
  private let device: SimulatedDevice
  private let window: UIWindow
  private let invariants: [Invariant]
  private let names: ResponderNames
  private let journal: ChangeJournal
  private var steps: [Step] = []
  private var pushes: [NavigationPush] = []
  private var keyboardFrames: [KeyboardFrame] = []
  private var events: [RunEvent] = []
  private var findings: [Finding] = []
  private var knownFindings: Set<FindingKey> = []
  private var insetMemory = InsetMemory()

  /// How many of the keyboard's notifications are recorded already.
  private var keyboardCount = 0
  private var stepIndex = 0
  private var stepTime: Double = 0

  init(device: SimulatedDevice, window: UIWindow, invariants: [Invariant]) {
    self.device = device
    self.window = window
    self.invariants = invariants
    let names = ResponderNames()
    self.names = names
    journal = device.startJournal { names.name(of: $0) }
  }

  /// Notes what is on screen before the first step.
  mutating func begin(on stack: [ScreenViewController]) {
    insetMemory.observe(stack)
  }

  /// Notes when a step begins.
  mutating func begin(_ step: ScenarioStep, index: Int) {
    stepIndex = index
    stepTime = device.clock.now
    if step.changesInsets, !device.keyboard.isVisible { insetMemory.forget() }
  }

  /// Records a step when it has been played, and the geometry if it is a checkpoint.
  mutating func end(_ step: ScenarioStep, index: Int, stack: [ScreenViewController]) {
    recordKeyboard()
    events += journal.takeEntries().flatMap { $0.events(step: index) }
    if !device.keyboard.isVisible { insetMemory.observe(stack) }
    var snapshot: Snapshot?
    if case .checkpoint(_, let expectations, let isPresented) = step {
      snapshot = recordCheckpoint(
        as: isPresented ?? false ? .seen : .inForce,
        expecting: expectations ?? [],
        on: stack
      )
    }
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
      events: events,
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

  private mutating func recordCheckpoint(
    as moment: Snapshot.Moment,
    expecting expectations: [Expectation],
    on stack: [ScreenViewController]
  ) -> Snapshot {
    let inspection = inspection(of: stack)
    record(inspection.layoutFindings + inspection.broken(invariants))
    record(inspection.broken(expectations))
    return Snapshot(of: window, as: moment, on: device, paths: inspection.paths)
  }

  /// Records what is expected now and does not hold.
  mutating func check(_ expectations: [Expectation], on stack: [ScreenViewController]) {
    record(inspection(of: stack).broken(expectations))
  }

  private func inspection(of stack: [ScreenViewController]) -> Inspection {
    Inspection(
      device: device,
      window: window,
      paths: ViewPaths(of: window, names: names),
      stack: stack,
      insetMemory: insetMemory
    )
  }

  private mutating func record(_ found: [Observation]) {
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
