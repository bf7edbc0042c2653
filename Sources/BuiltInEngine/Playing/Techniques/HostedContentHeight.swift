import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `content-height`: a scroll view replaces the content view, with the height between the bars.
final class HostedContentHeight: HostedTechnique {
  private let manager: ContentHeightManager
  private let stage: HostedScreen

  init(on stage: HostedScreen) {
    self.stage = stage
    manager = ContentHeightManager(hostViewController: stage.host, scrollView: stage.scrollView)
    manager.designHeight = stage.options.points(.designHeight).map { CGFloat($0) }
  }

  var scrollView: UIScrollView { manager.scrollView }

  var contentView: UIView { stage.screen.contentView }

  func loadView() { stage.host.view = stage.screen.rootView }

  func viewDidLoad() {
    manager.insertScrollView(around: stage.screen.contentView)
    manager.viewDidLoad()
  }

  func viewWillAppear(_ animated: Bool) {
    if stage.options.flag(.endsAboveToolbar) ?? false {
      manager.bottomToolbar = stage.host.navigationController?.toolbar
    }
    manager.viewWillAppear(animated)
  }

  func viewDidAppear(_ animated: Bool) { manager.viewDidAppear(animated) }

  func viewWillDisappear(_ animated: Bool) { manager.viewWillDisappear(animated) }

  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    manager.viewWillTransition(to: size, with: coordinator)
  }
}
