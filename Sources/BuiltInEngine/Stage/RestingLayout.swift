import LayoutEngine
package import ScenarioModel

/// Lays the first screen of a case out once: what a recording would have at the very beginning.
///
/// The screen is shown by the stage that plays cases, in the containers and on the device that the
/// case states, so its frames are those of a checkpoint before the first step.
package enum RestingLayout {
  /// Returns all views of the screen, parents before their subviews, with their frames; those beside
  /// the root view, which are in no window, come last.
  package static func layout(of question: CaseQuestion) throws(EngineError) -> LaidOutScreen {
    try CasePlayer.onStage(question, revision: .current) { player throws(EngineError) in
      player.laidOutScreen
    }
  }
}

extension CasePlayer {
  /// The top screen as it is at this moment, with the conflicts that the device has met.
  fileprivate var laidOutScreen: LaidOutScreen {
    guard let built = topScreen.built as? BuiltScreen else {
      preconditionFailure("only an application's own code makes screens that are not built")
    }
    let screen = topScreen.screen
    built.layOutDetachedViews()
    let views = ([screen.rootView] + screen.detachedViews).flatMap(built.laidOutViews(below:))
    return LaidOutScreen(views: views, conflicts: LaidOutScreen.conflicts(on: device))
  }
}

extension BuiltScreen {
  /// Views that are in no window yet have the sizes that they were drawn with.
  fileprivate func layOutDetachedViews() {
    for view in detachedViews where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.layoutIfNeeded()
    }
  }
}
