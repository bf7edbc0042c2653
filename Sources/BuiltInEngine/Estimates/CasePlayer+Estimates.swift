import LayoutEngine
import ScenarioModel

/// The views with estimated own sizes, by the names of the question's screens.
///
/// They are found once per case, from the first layout of each screen: alone, at rest, on the
/// case's device with its technique.
struct ScreenEstimates {
  /// The names of a screen's views, each with its unknown sizes.
  typealias Views = [(name: String, sizes: [UnknownSize])]

  private var views: [String: Views] = [:]

  /// Finds the estimates of each screen.
  ///
  /// A screen that cannot be shown has none, and playing it reports the reason.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - revision: The behavior of the engine that answers.
  ///   - player: Shows the first screens at rest.
  ///   - search: The search of several answers; nil for all sizes.
  @MainActor
  init(
    of question: CaseQuestion,
    revision: EngineRevision,
    on player: CasePlayer,
    _ search: EstimateSearch?
  ) {
    for screen in question.screens {
      var probe = SizeProbe(screen, for: .runTime)
      if let search { probe.leaveOut(search.isDone) }
      if player.fulfillsEquations(of: screen) { probe.leaveOutConstrainedViews() }
      guard !probe.isEmpty else { continue }
      let frames = player.framesOfOnlyScreen(screen)
      let estimates = try? probe.estimates(of: frames) { screen throws(EngineError) in
        try CasePlayer.restingFrames(of: screen, in: question, revision: revision)
      }
      guard let own = estimates?.own, !own.isEmpty else { continue }
      views[screen.name] = screen.allNodes.compactMap { node in
        own[node.id].map { (node.name, $0) }
      }
    }
  }

  subscript(screen: Screen) -> Views { views[screen.name] ?? [] }
}

extension CasePlayer {
  /// Returns the first frames of a screen's views after it is shown, by the views' ids.
  nonisolated static func restingFrames(
    of screen: Screen,
    in question: CaseQuestion,
    revision: EngineRevision
  ) throws(EngineError) -> [String: Rect] {
    var question = question
    question.screens = [screen]
    question.scenario.tabs = nil
    question.scenario.steps = []
    question.scenario.invariants = []
    return try withPlayer(
      of: question,
      revision: revision,
      recordsGeometry: false
    ) { player throws(EngineError) in
      player.topFrames
    }
  }

  /// Returns the frames of the screen that is shown, if it is the only one.
  fileprivate func framesOfOnlyScreen(_ screen: Screen) -> [String: Rect]? {
    isOnlyScreen(screen) ? topFrames : nil
  }

  private func isOnlyScreen(_ screen: Screen) -> Bool {
    question.scenario.tabs == nil && screen.name == topScreen.screen.name
  }

  /// Whether a screen is shown with all its constraints, and none of them is broken.
  fileprivate func fulfillsEquations(of screen: Screen) -> Bool {
    isOnlyScreen(screen) && screen.variations == nil
      && screen.technique ?? question.scenario.technique == .none
      && device.layoutDiagnostics.conflicts.isEmpty && device.layoutDiagnostics.faults.isEmpty
  }

  private var topFrames: [String: Rect] {
    let (built, screen) = (topScreen.built, topScreen.screen)
    let frames = screen.allNodes.compactMap { node in
      built.view(node.name).map { (node.id, Rect($0.frame)) }
    }
    return Dictionary(frames, uniquingKeysWith: { first, _ in first })
  }
}
