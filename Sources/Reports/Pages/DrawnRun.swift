import SnapshotModel

/// A run with the drawings of its checkpoints.
struct DrawnRun: Sendable {
  let run: Run
  /// The drawings by step index.
  let screens: [Int: DrawnScreen]

  /// - Parameters:
  ///   - run: The run.
  ///   - titles: The titles of its views.
  ///   - appearances: The appearances of the views, by step index.
  init(_ run: Run, calling titles: ViewTitles, _ appearances: [Int: ScreenAppearance]) {
    self.run = run
    var screens: [Int: DrawnScreen] = [:]
    for step in run.steps {
      guard let snapshot = step.snapshot else { continue }
      screens[step.index] = DrawnScreen(
        snapshot,
        calling: titles,
        appearance: appearances[step.index]
      )
    }
    self.screens = screens
  }

  /// The checkpoints in their order.
  var checkpoints: [(step: Step, snapshot: Snapshot, screen: DrawnScreen)] {
    run.steps.compactMap { step in
      guard let snapshot = step.snapshot, let screen = screens[step.index] else { return nil }
      return (step, snapshot, screen)
    }
  }
}

/// The input of a run's drawing.
///
/// It can be drawn on any thread.
struct UndrawnRun: Sendable {
  let run: Run
  let titles: ViewTitles
  /// The appearances of the run's screens; nil if they are unknown.
  let appearances: SharedAppearances?

  var drawn: DrawnRun { DrawnRun(run, calling: titles, appearances?.appearances(of: run) ?? [:]) }
}

extension Run {
  /// Returns the index of a step among the checkpoints.
  func checkpointIndex(of step: Step) -> Int? {
    steps.filter { $0.snapshot != nil }.firstIndex { $0.index == step.index }
  }
}
