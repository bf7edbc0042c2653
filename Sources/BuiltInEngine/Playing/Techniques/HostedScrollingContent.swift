import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `scrolling-content`: a scroll view replaces the content view.
final class HostedScrollingContent: HostedTechnique {
  private let manager: ScrollingContentViewManager
  private let hosted: HostedScreen

  init(on hosted: HostedScreen) {
    self.hosted = hosted
    manager = ScrollingContentViewManager(
      hostViewController: hosted.host,
      parameters: hosted.revision.scrollingContent
    )
    manager.eventHandler = { hosted.report($0) }
  }

  var scrollView: UIScrollView { manager.scrollView }

  var contentView: UIView { manager.contentView ?? hosted.screen.contentView }

  func assign(contentView: UIView) -> Bool {
    manager.contentView = contentView
    return true
  }

  func apply(_ options: TechniqueOptions) {
    if let value = options.flag(.shouldResizeContentViewForKeyboard) {
      manager.shouldResizeContentViewForKeyboard = value
    }
    if let value = options.flag(.shouldAdjustAdditionalSafeAreaInsetsForKeyboard) {
      manager.shouldAdjustAdditionalSafeAreaInsetsForKeyboard = value
    }
    if let value = options.points(.visibilityScrollMargin) {
      manager.scrollView.visibilityScrollMargin = value
    }
  }

  func loadView() {
    hosted.host.view = hosted.screen.rootView
    manager.loadView(replacingRootViewIfItIs: hosted.screen.contentView)
  }

  func viewDidLoad() { manager.contentView = hosted.screen.contentView }

  func viewWillAppear(_ animated: Bool) { manager.viewWillAppear(animated) }

  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    manager.viewWillTransition(to: size, with: coordinator)
  }

  func viewSafeAreaInsetsDidChange() { manager.viewSafeAreaInsetsDidChange() }
}
