import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `container-scroll`: the host embeds the controller of a root view that is a container.
///
/// Otherwise it embeds a controller with the whole screen as its view.
final class HostedContainerScroll: HostedTechnique {
  private let embedder: ContainerScrollEmbedder
  private let hosted: HostedScreen

  /// The controller that an embed segue puts into the root view.
  private let segueDestination: UIViewController?

  init(on hosted: HostedScreen) {
    self.hosted = hosted
    let screen = hosted.screen
    segueDestination =
      screen.embeddings.first { $0.container === screen.rootView }?.controller
    embedder = ContainerScrollEmbedder(parameters: hosted.revision.containerScroll)
    embedder.containerViewController = hosted.host
    embedder.eventHandler = { hosted.report($0) }
  }

  var scrollView: UIScrollView { embedder.scrollView }

  var contentView: UIView { segueDestination?.view ?? hosted.screen.rootView }

  func apply(_ options: TechniqueOptions) {
    if let value = options.flag(.shouldResizeEmbeddedViewForKeyboard) {
      embedder.shouldResizeEmbeddedViewForKeyboard = value
    }
    if let value = options.word(
      .keyboardAdjustmentBehavior,
      as: ContainerScrollEmbedder.KeyboardAdjustmentBehavior.self
    ) {
      embedder.keyboardAdjustmentBehavior = value
    }
    if let value = options.flag(.shouldScrollFirstResponderToVisibleForKeyboard) {
      embedder.shouldScrollFirstResponderToVisibleForKeyboard = value
    }
    if let value = options.points(.visibilityScrollMargin) {
      embedder.visibilityScrollMargin = value
    }
  }

  /// Makes a white container if the screen has none.
  func loadView() {
    guard segueDestination == nil else {
      hosted.host.view = hosted.screen.rootView
      return
    }
    let container = UIView(frame: hosted.screen.rootView.frame)
    container.backgroundColor = .white
    hosted.host.view = container
  }

  func viewDidLoad() {
    if let segueDestination { return embedder.embed(segueDestination) }
    let embedded = UIViewController()
    embedded.view = hosted.screen.rootView
    embedder.embed(embedded)
  }

  func viewWillAppear(_ animated: Bool) { embedder.viewWillAppear(animated) }

  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    embedder.viewWillTransition(to: size, with: coordinator)
  }
}
