extension Scenario {
  /// The maximum number of views that the checkpoints of a case record.
  static let recordedViewLimit = 2_000_000

  /// Refuses checkpoints that record more views than a run may have.
  ///
  /// - Parameters:
  ///   - screens: The scenario's screens, which may all be visible.
  ///   - locations: The location of each step.
  /// - Throws: ``ScenarioProblem/tooManyRecordedViews(_:)`` at the last checkpoint.
  package func checkRecordedViews(
    of screens: [Screen],
    steps locations: [StepLocation]
  ) throws(ScenarioError) {
    let checkpoints = steps.indices.filter { index in
      if case .checkpoint = steps[index] { true } else { false }
    }
    let views = screens.reduce(0) { $0 + $1.allNodes.count }
    let count = views.saturatingTimes(checkpoints.count)
    guard count > Self.recordedViewLimit, let last = checkpoints.last else { return }
    throw ScenarioError(.tooManyRecordedViews(count), at: locations[last].argument)
  }
}
