import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `container-scroll`: the whole screen, whichever its content view is, becomes the view of a
/// controller that the host embeds.
final class HostedContainerScroll: HostedTechnique {
  private let embedder: ContainerScrollEmbedder
  private let stage: TechniqueStage

  init(on stage: TechniqueStage) {
    self.stage = stage
    embedder = ContainerScrollEmbedder(parameters: stage.revision.containerScroll)
    embedder.containerViewController = stage.host
    embedder.eventHandler = { stage.note($0) }
  }

  var scrollView: UIScrollView { embedder.scrollView }

  var contentView: UIView { stage.screen.rootView }

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

  func loadView() {
    let container = UIView(frame: stage.screen.rootView.frame)
    container.backgroundColor = .white
    stage.host.view = container
  }

  func viewDidLoad() {
    let embedded = UIViewController()
    embedded.view = stage.screen.rootView
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
