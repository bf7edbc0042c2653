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
    /// The geometry at the step, as a recording has it.
    package var snapshot: Snapshot
    /// The colors and texts of the same views, by their paths.
    package var appearance: ScreenAppearance
  }

  /// By the indices of their steps.
  package private(set) var checkpoints: [Int: Checkpoint] = [:]

  /// Plays a case once more.
  ///
  /// - Parameters:
  ///   - question: The case.
  ///   - engine: Who recorded it; another engine than this one's revisions is taken for the present one.
  /// - Throws: An error about a question that cannot be answered.
  package init(of question: CaseQuestion, asRecordedBy engine: EngineIdentity) throws(EngineError) {
    let revisions = EngineRevision.all + EngineRevision.ofTechniques
    let revision = revisions.first { $0.name == engine.name && $0.version == engine.version }
    let (run, appearances) = try CasePlayer.onStage(
      question,
      revision: revision ?? .current,
      isDrawn: true
    ) {
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

extension DrawnCase {
  /// What the screens of a recorded run of the case look like, by the indices of its steps.
  ///
  /// - Parameter run: The run.
  /// - Returns: Those whose geometry is as it was recorded.
  package func appearances(of run: Run) -> [Int: ScreenAppearance] {
    let shown = run.steps.compactMap { step -> (Int, ScreenAppearance)? in
      guard let checkpoint = checkpoints[step.index] else { return nil }
      var recorded = step.snapshot
      recorded?.accessibility = checkpoint.snapshot.accessibility
      return recorded == checkpoint.snapshot ? (step.index, checkpoint.appearance) : nil
    }
    return Dictionary(uniqueKeysWithValues: shown)
  }
}

extension ScreenAppearance {
  /// What the views of a window look like.
  @MainActor
  init(of paths: ViewPaths, in window: UIWindow) {
    var views: [String: ViewAppearance] = [:]
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
  /// The keys for a view that has the focus, by what its document states.
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

  /// The words on the key by Interface Builder's names, those of companies as on recent systems.
  private static let returnKeys = [
    "go": "go", "google": "search", "join": "join", "next": "next", "route": "route",
    "search": "search", "send": "send", "yahoo": "search", "done": "done",
    "emergencyCall": "emergency call", "continue": "continue",
  ]
}
