package import ScenarioModel

/// A screen on one stage, and the question about it for an engine.
package struct LintQuestion: Sendable {
  /// The screen, read and resolved.
  package var screen: LintScreen
  /// The device, orientation and user.
  package var stage: ScreenStage

  package init(screen: LintScreen, stage: ScreenStage) {
    self.screen = screen
    self.stage = stage
  }

  /// Returns the question with the views of an answer, for a screen that an app's code makes.
  func described(by run: Run) -> LintQuestion {
    var question = self
    question.screen = screen.described(by: run.resting)
    return question
  }

  /// The name of the checkpoint before any view has the focus.
  static let atRest = "at rest"

  /// The text inputs to check with the keyboard.
  var fields: [ViewNode] {
    guard screen.extent == .whole else { return [] }
    return screen.isMadeByCode ? screen.namedTextInputs : screen.screen.withoutRows.textInputs
  }

  /// Returns the case for an engine: the screen appears, then each field gets the focus.
  func question(for engine: any Engine) -> CaseQuestion {
    question(showing: shown(by: engine), steps: steps + fieldSteps)
  }

  /// Returns the case for an engine that only shows the screen, up to a checkpoint, and keeps
  /// the rows of lists like ``restingQuestion(keepsRows:)``.
  func restingQuestion(for engine: any Engine, keepsRows: Bool) -> CaseQuestion {
    question(showing: shown(by: engine, keepsRows: keepsRows), steps: steps)
  }

  /// Returns a case that only shows the screen.
  ///
  /// - Parameter keepsRows: Whether lists keep their rows in the file; otherwise they are empty as
  ///   in ``question(for:)``.
  /// - Returns: The case, without steps.
  package func restingQuestion(keepsRows: Bool) -> CaseQuestion {
    question(showing: screen.screen.contained(keepsRows: keepsRows), steps: [])
  }

  private func question(showing shown: Screen, steps: [ScenarioStep]) -> CaseQuestion {
    var scenario = Scenario(
      name: screen.name,
      screen: ScreenReference(name: screen.screen.name, source: .inPlace(screen.screen.rootView)),
      in: screen.surroundings,
      on: stage,
      technique: screen.technique,
      options: screen.options,
      steps: steps
    )
    if shown.code != nil {
      scenario.fixtures = screen.fixtures
      // The labels of elements are the only texts in an answer.
      scenario.accessibility = true
    }
    return stage.question(of: scenario, showing: [shown])
  }

  /// The screen in the form that an engine needs.
  private func shown(by engine: any Engine, keepsRows: Bool = false) -> Screen {
    if let code = screen.screen.code { return Screen(name: screen.screen.name, code: code) }
    guard engine.capabilities?.includesAppScenes == true, let scene = screen.appScene else {
      return screen.screen.contained(keepsRows: keepsRows)
    }
    return scene
  }

  private var steps: [ScenarioStep] {
    // The code of an app often fills its screen in the next turn of the run loop.
    (screen.isMadeByCode ? [.wait(seconds: 0.5)] : []) + [.checkpoint(name: Self.atRest)]
  }

  private var fieldSteps: [ScenarioStep] {
    fields.flatMap { field -> [ScenarioStep] in
      [
        .focus(view: screen.isMadeByCode ? ViewPath(field.name).lastName : field.name),
        // The time that keyboards and techniques need.
        .wait(seconds: 1),
        .checkpoint(name: field.name),
      ]
    }
  }
}

extension Screen {
  /// The screen for a container, which lays out a root view regardless of the view's own
  /// constraints.
  fileprivate var inContainer: Screen {
    var screen = self
    screen.rootView.translatesAutoresizingMaskIntoConstraints = true
    return screen
  }

  /// Returns the screen for a container, with or without the rows of its lists.
  fileprivate func contained(keepsRows: Bool) -> Screen { keepsRows ? inContainer : withoutRows }

  /// The screen with empty lists, because data determine the number and height of rows.
  fileprivate var withoutRows: Screen {
    var screen = inContainer
    screen.rootView = screen.rootView.withoutRows
    screen.detachedViews = detachedViews.map(\.withoutRows)
    return screen
  }
}

extension ViewNode {
  /// Whether the view is a list or contains one.
  private var hasLists: Bool {
    kind == .tableView || kind == .collectionView || subviews.contains(where: \.hasLists)
  }

  fileprivate var withoutRows: ViewNode {
    // Most screens have no lists, and copying a node is expensive.
    guard hasLists else { return self }
    var node = self
    node.subviews = kind == .tableView || kind == .collectionView ? [] : subviews.map(\.withoutRows)
    return node
  }
}

extension Run {
  /// The snapshot at the first checkpoint.
  var resting: Snapshot? { steps.lazy.compactMap(\.snapshot).first }
}
