import DeviceCatalog
public import Foundation

/// A container with a stack of controllers, of which it shows the top one below a bar.
///
/// The stack changes at once; the views follow in the next layout pass, so that pushing several
/// controllers in a row shows, and loads, only the last.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Creation

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a controller with a stack of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack; the bars are plain ones, whatever the classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  // MARK: The stack

  private(set) var stack: [UIViewController] = []

  /// The controller whose view is shown, which the top of the stack replaces in the next layout.
  var displayed: UIViewController?

  /// The scroll view whose content collapses a large title.
  weak var followedScrollView: UIScrollView?
  /// Whether the bar is changing its height because of it.
  var isCollapsingTitle = false

  /// The change of the stack that is still to be shown.
  private var pendingChange: StackChange?

  /// The push or pop under way.
  var shownBy: TransitionCoordinator?
  /// The same where it takes time, as its animator knows it.
  var transitionUnderWay: ControllerTransition?

  /// What leads a pop while a finger does.
  var swipeBack: UIPercentDrivenInteractiveTransition?

  /// The stack, the top last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The controller that the user sees: the top one, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(viewController),
      "\(type(of: viewController)) is on the navigation stack already; push another instance"
    )
    setStack(stack + [viewController], animated: animated)
  }

  /// Takes the top controller away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    setStack(Array(stack.dropLast()), animated: animated)
    return popped
  }

  /// Takes away all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes away all controllers above one of the stack.
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

  /// Takes a change back that was shown and has not come about, unless there was another since.
  func restoreStack(from change: StackChange) {
    guard stack == change.new else { return }
    let hidBottomBars = hidesBottomBars
    for controller in change.old where controller.parent !== self { addChild(controller) }
    stack = change.old
    navigationBar.items = stack.map(\.navigationItem)
    stackDidChange(hadBottomBars: !hidBottomBars)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Bars

  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)

  /// The bar at the bottom, hidden unless asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// Whether there is no bar at the top.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }

  /// Whether there is no bar at the bottom.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsDidChange() } }
  }

  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Whether a swipe hides the bars; recorded only.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; recorded only.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars; recorded only.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden where height is compact; recorded only.
  open var hidesBarsWhenVerticallyCompact = false
  /// The swipe that would hide the bars.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The tap that would hide the bars.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()

  /// The object that is notified of transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The swipe from the edge that pops.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    recognizer.edges = SimulatedDevice.current.options.forwardSign > 0 ? .left : .right
    return recognizer
  }()

  // MARK: As a controller

  /// The preferred size; unless set, the top controller's size with the bars around it.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? sizeAroundContent : own
    }
    set { super.preferredContentSize = newValue }
  }

  /// Notifies the presentation of a change in the stack.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func loadView() {
    loadContainerView()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
  }

  /// The top controller is shown before its container appears, so that it appears with it.
  override func installContent() {
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

  override func layoutContainer() {
    showTopOfStack()
    layoutBarsAndContent()
    followContent()
  }

  /// Begins the transition to the top controller, if it is not shown and none is under way.
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

/// Is notified of a navigation controller's transitions.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Notifies the delegate that a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// The animator of a push or pop that takes time; nil for the system's.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What leads a push or pop by a finger, if its animator is the delegate's.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations that are allowed; not asked here.
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

  /// The system's own.
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

  /// What the controllers support.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
}
