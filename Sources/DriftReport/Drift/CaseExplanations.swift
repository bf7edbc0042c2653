import SnapshotModel

/// The run and the explanations of a case, which are read on the first request.
struct CaseExplanations {
  private let recorded: RecordedCase
  private var knownSteps: [ExplainedStep]?
  private var knownRun: Run?

  init(_ recorded: RecordedCase) {
    self.recorded = recorded
  }

  /// Returns the explanation of a recorded frame, and the name of the frame's checkpoint.
  ///
  /// - Parameters:
  ///   - view: The path of the view.
  ///   - isRequested: Whether the frame at a step is requested; steps without a snapshot are skipped.
  ///   - replay: Explains the frame after a step, if no explanation was recorded; nil if a replay is
  ///     impossible.
  /// - Returns: The explanation; nil if there is none, or if it does not give the recorded frame.
  /// - Throws: The errors of reading the run.
  mutating func explanation(
    of view: ViewPath,
    at isRequested: (Step) -> Bool,
    orReplay replay: ((_ step: Int) -> FrameExplanation?)?
  ) throws -> (checkpoint: String, explanation: FrameExplanation)? {
    let steps = try knownSteps ?? recorded.explanations()
    knownSteps = steps
    // A run without explanations is only useful for a replay.
    guard !steps.isEmpty || replay != nil else { return nil }
    let run = try knownRun ?? recorded.read()
    knownRun = run
    guard let step = run.steps.first(where: { $0.snapshot != nil && isRequested($0) }),
      let frame = step.snapshot?.views.first(where: { $0.path == view })?.frame,
      let explanation = steps.first(where: { $0.step == step.index })?.views
        .first(where: { $0.view == view }) ?? replay?(step.index),
      explanation.values.map(\.value) == [frame.x, frame.y, frame.width, frame.height]
    else { return nil }
    return (step.detail, explanation)
  }
}
