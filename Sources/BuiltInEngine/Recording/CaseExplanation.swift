package import LayoutEngine
package import ScenarioModel
package import SnapshotModel

/// What determined the frames of views of a case at a moment.
package struct CaseExplanation {
  /// A view with what determined its frame.
  package struct View {
    /// As recordings have it.
    package var path: String
    package var layout: LayoutExplanation
  }

  /// The paths of all views that are on screen, parents before children.
  package var paths: [String]
  /// Those that were chosen, in the same order.
  package var views: [View]

  /// Plays a case on the present engine, and explains views as they are then.
  ///
  /// - Parameters:
  ///   - question: The case.
  ///   - stepCount: How many steps are played; 0 for the first screen at rest.
  ///   - isChosen: Whether the view with a path is to be explained.
  /// - Throws: An error about a question that cannot be answered.
  package init(
    of question: CaseQuestion,
    afterSteps stepCount: Int,
    views isChosen: @Sendable (_ path: String) -> Bool
  ) throws(EngineError) {
    self = try CasePlayer.onStage(question, revision: .current) { player throws(EngineError) in
      try player.playSteps(upTo: stepCount)
      return CaseExplanation(of: player.recorder.paths, views: isChosen)
    }
  }

  @MainActor
  private init(of paths: ViewPaths, views isChosen: (String) -> Bool) {
    self.paths = paths.entries.map(\.path)
    views = paths.entries.filter { isChosen($0.path) }.map { entry in
      View(path: entry.path, layout: entry.view.explainLayout())
    }
  }
}

extension LayoutExplanation.Source {
  /// The source as findings have it; nil for what is none of an application.
  package var item: ConflictItem? {
    if case .rule(let rule) = self { ConflictItem(rule) } else { nil }
  }
}
