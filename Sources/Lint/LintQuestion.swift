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

  /// The name of the checkpoint before any view has the focus.
  static let atRest = "at rest"

  /// The text inputs to check with the keyboard.
  var fields: [ViewNode] {
    screen.extent == .whole ? screen.screen.withoutRows.textInputs : []
  }

  /// The case to answer: the screen appears, then each field gets the focus.
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

  /// Returns a case that only shows the screen.
  ///
  /// - Parameter keepsRows: Whether lists keep their rows in the file; otherwise they are empty as
  ///   in ``question``.
  /// - Returns: The case, without steps.
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
          // The time that keyboards and techniques need.
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
    // The container lays out a root view, regardless of the view's own constraints.
    screen.rootView.translatesAutoresizingMaskIntoConstraints = true
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
