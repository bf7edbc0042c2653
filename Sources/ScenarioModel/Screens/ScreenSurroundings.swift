package import SnapshotModel

/// The surroundings of a newly shown screen in an app, as far as the screen's document defines
/// them.
///
/// Every command that shows a scene of a document uses this type, so that all commands lay it out
/// alike.
package struct ScreenSurroundings: Hashable, Sendable {
  /// Whether the screen is the root of a navigation controller.
  package var navigation: Bool
  /// The bars that differ from the containers' own bars; nil for none.
  package var bars: Bars?
  /// The split view controller's column that contains all of this; nil for none.
  package var splitView: SplitViewColumn?
  /// The size of an embedded view; nil for a screen that fills the window.
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

  /// Creates the surroundings with the bars of a canvas.
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

  /// Returns the root view's frame in the window; nil if it fills the window.
  ///
  /// A partial root view is inside the screen's safe area and has no safe area insets from the
  /// screen.
  package func rootViewFrame(on stage: ScreenStage) -> Rect? {
    partSize.map { size in
      let device = stage.device.running(stage.device.systems.newest)
      let origin = device.metrics(in: stage.orientation).safeArea
      return Rect(x: origin.left, y: origin.top, width: size.width, height: size.height)
    }
  }
}

extension Scenario {
  /// Creates a scenario of one screen with its surroundings, on one stage.
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
