import LayoutEngine
package import ScenarioModel

/// A case that is played again to be drawn: the geometry and appearance at each checkpoint.
///
/// A drawing is never recorded, because it follows from a question. Recordings stay small, and
/// changes of colors do not alter them. Equal geometry shows that a drawing belongs to a recorded
/// screen.
package struct DrawnCase: Sendable {
  /// The steps at which geometry was recorded.
  package struct Checkpoint: Sendable {
    /// The geometry at the step, as in a recording.
    package var snapshot: Snapshot
    /// The colors and texts of the same views, by their paths.
    package var appearance: ScreenAppearance
  }

  /// The checkpoints by the indices of their steps.
  package private(set) var checkpoints: [Int: Checkpoint] = [:]

  /// Plays a case once more.
  ///
  /// - Parameters:
  ///   - question: The case.
  ///   - engine: The engine that recorded it. An unknown engine is replaced by the current one.
  /// - Throws: An error about a question that cannot be answered.
  package init(of question: CaseQuestion, asRecordedBy engine: EngineIdentity) throws(EngineError) {
    let revisions = EngineRevision.all + EngineRevision.ofTechniques
    let revision = revisions.first { $0.name == engine.name && $0.version == engine.version }
    let (run, appearances) = try CasePlayer.withPlayer(
      of: question,
      revision: revision ?? .current,
      isDrawn: true
    ) {
      player throws(EngineError) in
      try player.playSteps(upTo: question.scenario.steps.count)
      let identity = EngineIdentity(name: "", version: "", fingerprint: "")
      return (
        player.recorder.run(of: question, hashed: .unknown, by: identity),
        player.recorder.appearances
      )
    }
    for step in run.steps {
      guard let snapshot = step.snapshot, let appearance = appearances[step.index] else { continue }
      checkpoints[step.index] = Checkpoint(snapshot: snapshot, appearance: appearance)
    }
  }
}

extension DrawnCase {
  /// Returns the appearances of a recorded run's screens.
  ///
  /// - Parameter run: The run.
  /// - Returns: The appearances of the screens with unchanged geometry.
  package func appearances(of run: Run) -> RunAppearances {
    let shown = run.steps.compactMap { step -> (Int, ScreenAppearance)? in
      guard let checkpoint = checkpoints[step.index] else { return nil }
      var recorded = step.snapshot
      recorded?.accessibility = checkpoint.snapshot.accessibility
      return recorded == checkpoint.snapshot ? (step.index, checkpoint.appearance) : nil
    }
    let others = run.steps.count { $0.snapshot != nil } - shown.count
    return RunAppearances(
      Dictionary(uniqueKeysWithValues: shown),
      missing: others == 0
        ? nil
        : "the built-in engine computes other frames than those recorded at "
          + (others == 1 ? "1 checkpoint" : "\(others) checkpoints")
    )
  }
}

extension ScreenAppearance {
  /// The appearance of the views of a window.
  @MainActor
  init(of paths: ViewPaths, in window: UIWindow) {
    var views: [ViewPath: ViewAppearance] = [:]
    var keyboard = DrawnKeyboard()
    for entry in paths.entries {
      let appearance = ViewPainter(entry.view).appearance
      if !appearance.items.isEmpty { views[entry.path] = appearance }
      if entry.view.isFirstResponder { keyboard = DrawnKeyboard(for: entry.view) }
    }
    keyboard.hasHomeIndicator = window.safeAreaInsets.bottom > 0
    let screen = SystemPainter(of: window).appearance
    self.init(views: views, keyboard: keyboard, screen: screen)
  }
}

extension DrawnKeyboard {
  /// The keys for a view that has the focus, by its document's text input traits.
  @MainActor
  fileprivate init(for view: UIView) {
    let kind: Kind =
      switch (view as? any UITextInputTraits)?.keyboardType {
      case .numberPad, .asciiCapableNumberPad: .digits
      case .decimalPad: .decimal
      case .phonePad: .phone
      case .emailAddress: .email
      case .URL, .webSearch: .address
      default: .letters
      }
    let returnKey = view.documentStyle?.returnKeyType.flatMap { Self.returnKeys[$0] }
    self.init(kind, returnKey: returnKey ?? "return")
  }

  /// The text of the return key by Interface Builder's names, in the form of recent systems for
  /// companies.
  private static let returnKeys = [
    "go": "go", "google": "search", "join": "join", "next": "next", "route": "route",
    "search": "search", "send": "send", "yahoo": "search", "done": "done",
    "emergencyCall": "emergency call", "continue": "continue",
  ]
}
