import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `keyboard-layout-guide`: the content view is replaced by a scroll view, which ends at the
/// keyboard; a screen that is tied to the keyboard's guide by itself stays as it is.
final class HostedKeyboardLayoutGuide: HostedTechnique {
  private let manager: KeyboardLayoutGuideManager
  private let stage: TechniqueStage

  init(on stage: TechniqueStage) {
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
