package import LayoutEngine

/// A view controller with a scrolling content view that stays clear of the keyboard.
///
/// The content view may be the root view, one of its subviews, or a separate view. It may be
/// assigned before the view is loaded.
@MainActor
package class ScrollingContentViewController: UIViewController {
  /// The manager; a controller of another class can have its own.
  package private(set) lazy var manager = ScrollingContentViewManager(
    hostViewController: self,
    parameters: parameters
  )

  private let parameters: ScrollingContentParameters

  /// Creates a controller with the parameters of a revision.
  package init(parameters: ScrollingContentParameters) {
    self.parameters = parameters
    super.init(nibName: nil, bundle: nil)
    observeKeyboard()
  }

  package override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    parameters = ScrollingContentParameters()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeKeyboard()
  }

  package required init?(coder: NSCoder) {
    parameters = ScrollingContentParameters()
    super.init(coder: coder)
    observeKeyboard()
  }

  /// The view that scrolls.
  package var contentView: UIView? {
    didSet {
      if isViewLoaded { manager.contentView = contentView }
    }
  }

  /// The scroll view around the content view.
  package var scrollView: ScrollingContentScrollView { manager.scrollView }

  /// Whether the content may shrink to the safe area above the keyboard.
  package var shouldResizeContentViewForKeyboard: Bool {
    get { manager.shouldResizeContentViewForKeyboard }
    set { manager.shouldResizeContentViewForKeyboard = newValue }
  }

  /// Whether the keyboard becomes part of the safe area.
  package var shouldAdjustAdditionalSafeAreaInsetsForKeyboard: Bool {
    get { manager.shouldAdjustAdditionalSafeAreaInsetsForKeyboard }
    set { manager.shouldAdjustAdditionalSafeAreaInsetsForKeyboard = newValue }
  }

  package override func loadView() {
    super.loadView()
    manager.loadView(replacingRootViewIfItIs: contentView)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    manager.contentView = contentView
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    manager.viewWillAppear(animated)
  }

  package override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    manager.viewWillTransition(to: size, with: coordinator)
  }

  package override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    manager.viewSafeAreaInsetsDidChange()
  }

  /// Creates the manager, which observes the keyboard as long as it exists.
  private func observeKeyboard() {
    _ = manager
  }
}
