import KeyboardTechniques
import LayoutEngine

/// `form-root`: the root view is the form if it is a scroll view.
///
/// Otherwise the whole screen is the form of a scroll view that becomes the root view.
final class HostedFormRoot: HostedTechnique {
  private let form: UIScrollView
  private let manager: FormRootManager
  private let hosted: HostedScreen

  init(on hosted: HostedScreen) {
    self.hosted = hosted
    let root = hosted.screen.rootView
    form = root as? UIScrollView ?? ContentFormView(contentView: root)
    manager = FormRootManager(form: form)
  }

  var scrollView: UIScrollView { form }

  var contentView: UIView { hosted.screen.rootView }

  func loadView() { hosted.host.view = form }

  func viewDidLoad() { manager.viewDidLoad() }

  func viewDidLayoutSubviews() { manager.viewDidLayoutSubviews() }
}
