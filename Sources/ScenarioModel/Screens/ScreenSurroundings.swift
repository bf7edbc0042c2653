package import SnapshotModel

/// What an app has around a screen that it has just shown, as far as the screen's document states.
///
/// Every command that shows a scene of a document takes it from here, so that all lay it out alike.
package struct ScreenSurroundings: Hashable, Sendable {
  /// Whether the screen is the root of a navigation controller.
  package var navigation: Bool
  /// The bars that differ from those of the containers by themselves; nil for none.
  package var bars: Bars?
  /// The column of a split view controller that has all of this in it; nil for none.
  package var splitView: SplitViewColumn?
  /// The size of a view that another one shows; nil for a screen that fills the window.
  package var partSize: Size?

  package init(
    navigation: Bool = false,
    bars: Bars? = nil,
    splitView: SplitViewColumn? = nil,
    partSize: Size? = nil
  ) {
    self.navigation = navigation
    self.bars = bars
    self.splitView = splitView
    self.partSize = partSize
  }

  /// The containers that make the bars of a canvas.
  package init(_ canvas: DesignCanvas) {
    navigation = canvas.topBar != .none || canvas.bottomBar == .toolbar
    let bars = Bars(
      navigationBar: navigation && canvas.topBar == .none ? false : nil,
      toolbar: canvas.bottomBar == .toolbar ? true : nil,
      tabBar: canvas.bottomBar == .tabBar ? true : nil,
      largeTitles: canvas.topBar == .largeTitle ? true : nil
    )
    self.bars = bars == Bars() ? nil : bars
  }

  /// Where the root view is in the window; nil for one that fills it.
  ///
  /// A part lies beside the edges of the screen, whose safe area is none of its.
  package func rootViewFrame(on stage: ScreenStage) -> Rect? {
    partSize.map { size in
      let origin = stage.device.metrics(in: stage.orientation).safeArea
      return Rect(x: origin.left, y: origin.top, width: size.width, height: size.height)
    }
  }
}

extension Scenario {
  /// A scenario of one screen with what is around it, on one stage.
  package init(
    name: String,
    screen: ScreenReference,
    in surroundings: ScreenSurroundings,
    on stage: ScreenStage,
    technique: Technique = .none,
    options: TechniqueOptions = TechniqueOptions(),
    steps: [ScenarioStep]
  ) {
    self.init(
      name: name,
      screens: [screen],
      navigation: surroundings.navigation,
      bars: surroundings.bars,
      splitView: surroundings.splitView,
      rootViewFrame: surroundings.rootViewFrame(on: stage),
      simulation: stage.simulation,
      technique: technique,
      options: options,
      matrix: stage.matrix,
      steps: steps
    )
  }
}
