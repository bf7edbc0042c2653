import SnapshotModel

/// A step together with everything that happened during it.
struct Moment {
  let step: Step
  /// Seconds since the step before began, or since the run did.
  let pause: Double
  /// The keyboard's notifications, which are among the events as well where the engine reports these.
  let notifications: [RunEvent]
  let pushes: [NavigationPush]
  let events: [RunEvent]
  let findings: [Finding]

  /// Returns a run's moments in the order of its steps.
  ///
  /// - Precondition: Every event belongs to a step that the run has, see ``Run/checkConsistency()``.
  static func all(of run: Run) -> [Moment] {
    let notifications = Dictionary(grouping: run.keyboardEvents, by: \.step)
    let pushes = Dictionary(grouping: run.pushes, by: \.step)
    let events = Dictionary(grouping: run.reportedEvents, by: \.step)
    let findings = Dictionary(grouping: run.findings, by: \.step)
    return zip(run.steps, [0] + run.steps.map(\.time)).map { step, previous in
      Moment(
        step: step,
        pause: canonicalPoints(step.time - previous),
        notifications: notifications[step.index] ?? [],
        pushes: pushes[step.index] ?? [],
        events: events[step.index] ?? [],
        findings: findings[step.index] ?? []
      )
    }
  }

  /// Whether two moments are the same step of a scenario, wherever it stands.
  func isSameStep(as other: Moment) -> Bool {
    step.action == other.step.action && step.detail == other.step.detail
  }
}
