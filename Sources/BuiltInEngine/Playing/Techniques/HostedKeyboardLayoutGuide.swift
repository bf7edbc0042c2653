import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `keyboard-layout-guide`: a scroll view that ends at the keyboard replaces the content view.
///
/// A screen with its own constraints to the keyboard's guide is unchanged.
final class HostedKeyboardLayoutGuide: HostedTechnique {
  private let manager: KeyboardLayoutGuideManager
  private let stage: HostedScreen

  init(on stage: HostedScreen) {
    self.stage = stage
    let root = stage.screen.rootView
    let own = KeyboardLayoutGuideManager.isGuideInUse(in: root) ? root.firstScrollView : nil
    manager = KeyboardLayoutGuideManager(
      hostViewController: stage.host,
      scrollView: own ?? stage.scrollView
    )
  }

  var scrollView: UIScrollView { manager.scrollView }

  var contentView: UIView { stage.screen.contentView }

  func apply(_ options: TechniqueOptions) {
    if let value = options.flag(.usesBottomSafeArea) { manager.usesBottomSafeArea = value }
  }

  func loadView() { stage.host.view = stage.screen.rootView }

  func viewDidLoad() { manager.insertScrollView(around: stage.screen.contentView) }
}
