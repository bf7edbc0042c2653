import DeviceCatalog
import ScenarioModel

/// A screen on one stage, and what an engine is asked of it.
package struct LintQuestion: Sendable {
  package var screen: LintScreen
  package var stage: LintStage

  package init(screen: LintScreen, stage: LintStage) {
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
    let isWhole = screen.extent == .whole
    var scenario = Scenario(
      name: screen.name,
      screens: [ScreenReference(name: screen.screen.name, source: .inPlace(screen.screen.rootView))],
      navigation: isWhole && screen.hasNavigation,
      bars: isWhole ? screen.bars : nil,
      rootViewFrame: isWhole ? nil : screen.screen.rootView.frame,
      technique: screen.technique,
      options: screen.options,
      matrix: Matrix(devices: [stage.device.id], orientations: [stage.orientation]),
      steps: steps
    )
    var settings = SimulationSettings()
    if stage.textSize != .large { settings.contentSizeCategory = stage.textSize }
    if stage.direction != .leftToRight { settings.layoutDirection = stage.direction }
    scenario.simulation = settings
    return CaseQuestion(
      scenario: scenario,
      screens: [screen.screen.withoutRows],
      device: stage.device,
      orientation: stage.orientation
    )
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
  /// The screen with the lists empty: which rows there are, and how high, is said by data.
  fileprivate var withoutRows: Screen {
    var screen = self
    screen.rootView = rootView.withoutRows
    screen.detachedViews = detachedViews.map(\.withoutRows)
    return screen
  }
}

extension ViewNode {
  fileprivate var withoutRows: ViewNode {
    var node = self
    node.subviews = kind == .tableView || kind == .collectionView ? [] : subviews.map(\.withoutRows)
    return node
  }
}
