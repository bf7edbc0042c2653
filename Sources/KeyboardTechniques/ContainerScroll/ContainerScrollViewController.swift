package import LayoutEngine

/// A container that scrolls the view of another controller and keeps it clear of the keyboard.
///
/// An embed segue of the container's scene provides the other controller, or a call of
/// ``ContainerScrollEmbedder/embed(_:)`` in `viewDidLoad`.
@MainActor
package class ContainerScrollViewController: UIViewController {
  /// The embedder; a container of another class can have its own.
  package let embedder: ContainerScrollEmbedder

  /// Creates a container for a revision of the technique.
  package init(parameters: ContainerScrollParameters) {
    embedder = ContainerScrollEmbedder(parameters: parameters)
    super.init(nibName: nil, bundle: nil)
    embedder.containerViewController = self
  }

  package override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    embedder = ContainerScrollEmbedder()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    embedder.containerViewController = self
  }

  package required init?(coder: NSCoder) {
    embedder = ContainerScrollEmbedder()
    super.init(coder: coder)
    embedder.containerViewController = self
  }

  package override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    embedder.prepare(for: segue)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    embedder.viewDidLoad()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    embedder.viewWillAppear(animated)
  }

  package override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    embedder.viewWillTransition(to: size, with: coordinator)
  }
}
