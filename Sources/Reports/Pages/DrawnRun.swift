import SnapshotModel

/// A run with what is drawn of its checkpoints.
struct DrawnRun: Sendable {
  let run: Run
  /// By the indices of the steps.
  let screens: [Int: DrawnScreen]

  /// - Parameters:
  ///   - run: The run.
  ///   - titles: What people call its views.
  ///   - appearances: What the views look like, by the indices of steps.
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

/// What is needed to draw a run: several threads may do that.
struct UndrawnRun: Sendable {
  let run: Run
  let titles: ViewTitles
  /// Nil where it is not known what its screens look like.
  let look: SharedLook?

  var drawn: DrawnRun { DrawnRun(run, calling: titles, look?.appearances(of: run) ?? [:]) }
}

extension Run {
  /// The index of a step among the checkpoints.
  func checkpointIndex(of step: Step) -> Int? {
    steps.filter { $0.snapshot != nil }.firstIndex { $0.index == step.index }
  }
}
