import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// `content-inset`: a scroll view replaces the content view.
final class HostedContentInset: HostedTechnique {
  private let manager: ContentInsetManager
  private let hosted: HostedScreen

  init(on hosted: HostedScreen) {
    self.hosted = hosted
    manager = ContentInsetManager(
      hostViewController: hosted.host,
      scrollView: hosted.scrollView,
      parameters: hosted.revision.contentInset
    )
  }

  var scrollView: UIScrollView { manager.scrollView }

  var contentView: UIView { hosted.screen.contentView }

  func apply(_ options: TechniqueOptions) {
    if let value = options.flag(.pinsScrollViewToSafeArea) {
      manager.pinsScrollViewToSafeArea = value
    }
    if let value = options.flag(.usesKeyboardEndFrame) { manager.usesKeyboardEndFrame = value }
    if let value = options.flag(.keepsContentBelowNavigationBar) {
      manager.keepsContentBelowNavigationBar = value
    }
    if let value = options.flag(.movesBottomEdge) { manager.movesBottomEdge = value }
    if let value = options.flag(.testsWholeField) { manager.testsWholeField = value }
    if let value = options.flag(.tracksTextViews) { manager.tracksTextViews = value }
    if let value = options.flag(.scrollsToActiveField) { manager.scrollsToActiveField = value }
  }

  func loadView() { hosted.host.view = hosted.screen.rootView }

  func viewDidLoad() {
    manager.insertScrollView(around: hosted.screen.contentView)
    manager.viewDidLoad()
  }
}
