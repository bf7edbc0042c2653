import SnapshotModel

/// A step together with all events during it.
struct Moment {
  let step: Step
  /// The seconds since the start of the previous step, or of the run for the first step.
  let pause: Double
  let pushes: [NavigationPush]
  let events: [RunEvent]
  let findings: [Finding]

  /// The keyboard notifications.
  var notifications: [RunEvent] { events.filter { $0.keyboard != nil } }

  /// The events with a cause; none if the engine reports only keyboard notifications.
  var reportedEvents: [RunEvent] { events.filter { $0.cause != nil } }

  /// Returns a run's moments in the order of its steps.
  ///
  /// - Precondition: Every event belongs to a step of the run, see ``Run/checkConsistency()``.
  static func all(of run: Run) -> [Moment] {
    let pushes = Dictionary(grouping: run.pushes, by: \.step)
    let events = Dictionary(grouping: run.events, by: \.step)
    let findings = Dictionary(grouping: run.findings, by: \.step)
    return zip(run.steps, [0] + run.steps.map(\.time)).map { step, previous in
      Moment(
        step: step,
        pause: canonicalPoints(step.time - previous),
        pushes: pushes[step.index] ?? [],
        events: events[step.index] ?? [],
        findings: findings[step.index] ?? []
      )
    }
  }

  /// Whether two moments have the same step of a scenario, independent of its index.
  func isSameStep(as other: Moment) -> Bool {
    step.action == other.step.action && step.detail == other.step.detail
  }
}
