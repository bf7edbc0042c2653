import DeviceCatalog
import ScenarioModel
import SnapshotModel

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
    let frame = rootViewFrame
    var scenario = Scenario(
      name: screen.name,
      screens: [
        ScreenReference(name: screen.screen.name, source: .inPlace(screen.screen.rootView))
      ],
      navigation: frame == nil && screen.hasNavigation,
      bars: frame == nil ? screen.bars : nil,
      rootViewFrame: frame,
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

  /// Where the root view is in the window: a part is as large as it was drawn, and a screen between
  /// opaque bars is where these leave room; nil for one that fills the window.
  private var rootViewFrame: Rect? {
    let metrics = stage.device.metrics(in: stage.orientation)
    guard screen.extent == .whole else {
      // Beside the edges of the screen, whose safe area is none of a part's.
      return screen.screen.rootView.frame.map { frame in
        let origin = metrics.safeArea
        return Rect(x: origin.left, y: origin.top, width: frame.width, height: frame.height)
      }
    }
    let hasTopBar = screen.hasNavigation && screen.bars?.navigationBar ?? true
    let top =
      hasTopBar && !screen.extendsUnderTopBar
      ? metrics.navigationBarTop + metrics.navigationBarHeight : 0
    var bottom = 0.0
    if !screen.extendsUnderBottomBar {
      let heights = [
        screen.bars?.tabBar == true ? metrics.tabBarHeight : nil,
        screen.bars?.toolbar == true ? metrics.toolbarHeight : nil,
      ]
      bottom = heights.compactMap(\.self).first.map { $0 + metrics.safeArea.bottom } ?? 0
    }
    guard top > 0 || bottom > 0 else { return nil }
    let size = metrics.size
    return Rect(x: 0, y: top, width: size.width, height: size.height - top - bottom)
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
    // Whoever shows a root view places it, whatever it says itself.
    screen.rootView.translatesAutoresizingMaskIntoConstraints = true
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
