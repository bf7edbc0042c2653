import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `keyboard-layout-guide`: the content view gets a scroll view in its place, which ends at the
/// keyboard.
final class HostedKeyboardLayoutGuide: HostedTechnique {
  private let manager: KeyboardLayoutGuideManager
  private let stage: TechniqueStage

  init(on stage: TechniqueStage) {
    self.stage = stage
    manager = KeyboardLayoutGuideManager(
      hostViewController: stage.host,
      scrollView: stage.scrollView
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
