import LayoutEngine
package import ScenarioModel

/// Lays out the first screen of a case once, as a recording would show it at the start.
///
/// The case player shows the screen in the case's containers and on its device. The frames are the
/// frames of a checkpoint before the first step.
package enum RestingLayout {
  /// Returns all views of the screen with their frames, parents before their subviews.
  ///
  /// Views beside the root view, which are in no window, come last.
  package static func layout(of question: CaseQuestion) throws(EngineError) -> LaidOutScreen {
    try CasePlayer.withPlayer(of: question, revision: .current) { player throws(EngineError) in
      player.laidOutScreen
    }
  }
}

extension CasePlayer {
  /// The current top screen, with the device's conflicts so far.
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
  /// Lays out the views outside of windows, which have their drawn sizes.
  fileprivate func layOutDetachedViews() {
    for view in detachedViews where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.layoutIfNeeded()
    }
  }
}
