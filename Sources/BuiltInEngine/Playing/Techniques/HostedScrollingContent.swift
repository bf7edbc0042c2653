import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `scrolling-content`: a scroll view replaces the content view.
final class HostedScrollingContent: HostedTechnique {
  private let manager: ScrollingContentViewManager
  private let stage: HostedScreen

  init(on stage: HostedScreen) {
    self.stage = stage
    manager = ScrollingContentViewManager(
      hostViewController: stage.host,
      parameters: stage.revision.scrollingContent
    )
    manager.eventHandler = { stage.note($0) }
  }

  var scrollView: UIScrollView { manager.scrollView }

  var contentView: UIView { manager.contentView ?? stage.screen.contentView }

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
    stage.host.view = stage.screen.rootView
    manager.loadView(replacingRootViewIfItIs: stage.screen.contentView)
  }

  func viewDidLoad() { manager.contentView = stage.screen.contentView }

  func viewWillAppear(_ animated: Bool) { manager.viewWillAppear(animated) }

  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    manager.viewWillTransition(to: size, with: coordinator)
  }

  func viewSafeAreaInsetsDidChange() { manager.viewSafeAreaInsetsDidChange() }
}
