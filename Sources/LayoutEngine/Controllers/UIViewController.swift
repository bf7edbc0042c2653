import DeviceCatalog
public import Foundation

/// An object that owns a view and manages its loading, appearance, safe area and rotation.
///
/// All members that applications override are in this class body, because Swift cannot override
/// members of an extension. Their implementations are in the extensions.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Creation

  /// Creates a controller; its view comes from the nib of that name, if ``UINib`` has its source.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller with a view made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the controller's nib file.
  public let nibName: String?

  public let nibBundle: Bundle?

  // MARK: The view

  var rootView: UIView?

  /// The root view; reading it loads it.
  ///
  /// A new root view takes the superview, sibling position and frame of the old one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { replaceRootView(with: newValue) }
  }

  /// The root view, without loading it.
  open var viewIfLoaded: UIView? { rootView }

  open var isViewLoaded: Bool { rootView != nil }

  /// Creates the root view in place of the storyboard or nib; nil if they create it.
  package var makeArchivedView: (() -> UIView)?

  /// The storyboard scene of the controller.
  var scene: StoryboardScene?

  /// The storyboard of the controller.
  open internal(set) var storyboard: UIStoryboard?

  /// Runs a segue of the controller's scene: creates its destination, prepares for it and shows it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(identifier, sender: sender)
  }

  /// Returns whether a segue that the user started may run; not called for other segues.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether the controller is the destination of an unwind segue: it has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { action.isDescribedMethod(of: self) }

  /// Shows a child at the end of an unwind segue; only containers do.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The objects of the controller's document that nothing else retains.
  package var documentObjects: [AnyObject] = []

  /// Creates the root view: the storyboard's view or a plain view.
  ///
  /// The plain view has the screen's size and resizes with its superview.
  open func loadView() {
    if let archived = makeArchivedView?() ?? archivedView {
      view = archived
      return
    }
    if rootView != nil { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the root view unless it is loaded.
  open func loadViewIfNeeded() {
    guard rootView == nil else { return }
    standInProperties?.fill(self)
    // An observer of a filled property may have loaded the view.
    guard rootView == nil else { return }
    let device = SimulatedDevice.current
    device.call("loadView", of: self) { loadView() }
    precondition(rootView != nil, "\(type(of: self)).loadView() returned without setting view")
    device.call("viewDidLoad", of: self) { viewDidLoad() }
  }

  /// Called after the view has loaded.
  open func viewDidLoad() {}

  // MARK: The focus of keyboards and remote controls

  /// The environments that should receive the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Requests a focus update; does nothing.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  /// The parent in the focus hierarchy; nil.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  /// The container of the focusable items; nil.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved; never happens here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Appearance

  package var appearance = Appearance.disappeared

  /// Whether the current or last appearance transition was announced as animated.
  var appearsAnimated = false

  /// Whether a move of the view into or out of a window began the transition.
  ///
  /// The window then ends the transition itself.
  var endsAppearanceByItself = false

  /// Called before the view enters a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window and has its final size, safe area and traits.
  ///
  /// Its subviews have not been laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen and all transitions have ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children receive this controller's appearance calls automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called by a container before it shows or hides the controller.
  ///
  /// Calls the will-method unless it has already been called. The window then does not repeat the
  /// calls for the same appearance.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the last begun transition and calls the did-method.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the root view; an override calls `super` last.
  open func updateViewConstraints() {}

  /// The preferred size in a container.
  ///
  /// A change notifies the container or the presentation controller.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? storedPresentationController
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Safe area and margins

  /// Insets that extend the root view's safe area beyond the system's and the containers' insets.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      SimulatedDevice.current.record(
        .insets("additionalSafeAreaInsets", from: oldValue, to: additionalSafeAreaInsets),
        of: self
      )
      rootView?.setNeedsSafeAreaUpdate()
    }
  }

  /// The root view's current safe area, or its last one in a window, without additional insets.
  var systemSafeAreaInsets = UIEdgeInsets.zero

  /// Called after the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum margins of the root view: 16 points at the sides, or 20 in wide containers.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = rootView?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width < 400 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { rootView?.setNeedsLayout() }
  }

  /// The edges where the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.rootView?.setNeedsLayout() }
  }

  /// Whether ``edgesForExtendedLayout`` includes opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.rootView?.setNeedsLayout() }
  }

  /// Whether bars inset the controller's scroll view, as they did before safe areas existed.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The insets that the system set on a scroll view before safe areas existed.
  var scrollViewAdjustment: ScrollViewAdjustment?

  private var contentScrollViews: [UInt: UIScrollView] = [:]

  /// Sets the scroll view that determines the appearance of the bars at some edges.
  open func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = .all
  ) {
    for bit in edge.bits { contentScrollViews[bit] = scrollView }
  }

  /// Returns the scroll view that determines the appearance of the bar at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.bits.lazy.compactMap { self.contentScrollViews[$0] }.first
  }

  /// The area of the bars at the top of the root view, as a constraint item.
  open var topLayoutGuide: any UILayoutSupport {
    barLayoutGuide(.topBars)
  }

  /// The area of the bars at the bottom of the root view, as a constraint item.
  open var bottomLayoutGuide: any UILayoutSupport {
    barLayoutGuide(.bottomBars)
  }

  // MARK: Transitions

  /// The transition that the controller runs itself.
  var activeTransition: TransitionCoordinator?

  /// The current presentation or dismissal of this controller.
  var presentationTransition: TransitionCoordinator?

  /// The transition of this controller, from its beginning to its end.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? presentationTransition ?? storedPresented?.presentationTransition
      ?? parent?.transitionCoordinator
  }

  /// Called before the view's size changes; notifies the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isShown(in: self) {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.rootView?.bounds.size else { continue }
      child.notifyTransition(to: childSize, with: coordinator)
    }
  }

  /// Called before the traits change; notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The application's trait overrides for the controller.
  var ownTraits: UITraitCollection?
  /// The observers of trait changes.
  var traitObservers: [TraitObserver] = []
  /// The trait overrides of this container's children.
  var traitsOfChildren: [ObjectIdentifier: UITraitCollection] = [:]

  /// The traits of the controller and its view.
  ///
  /// The container's overrides apply to the traits of the superview or container, then the
  /// controller's own overrides.
  open var traitCollection: UITraitCollection {
    let inherited =
      rootView?.superview?.traitCollection ?? parent?.traitCollection
      ?? UIScreen.main.traitCollection
    return
      inherited
      .overridden(by: parent?.overrideTraitCollection(forChild: self))
      .overridden(by: ownTraits)
  }

  /// Sets the trait overrides of a child; nil removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.changingTraits {
      traitsOfChildren[ObjectIdentifier(childViewController)] = collection
    }
  }

  /// Returns the trait overrides of a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitsOfChildren[ObjectIdentifier(childViewController)]
  }

  /// The application's trait overrides.
  open var traitOverrides: any UITraitOverrides {
    get { Traits(ownTraits) }
    set { setOwnTraits(newValue) }
  }

  private func setOwnTraits(_ overrides: any UITraitOverrides) {
    changingTraits { ownTraits = UITraitCollection(overriding: overrides) }
  }

  /// The light or dark style of the controller and its contents, which overrides the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.userInterfaceStyle ?? .unspecified }
    set {
      var overrides: any UITraitOverrides = Traits(ownTraits)
      overrides.userInterfaceStyle = newValue
      setOwnTraits(overrides)
    }
  }

  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    (self as? any Override__supportedInterfaceOrientations_0)?
      .supportedInterfaceOrientations__override
      ?? supportedInterfaceOrientations__base
  }

  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool {
    (self as? any Override__shouldAutorotate_0)?.shouldAutorotate__override
      ?? shouldAutorotate__base
  }

  // MARK: Containment

  /// The parent container of the controller.
  open internal(set) weak var parent: UIViewController?

  open internal(set) var children: [UIViewController] = []

  /// Makes `childController` a child.
  ///
  /// The caller then adds its view and calls ``didMove(toParent:)`` on it.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the container.
  ///
  /// The caller has called ``willMove(toParent:)`` and removed the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller enters a container, or leaves it if `parent` is nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has entered a container, or left it if `parent` is nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces a child's view with another child's in this controller's view, with their appearance
  /// calls.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = duration > 0
    if isOnScreen {
      fromViewController.beginAppearance(false, animated: isAnimated)
      toViewController.beginAppearance(true, animated: isAnimated)
    }
    if let container = fromViewController.view.superview, let newView = toViewController.view {
      container.insertSubview(newView, aboveSubview: fromViewController.view)
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: { finished in
        fromViewController.view.removeFromSuperview()
        fromViewController.endAppearance()
        toViewController.endAppearance()
        completion?(finished)
      }
    )
  }

  /// Returns the size of a child when this controller's view has `parentSize`.
  ///
  /// A child that fills the view continues to fill it. Any other child keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.rootView, let rootView else {
      return parentSize
    }
    return child.bounds.size == rootView.bounds.size ? parentSize : child.bounds.size
  }

  /// Called when the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the constraints of a child change its size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Whether the controller has not appeared since it entered its container.
  var isNewInParent = false

  /// Whether the controller is entering a container.
  open var isMovingToParent: Bool { isNewInParent && appearance == .appearing }

  /// Whether the controller is leaving its container.
  open var isMovingFromParent: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return appearance == .disappearing && !stack.viewControllers.contains(self)
  }

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { storedPresenter != nil && appearance == .appearing }

  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { storedPresenter != nil && appearance == .disappearing }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  // MARK: In bars

  /// The title of the controller in bars.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// The contents of the navigation bar while this controller is on top.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    return item
  }()

  /// The collapsed part of the large title, in points.
  var titleCollapse: CGFloat = 0

  /// The tab of this controller in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// Whether the bottom bars hide while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// The items of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { storedToolbarItems = newValue }
  }

  private var storedToolbarItems: [UIBarButtonItem]?

  /// Replaces the items of a navigation controller's toolbar while this controller is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
  }

  /// A button that turns the editing state on and off.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  )

  /// Whether the controller is in the editing state.
  open var isEditing: Bool {
    get { isEditingContent }
    set { isEditingContent = newValue }
  }

  private var isEditingContent = false

  /// Turns the editing state on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingContent = editing
  }

  /// Whether the controller hides the status bar; the device's default unless overridden.
  open var prefersStatusBarHidden: Bool {
    (self as? any Override__prefersStatusBarHidden_0)?.prefersStatusBarHidden__override
      ?? prefersStatusBarHidden__base
  }

  open var preferredStatusBarStyle: UIStatusBarStyle {
    (self as? any Override__preferredStatusBarStyle_0)?.preferredStatusBarStyle__override
      ?? preferredStatusBarStyle__base
  }

  /// The animation that shows or hides the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? {
    guard let port = self as? any Override__childForStatusBarStyle_0 else {
      return childForStatusBarStyle__base
    }
    return port.childForStatusBarStyle__override
  }

  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? {
    guard let port = self as? any Override__childForStatusBarHidden_0 else {
      return childForStatusBarHidden__base
    }
    return port.childForStatusBarHidden__override
  }

  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    guard let port = self as? any Override__childForHomeIndicatorAutoHidden_0 else {
      return childForHomeIndicatorAutoHidden__base
    }
    return port.childForHomeIndicatorAutoHidden__override
  }

  /// The edges where the application's gestures precede the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that determines the gestures at the edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Requests an update of the home indicator; does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Requests an update of the edges' gestures; does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Requests an update of the supported orientations; the device keeps its orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Rotates the interface to the device's orientation; does nothing, because both always agree.
  open class func attemptRotationToDeviceOrientation() {}

  /// The preferred orientation for a presentation; only stored.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    (self as? any Override__preferredInterfaceOrientationForPresentation_0)?
      .preferredInterfaceOrientationForPresentation__override
      ?? preferredInterfaceOrientationForPresentation__base
  }

  /// Called when memory is low; never happens here.
  open func didReceiveMemoryWarning() {}

  /// The identifier for state restoration, which never happens here.
  open var restorationIdentifier: String?

  /// Whether the home indicator hides while the screen is not touched.
  open var prefersHomeIndicatorAutoHidden: Bool {
    (self as? any Override__prefersHomeIndicatorAutoHidden_0)?
      .prefersHomeIndicatorAutoHidden__override
      ?? prefersHomeIndicatorAutoHidden__base
  }

  /// Updates the status bar for changed preferences.
  open func setNeedsStatusBarAppearanceUpdate() { SimulatedDevice.current.updateStatusBar() }

  /// The first responder when another controller was pushed over this one.
  weak var responderToRestore: UIResponder?

  // MARK: Presentation

  /// The controller that this one presents directly.
  var storedPresented: UIViewController?

  /// The controller that presents this one directly.
  weak var storedPresenter: UIViewController?

  /// The controller that this one, or a container around it, presents.
  open var presentedViewController: UIViewController? {
    storedPresented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or a container around it.
  open var presentingViewController: UIViewController? {
    storedPresenter ?? parent?.presentingViewController
  }

  /// The style of the controller's presentation; see ``UIPresentationController``.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      // An unused presentation controller was created for the old style.
      if storedPresentationController?.containerView == nil { storedPresentationController = nil }
    }
  }

  /// The visual style of the transition; only `coverVertical` moves views here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user cannot dismiss the controller.
  open var isModalInPresentation = false

  /// Whether the presented controller determines the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether context-style presentations inside this controller cover it instead of the window.
  open var definesPresentationContext = false

  /// Whether this controller's transition style applies to presentations inside it.
  open var providesPresentationContextTransitionStyle = false

  /// The object that provides the presentation controller and animators.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  var storedPresentationController: UIPresentationController?

  /// The presentation controller, created on first access for the style at that time.
  open var presentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    let controller = makePresentationController()
    storedPresentationController = controller
    return controller
  }

  /// The presentation controller, if it is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller, if it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Shows a controller with the nearest container: pushes it onto a stack or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Shows a controller as the nearest container's detail, or with ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Returns the nearest container that implements a selector; nil, because selectors cannot be
  /// checked.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nil
  }

  /// Presents a controller over this one, in its own style.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(presented: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents; without one, dismisses this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presented = presentedViewController
    let presenter = presented == nil ? presentingViewController : presented?.storedPresenter
    presenter?.hidePresented(animated: flag, completion: completion)
  }

  // MARK: As a container, for subclasses in this module

  /// Returns the safe area of a child's root view, without the child's additional insets.
  func safeAreaInsets(of child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
    inherited
  }

  // MARK: Responder chain

  /// The root view's superview, or the presenting controller.
  open override var next: UIResponder? { rootView?.superview ?? storedPresenter }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, UIContentContainer {}
