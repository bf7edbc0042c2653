import KeyboardTechniques
import LayoutEngine

/// `form-root`: the whole screen is the form of a scroll view that is the root view.
final class HostedFormRoot: HostedTechnique {
  private let form: ContentFormView
  private let manager: FormRootManager
  private let stage: TechniqueStage

  init(on stage: TechniqueStage) {
    self.stage = stage
    form = ContentFormView(contentView: stage.screen.rootView)
    manager = FormRootManager(form: form)
  }

  var scrollView: UIScrollView { form }

  var contentView: UIView { stage.screen.rootView }

  func loadView() { stage.host.view = form }

  func viewDidLoad() { manager.viewDidLoad() }
}
