import DeviceCatalog
public import Foundation

/// A container with a stack of controllers.
///
/// It shows the top controller below a bar.
///
/// The stack changes immediately. The views follow in the next layout pass. Several pushes in a row
/// thus load and show only the last controller.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContainerContent {
  // MARK: Creation

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a controller with one root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack; the bar classes are ignored.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  // MARK: The stack

  private(set) var stack: [UIViewController] = []

  /// The controller that is on screen; the next layout pass replaces it with the top of the stack.
  var displayed: UIViewController?

  /// The scroll view that collapses the large title.
  weak var followedScrollView: UIScrollView?
  /// Whether the bar's height is changing because of that scroll view.
  var isCollapsingTitle = false

  /// The change of the stack with a pending transition.
  private var pendingChange: StackChange?

  /// The coordinator of the current push or pop.
  var shownBy: TransitionCoordinator?
  /// The current transition if it has a duration.
  var ongoingTransition: ControllerTransition?

  /// The interaction controller of a swipe back.
  var swipeBack: UIPercentDrivenInteractiveTransition?

  /// The stack, the top last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the presented one, or the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController),
      "\(type(of: viewController)) is on the navigation stack already; push another instance"
    )
    setStack(stack + [viewController], animated: animated)
  }

  /// Removes the top controller unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    setStack(Array(stack.dropLast()), animated: animated)
    return popped
  }

  /// Removes all controllers except the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Removes all controllers above a controller of the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure("\(type(of: viewController)) is not on the navigation stack")
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setStack(Array(stack[...index]), animated: animated) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  private func setStack(_ newStack: [UIViewController], animated: Bool) {
    let old = pendingChange?.old ?? stack
    let hidBottomBars = hidesBottomBars
    let isPop = newStack.last.map { $0 !== old.last && old.contains($0) } ?? false
    let removed = stack.filter { !newStack.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in newStack { addChild(controller) }
    stack = newStack
    for controller in removed where controller !== displayed { controller.removeFromParent() }
    navigationBar.items = stack.map(\.navigationItem)
    pendingChange = StackChange(
      operation: isPop ? .pop : .push,
      isAnimated: animated,
      old: old,
      new: newStack
    )
    viewIfLoaded?.setNeedsLayout()
    stackDidChange(hadBottomBars: !hidBottomBars)
  }

  /// Restores the stack of a canceled change unless the stack changed again meanwhile.
  func restoreStack(from change: StackChange) {
    guard stack == change.new else { return }
    let hidBottomBars = hidesBottomBars
    for controller in change.old where controller.parent !== self { addChild(controller) }
    stack = change.old
    navigationBar.items = stack.map(\.navigationItem)
    stackDidChange(hadBottomBars: !hidBottomBars)
  }

  /// Pops to a controller of the stack.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard stack.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Bars

  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)

  /// The bar at the bottom, hidden by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { hidesNavigationBar = newValue }
  }

  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { hidesToolbar = newValue }
  }

  private var hidesNavigationBar = false {
    didSet { if hidesNavigationBar != oldValue { barsDidChange() } }
  }

  private var hidesToolbar = true { didSet { if hidesToolbar != oldValue { barsDidChange() } } }

  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesNavigationBar = hidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
  }

  /// Whether a swipe hides the bars; only stored.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; only stored.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars; only stored.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden in compact height; only stored.
  open var hidesBarsWhenVerticallyCompact = false
  /// The swipe that would hide the bars.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The tap that would hide the bars.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()

  /// The object that receives the transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The edge swipe that pops the top controller.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    recognizer.edges = SimulatedDevice.current.options.forwardSign > 0 ? .left : .right
    return recognizer
  }()

  // MARK: As a controller

  /// The preferred size; unless set, the top controller's size plus the bars.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? sizeAroundContent : own
    }
    set { super.preferredContentSize = newValue }
  }

  /// Notifies the presentation when the preferred size of the stack changes.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  open override func loadView() {
    loadContainerView()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
  }

  /// Shows the top controller before its container appears, so that both appear together.
  package func installContent() {
    guard displayed == nil, let top = stack.last else { return }
    show(top, StackChange(operation: .push, isAnimated: false, old: [], new: stack))
    pendingChange = nil
  }

  override func safeAreaInsets(
    of child: UIViewController,
    inherited: UIEdgeInsets
  ) -> UIEdgeInsets {
    barsLayout(around: child)
      .insets(ofContentInheriting: inherited, extra: addedSafeAreaInsets)
  }

  package func layoutContainer() {
    showTopOfStack()
    layoutBarsAndContent()
    followContent()
  }

  /// Begins the transition to the top controller unless it is shown or a transition is running.
  func showTopOfStack() {
    guard let top = stack.last, top !== displayed, shownBy == nil else { return }
    let change =
      pendingChange ?? StackChange(operation: .push, isAnimated: false, old: stack, new: stack)
    pendingChange = nil
    show(top, change)
  }
}

extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }
}

/// Receives the transitions of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Called after a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Returns the animator of a push or pop; nil selects the system's.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of a push or pop whose animator the delegate provides.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the allowed orientations; never called.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Returns nil, which selects the system's animator.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns the orientations that the controllers support.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
}
