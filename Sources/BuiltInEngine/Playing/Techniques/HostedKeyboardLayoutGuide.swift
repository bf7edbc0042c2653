import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `keyboard-layout-guide`: a scroll view that ends at the keyboard replaces the content view.
///
/// A screen with its own constraints to the keyboard's guide is unchanged.
final class HostedKeyboardLayoutGuide: HostedTechnique {
  private let manager: KeyboardLayoutGuideManager
  private let hosted: HostedScreen

  init(on hosted: HostedScreen) {
    self.hosted = hosted
    let root = hosted.screen.rootView
    let own = KeyboardLayoutGuideManager.isGuideInUse(in: root) ? root.firstScrollView : nil
    manager = KeyboardLayoutGuideManager(
      hostViewController: hosted.host,
      scrollView: own ?? hosted.scrollView
    )
  }

  var scrollView: UIScrollView { manager.scrollView }

  var contentView: UIView { hosted.screen.contentView }

  func apply(_ options: TechniqueOptions) {
    if let value = options.flag(.usesBottomSafeArea) { manager.usesBottomSafeArea = value }
  }

  func loadView() { hosted.host.view = hosted.screen.rootView }

  func viewDidLoad() { manager.insertScrollView(around: hosted.screen.contentView) }
}
