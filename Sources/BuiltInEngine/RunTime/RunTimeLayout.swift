package import LayoutEngine
package import ScenarioModel

/// On what, and as what, an app shows a screen.
package struct RunTimeStage: Sendable {
  package var device: Device
  package var orientation: DeviceOrientation
  package var contentSizeCategory = UIContentSizeCategory.large
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the root view is as large as the screen; if not, it keeps its own size.
  package var fillsScreen = true
  /// See `UIViewController.automaticallyAdjustsScrollViewInsets`.
  package var adjustsScrollViewInsets = true

  package init(device: Device, orientation: DeviceOrientation) {
    self.device = device
    self.orientation = orientation
  }
}

/// Lays a scene out once, as an app that has just loaded and shown it.
///
/// Placeholders are gone. The controller's view is as large as its container makes it, between or
/// under the bars that the canvas has; safe areas are the device's. Rows are no business of Auto
/// Layout: cells keep their stored heights and places, and are as wide as their table.
package enum RunTimeLayout {
  package static func layout(
    of screen: Screen,
    on canvas: DesignCanvas,
    stage: RunTimeStage
  ) throws(ScreenBuildError) -> LaidOutScreen {
    var options = SimulationOptions()
    options.contentSizeCategory = stage.contentSizeCategory
    options.layoutDirection = stage.layoutDirection
    options.fonts = try ScreenFonts.read(for: [screen])
    let device = SimulatedDevice(
      model: stage.device,
      orientation: stage.orientation,
      options: options
    )
    var screen = screen
    let preparation = RunTimePreparation(canvas: canvas)
    screen.rootView = preparation.prepared(screen.rootView)
    screen.detachedViews = screen.detachedViews.map(preparation.prepared)
    return try device.enter { () throws(ScreenBuildError) in
      let scene = try RunTimeScene(screen, canvas, stage)
      device.clock.settle()
      return LaidOutScreen(views: scene.views(), conflicts: LaidOutScreen.conflicts(on: device))
    }
  }
}

/// A screen in a window of the device, or beside it.
@MainActor
private struct RunTimeScene {
  private let screen: Screen
  private let built: BuiltScreen
  private let controller = UIViewController(nibName: nil, bundle: nil)
  private let window = UIWindow()

  init(_ screen: Screen, _ canvas: DesignCanvas, _ stage: RunTimeStage) throws(ScreenBuildError) {
    self.screen = screen
    built = try ScreenBuilder.build(screen)
    controller.view = built.rootView
    controller.automaticallyAdjustsScrollViewInsets = stage.adjustsScrollViewInsets
    if stage.fillsScreen {
      window.rootViewController = container(on: canvas)
      window.makeKeyAndVisible()
    }
    // Views that are in no window yet have the sizes that they were drawn with.
    controller.view.layoutIfNeeded()
    for view in built.detachedViews { view.layoutIfNeeded() }
  }

  func views() -> [LaidOutView] {
    ([screen.rootView] + screen.detachedViews).flatMap(built.laidOutViews(below:))
  }

  /// The controller inside the containers that give it the canvas's bars.
  private func container(on canvas: DesignCanvas) -> UIViewController {
    var edges = UIRectEdge.all
    if !canvas.extendsUnderTopBar { edges.remove(.top) }
    if !canvas.extendsUnderBottomBar { edges.remove(.bottom) }
    controller.edgesForExtendedLayout = edges
    var container = controller
    if canvas.topBar != .none || canvas.bottomBar == .toolbar {
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isNavigationBarHidden = canvas.topBar == .none
      navigation.isToolbarHidden = canvas.bottomBar != .toolbar
      container = navigation
    }
    guard canvas.bottomBar == .tabBar else { return container }
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.viewControllers = [container]
    return tabs
  }
}
