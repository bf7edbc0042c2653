import LayoutEngine

/// Gives a controller's view a part of the window, as an app's own container does.
final class WindowPartController: UIViewController {
  private let content: UIViewController
  private let frame: CGRect

  init(_ content: UIViewController, frame: CGRect) {
    self.content = content
    self.frame = frame
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a frame comes from a scenario, not from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    guard let contentView = content.view else { return }
    contentView.autoresizingMask = []
    contentView.frame = frame
    view.addSubview(contentView)
    content.didMove(toParent: self)
  }
}
