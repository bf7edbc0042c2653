import LayoutEngine
package import ScenarioModel
package import SnapshotModel

/// A case played once more to be drawn: at each checkpoint its geometry, and what its views look like.
///
/// A drawing is never recorded: it follows from a question, so that recordings stay as small, and colors
/// that change leave them alone. That it is the drawing of a recorded screen shows in equal geometry.
package struct DrawnCase: Sendable {
  /// The steps at which geometry was recorded.
  package struct Checkpoint: Sendable {
    package var snapshot: Snapshot
    package var appearance: ScreenAppearance
  }

  /// By the indices of their steps.
  package private(set) var checkpoints: [Int: Checkpoint] = [:]

  /// Plays a case on the present engine.
  ///
  /// - Parameter question: The case.
  /// - Throws: An error about a question that cannot be answered.
  package init(of question: CaseQuestion) throws(EngineError) {
    let (run, appearances) = try CasePlayer.onStage(question, revision: .current, isDrawn: true) {
      player throws(EngineError) in
      player.recorder.recordsAppearance = true
      try player.playSteps(upTo: question.scenario.steps.count)
      let identity = EngineIdentity(name: "", version: "", fingerprint: "")
      return (
        player.recorder.run(of: question, hashed: "", by: identity), player.recorder.appearances
      )
    }
    for step in run.steps {
      guard let snapshot = step.snapshot, let appearance = appearances[step.index] else { continue }
      checkpoints[step.index] = Checkpoint(snapshot: snapshot, appearance: appearance)
    }
  }
}

extension ScreenAppearance {
  /// What the views of a window look like.
  @MainActor
  init(of paths: ViewPaths) {
    var views: [String: ViewAppearance] = [:]
    for entry in paths.entries {
      let appearance = ViewPainter(entry.view).appearance
      if !appearance.items.isEmpty { views[entry.path] = appearance }
    }
    self.init(views: views)
  }
}
