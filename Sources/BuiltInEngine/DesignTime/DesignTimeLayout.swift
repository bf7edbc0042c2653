import LayoutEngine
package import ScenarioModel

/// Lays out a scene once, as Interface Builder does to show it.
///
/// The given frames of Interface Builder stay as stored: the root view and other top-level views,
/// cells, views in named slots, and views that keep their autoresizing mask. Placeholders are
/// active. There is no app and no run time: the simulated device is the canvas.
package enum DesignTimeLayout {
  /// Returns all views of a screen, parents before their subviews, with their frames.
  package static func layout(
    of screen: Screen,
    on canvas: DesignCanvas
  ) throws(ScreenBuildError) -> LaidOutScreen {
    let root = screen.rootView
    let rootArea = safeArea(of: root, on: canvas)
    var layout = try tree(root, of: screen, on: canvas, safeArea: rootArea)
    for view in screen.detachedViews {
      // A .xib may have several top-level views; in a storyboard they are parts of other views.
      let safeArea = canvas.container == .nib ? safeArea(of: view, on: canvas) : .zero
      layout += try tree(view, of: screen, on: canvas, safeArea: safeArea)
    }
    return layout
  }

  /// Returns the views of a scene without a root view; each is in a bar.
  ///
  /// See ``layout(of:on:)``.
  package static func layout(
    ofParts screen: Screen,
    on canvas: DesignCanvas
  ) throws(ScreenBuildError) -> LaidOutScreen {
    var layout = LaidOutScreen(views: [], conflicts: [])
    for view in [screen.rootView] + screen.detachedViews {
      layout += try tree(view, of: screen, on: canvas, safeArea: .zero)
    }
    return layout
  }

  private static func tree(
    _ node: ViewNode,
    of screen: Screen,
    on canvas: DesignCanvas,
    safeArea: Insets
  ) throws(ScreenBuildError) -> LaidOutScreen {
    let prepared = DesignPreparation(canvas: canvas).prepared(node)
    let fonts = try ScreenFonts.read(for: [screen])
    let screen = Screen(name: screen.name, rootView: prepared)
    let size = size(of: node, on: canvas)
    let device = SimulatedDevice(canvas: canvas, size: size, safeArea: safeArea, fonts: fonts)
    return try device.enter { () throws(ScreenBuildError) in
      let scene = try DesignScene(screen, canvas)
      return LaidOutScreen(views: scene.views(), conflicts: LaidOutScreen.conflicts(on: device))
    }
  }

  /// Returns the safe area; zero for a cell, because a list keeps it inside the safe area.
  private static func safeArea(of node: ViewNode, on canvas: DesignCanvas) -> Insets {
    guard !node.kind.isCell else { return .zero }
    return DesignSafeArea(canvas: canvas, size: size(of: node, on: canvas)).insets
  }

  /// Returns the size of a top-level view.
  ///
  /// A view without a frame fills the screen.
  private static func size(of node: ViewNode, on canvas: DesignCanvas) -> Size {
    node.frame.map { Size(width: $0.width, height: $0.height) }
      ?? canvas.screenSize ?? Size(width: 600, height: 600)
  }
}

/// A screen in a window of the canvas.
@MainActor
private struct DesignScene {
  private let root: ViewNode
  private let built: BuiltScreen
  private let yieldingSizes: YieldingSizes
  private let window = UIWindow()

  init(_ screen: Screen, _ canvas: DesignCanvas) throws(ScreenBuildError) {
    root = screen.rootView
    built = try ScreenBuilder.build(screen, for: .designTime)
    DesignContentSizes.roundUp(in: built, below: screen.rootView, on: canvas)
    yieldingSizes = YieldingSizes(of: screen.rootView, on: canvas)
    yieldingSizes.apply(to: built)
    let controller = DesignController(canvas)
    controller.view = built.rootView
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  /// Returns the views in the order of the nodes, with the given frame of the root.
  func views() -> [LaidOutView] {
    var views = built.laidOutViews(below: root)
    if let frame = root.frame { views[0].frame = frame }
    yieldingSizes.keepFrames(in: &views)
    LibrarySize.keep(in: &views, below: root)
    TemplateFrames.keep(in: &views)
    return views
  }
}

/// The controller of every scene at design time.
private final class DesignController: UIViewController {
  private let canvas: DesignCanvas

  init(_ canvas: DesignCanvas) {
    self.canvas = canvas
    super.init(nibName: nil, bundle: nil)
    viewRespectsSystemMinimumLayoutMargins = !canvas.hasPlainMargins
  }

  required init?(coder: NSCoder) { nil }

  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(canvas.rootMargins(width: view.bounds.width))
  }
}
