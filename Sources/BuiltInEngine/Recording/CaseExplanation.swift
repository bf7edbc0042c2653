import LayoutEngine
package import ScenarioModel

/// The constraints and values that determine the frames of views at a moment of a case.
package struct CaseExplanation: Sendable {
  /// The paths of all views on screen, parents before children.
  package var paths: [ViewPath]
  /// The explanations of the chosen views, in the same order.
  package var views: [FrameExplanation]

  /// Plays a case on the current engine and explains views at that moment.
  ///
  /// - Parameters:
  ///   - question: The case.
  ///   - stepCount: The number of played steps; 0 for the first screen at rest.
  ///   - isChosen: Whether to explain the view with a path.
  /// - Throws: An error about a question that cannot be answered.
  package init(
    of question: CaseQuestion,
    afterSteps stepCount: Int,
    views isChosen: @Sendable (_ path: ViewPath) -> Bool
  ) throws(EngineError) {
    self = try CasePlayer.withPlayer(of: question, revision: .current) {
      player throws(EngineError) in
      try player.playSteps(upTo: stepCount)
      return CaseExplanation(of: player.recorder.paths, views: isChosen)
    }
  }

  @MainActor
  private init(of paths: ViewPaths, views isChosen: (ViewPath) -> Bool) {
    self.paths = paths.entries.map(\.path)
    views = paths.entries.filter { isChosen($0.path) }.map(FrameExplanation.init(of:))
  }
}

extension FrameExplanation {
  /// Explains the current frame of a view, with numbers on the canonical grid.
  @MainActor
  init(of entry: ViewPaths.Entry) {
    self.init(view: entry.path, values: entry.view.explainLayout(rounding: canonicalPoints))
  }
}

extension ViewPaths {
  /// Explains the current frames of all views.
  ///
  /// Equations contain the names of an app's views only during this call, because code can replace
  /// a view.
  func explanations() -> [FrameExplanation] {
    let named = zip(entries, plan.nodes).filter { entry, node in
      entry.view.recordingName == nil && (entry.isNamed || node.screenName != nil)
    }.map(\.0)
    for entry in named { entry.view.recordingName = entry.path.lastName }
    defer { for entry in named { entry.view.recordingName = nil } }
    return entries.map(FrameExplanation.init(of:))
  }
}
