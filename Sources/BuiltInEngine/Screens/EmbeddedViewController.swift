import LayoutEngine
import ScenarioModel

/// A controller in a container view.
@MainActor
struct ContainedController {
  let container: UIView
  let controller: UIViewController
}

/// Shows the root view of a scene that another scene embeds.
final class EmbeddedViewController: UIViewController {
  private let rootView: UIView
  private let embeddings: [ContainedController]
  var inputViews = ScreenInputViews()

  /// - Parameters:
  ///   - rootView: The scene's built root view.
  ///   - node: The description of the controller.
  ///   - embeddings: The controllers that the scene embeds itself.
  init(rootView: UIView, _ node: EmbeddedController, embedding embeddings: [ContainedController]) {
    self.rootView = rootView
    self.embeddings = embeddings
    super.init(nibName: nil, bundle: nil)
    title = node.title
    automaticallyAdjustsScrollViewInsets = node.automaticallyAdjustsScrollViewInsets ?? true
    if node.extendsUnderTopBar == false { edgesForExtendedLayout.remove(.top) }
    if node.extendsUnderBottomBar == false { edgesForExtendedLayout.remove(.bottom) }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("an embedded scene comes from a storyboard, not from an archive")
  }

  override var inputAccessoryView: UIView? { inputViews.accessory }
  override var inputView: UIView? { inputViews.input }

  override func loadView() { view = rootView }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(embeddings)
  }
}

extension UIViewController {
  /// Adds controllers as children, as embed segues do; their views fill their containers.
  func embed(_ embeddings: [ContainedController]) {
    for embedding in embeddings {
      let (container, child) = (embedding.container, embedding.controller)
      addChild(child)
      guard let content = child.view else { continue }
      content.frame = container.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(content)
      child.didMove(toParent: self)
    }
  }
}

extension EmbeddedController {
  /// Returns the controller in its navigation controller, if it has one.
  @MainActor
  func surrounded(_ controller: UIViewController) -> UIViewController {
    guard hasNavigation == true else { return controller }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = bars?.navigationBar == false
    navigation.isToolbarHidden = bars?.toolbar != true
    return navigation
  }
}
