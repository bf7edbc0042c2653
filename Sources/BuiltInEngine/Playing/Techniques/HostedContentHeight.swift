import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `content-height`: a scroll view replaces the content view, with the height between the bars.
final class HostedContentHeight: HostedTechnique {
  private let manager: ContentHeightManager
  private let hosted: HostedScreen

  init(on hosted: HostedScreen) {
    self.hosted = hosted
    manager = ContentHeightManager(hostViewController: hosted.host, scrollView: hosted.scrollView)
    manager.designHeight = hosted.options.points(.designHeight).map { CGFloat($0) }
  }

  var scrollView: UIScrollView { manager.scrollView }

  var contentView: UIView { hosted.screen.contentView }

  func loadView() { hosted.host.view = hosted.screen.rootView }

  func viewDidLoad() {
    manager.insertScrollView(around: hosted.screen.contentView)
    manager.viewDidLoad()
  }

  func viewWillAppear(_ animated: Bool) {
    if hosted.options.flag(.endsAboveToolbar) ?? false {
      manager.bottomToolbar = hosted.host.navigationController?.toolbar
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
