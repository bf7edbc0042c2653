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

  /// The name of the checkpoint before anything has the focus.
  static let atRest = "at rest"

  /// The text inputs whose way with the keyboard is looked at.
  var fields: [ViewNode] {
    screen.extent == .whole ? screen.screen.withoutRows.textInputs : []
  }

  /// The case that answers: the screen is shown, then each field gets the focus.
  var question: CaseQuestion {
    let scenario = Scenario(
      name: screen.name,
      screen: ScreenReference(name: screen.screen.name, source: .inPlace(screen.screen.rootView)),
      in: screen.surroundings,
      on: stage,
      technique: screen.technique,
      options: screen.options,
      steps: steps
    )
    return CaseQuestion(
      scenario: scenario,
      screens: [screen.screen.withoutRows],
      device: stage.device,
      orientation: stage.orientation
    )
  }

  /// The case that shows the screen and does nothing else.
  ///
  /// - Parameter keepsRows: Whether lists have the rows that are in the file; without, they are empty as in
  ///   ``question``.
  /// - Returns: The case, which has no steps.
  package func restingQuestion(keepsRows: Bool) -> CaseQuestion {
    var question = question
    question.scenario.steps = []
    if keepsRows {
      var shown = screen.screen
      shown.rootView.translatesAutoresizingMaskIntoConstraints = true
      question.screens = [shown]
    }
    return question
  }

  private var steps: [ScenarioStep] {
    [.checkpoint(name: Self.atRest)]
      + fields.flatMap { field -> [ScenarioStep] in
        [
          .focus(view: field.name),
          // As long as keyboards and the techniques that follow them need.
          .wait(seconds: 1),
          .checkpoint(name: field.name),
        ]
      }
  }
}

extension Screen {
  /// The screen with empty lists, because data determine the number and height of rows.
  fileprivate var withoutRows: Screen {
    var screen = self
    screen.rootView = rootView.withoutRows
    // What shows a root view lays it out, whatever its own constraints are.
    screen.rootView.translatesAutoresizingMaskIntoConstraints = true
    screen.detachedViews = detachedViews.map(\.withoutRows)
    return screen
  }
}

extension ViewNode {
  /// Whether there is a list in it, or it is one.
  private var hasLists: Bool {
    kind == .tableView || kind == .collectionView || subviews.contains(where: \.hasLists)
  }

  fileprivate var withoutRows: ViewNode {
    // Most screens have none, and a node is large to copy.
    guard hasLists else { return self }
    var node = self
    node.subviews = kind == .tableView || kind == .collectionView ? [] : subviews.map(\.withoutRows)
    return node
  }
}
