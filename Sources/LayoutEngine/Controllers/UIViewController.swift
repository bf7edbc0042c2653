import DeviceCatalog
public import Foundation

/// An object that owns a view and manages its life: loading, appearance, safe area, rotation.
///
/// Everything that applications override stands in this class body, because Swift cannot override
/// a member of an extension; what the members do stands in the extensions beside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Creation

  /// Creates a controller; its view comes from the nib of that name, if ``UINib`` has a source of it.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller that an archive describes.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller whose view is made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The nib file that the controller was created with.
  public let nibName: String?

  public let nibBundle: Bundle?

  // MARK: The view

  var rootView: UIView?

  /// The root view; reading it loads it.
  ///
  /// A new root view replaces the old one: it gets its superview, its position among the
  /// siblings, its frame.
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

  /// Makes the root view instead of a storyboard or nib; nil leaves it to those.
  package var makeArchivedView: (() -> UIView)?

  /// The scene of a storyboard that the controller was made of.
  var scene: StoryboardScene?

  /// The storyboard that the controller was made of.
  open internal(set) var storyboard: UIStoryboard?

  /// Runs a segue of the controller's scene: makes its destination, prepares for it and shows it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(identifier, sender: sender)
  }

  /// Whether a segue that a user has started is to run; not asked for others.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Makes the root view: unless overridden, what the controller's storyboard describes, or a
  /// plain view of the screen's size that follows the size of whatever it is put into.
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

  /// Makes the root view now, unless it exists.
  open func loadViewIfNeeded() {
    guard rootView == nil else { return }
    let device = SimulatedDevice.current
    device.call("loadView", of: self) { loadView() }
    precondition(rootView != nil, "\(type(of: self)).loadView() returned without setting view")
    device.call("viewDidLoad", of: self) { viewDidLoad() }
  }

  /// Notifies the controller that its view has been made.
  open func viewDidLoad() {}

  // MARK: The focus of keyboards and remote controls

  /// Where the focus would like to be.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Has the focus chosen again, which is nowhere here.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  /// Where the focus may come from; none here.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  /// What has the parts that can have the focus; none here.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved, which it never does here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Appearance

  var appearance = Appearance.disappeared

  /// Whether the present or last appearance transition was announced as animated.
  var appearsAnimated = false

  /// Whether the transition was begun by the view's move into or out of a window, not by a
  /// container or an application, so that no one but the window will end it.
  var endsAppearanceByItself = false

  /// Notifies the controller that its view is about to enter a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Notifies the controller that its view is in a window and has its final size, safe area and
  /// traits, while its subviews have not been laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Notifies the controller that its view is on screen and every transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Notifies the controller that its view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Notifies the controller that its view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children are notified of this controller's appearance automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies the controller that a container is about to show or hide it.
  ///
  /// Calls the will-method unless it has been called already; the window's own calls for the same
  /// appearance are then left out.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies the controller that the transition begun last has ended; calls the did-method.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Layout

  /// Notifies the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Notifies the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the root view; an override calls `super` last.
  open func updateViewConstraints() {}

  /// The size that the controller would like to have in a container.
  ///
  /// A container, or the manager of the controller's presentation, is notified of a change.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? storedPresentationController
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Safe area and margins

  /// Insets that extend the safe area of the root view beyond what system and containers take.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      SimulatedDevice.current.note(
        .insets("additionalSafeAreaInsets", from: oldValue, to: additionalSafeAreaInsets),
        of: self
      )
      rootView?.setNeedsSafeAreaUpdate()
    }
  }

  /// The root view's safe area, in or as last in a window, without what the application adds to it.
  var systemSafeAreaInsets = UIEdgeInsets.zero

  /// Notifies the controller that its root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Notifies the controller that its root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the root view: 16 at the sides, or 20 where there is room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = rootView?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width < 400 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { rootView?.setNeedsLayout() }
  }

  /// The sides on which the view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.rootView?.setNeedsLayout() }
  }

  /// Whether ``edgesForExtendedLayout`` includes bars that cannot be seen through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.rootView?.setNeedsLayout() }
  }

  /// Whether bars inset the controller's scroll view, as they did before there were safe areas.
  open var automaticallyAdjustsScrollViewInsets = true

  /// What the system has written into a scroll view's insets before there was a safe area.
  var scrollViewAdjustment: ScrollViewAdjustment?

  private var contentScrollViews: [UInt: UIScrollView] = [:]

  /// Reports which scroll view decides about the looks of the bars at some edges.
  open func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = .all
  ) {
    for bit in edge.bits { contentScrollViews[bit] = scrollView }
  }

  /// The scroll view that decides about the looks of the bar at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.bits.lazy.compactMap { self.contentScrollViews[$0] }.first
  }

  /// The strip that bars take from the top of the root view, as an item for constraints.
  open var topLayoutGuide: any UILayoutSupport {
    barLayoutGuide(.topBars)
  }

  /// The strip that bars take from the bottom of the root view, as an item for constraints.
  open var bottomLayoutGuide: any UILayoutSupport {
    barLayoutGuide(.bottomBars)
  }

  // MARK: Transitions

  /// The transition that the controller itself runs.
  var activeTransition: TransitionCoordinator?

  /// The presentation or dismissal of this controller that is under way.
  var presentationTransition: TransitionCoordinator?

  /// The transition that this controller takes part in, from its beginning to its end.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? presentationTransition ?? storedPresented?.presentationTransition
      ?? parent?.transitionCoordinator
  }

  /// Notifies the controller that its view is about to change its size; children are notified from
  /// here.
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

  /// Notifies the controller that its traits are about to change; children are notified from here.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// Notifies the controller that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the application lays over the inherited ones.
  var ownTraits: UITraitCollection?
  /// What is to be notified of changed traits.
  var traitObservers: [TraitObserver] = []
  /// What this container lays over its children's traits.
  var traitsOfChildren: [ObjectIdentifier: UITraitCollection] = [:]

  /// The traits that hold for the controller and its view: those of what the view is in, else of
  /// the container, changed by the container's and then by the controller's own overrides.
  open var traitCollection: UITraitCollection {
    let inherited =
      rootView?.superview?.traitCollection ?? parent?.traitCollection
      ?? UIScreen.main.traitCollection
    return
      inherited
      .overridden(by: parent?.overrideTraitCollection(forChild: self))
      .overridden(by: ownTraits)
  }

  /// Lays traits over those of a child; nil leaves the child with this controller's.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.changingTraits {
      traitsOfChildren[ObjectIdentifier(childViewController)] = collection
    }
  }

  /// What this container lays over a child's traits.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitsOfChildren[ObjectIdentifier(childViewController)]
  }

  /// The traits that the application lays over the inherited ones.
  open var traitOverrides: any UITraitOverrides {
    get { Traits(ownTraits) }
    set { changingTraits { ownTraits = UITraitCollection(overriding: newValue) } }
  }

  /// Whether the controller and everything in it is light or dark, whatever is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The orientations in which the controller wants to be shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface turns when the device is turned.
  open var shouldAutorotate: Bool { true }

  // MARK: Containment

  /// The container that the controller is in.
  open internal(set) weak var parent: UIViewController?

  open internal(set) var children: [UIViewController] = []

  /// Makes `childController` a child; the caller adds its view and then calls
  /// ``didMove(toParent:)`` on it.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the container; the caller has called ``willMove(toParent:)`` and removed the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Notifies the controller that it is about to enter a container, or to leave it if nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Notifies the controller that it has entered a container, or left it if nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces a child's view by another's in this controller's view, and the children's appearance
  /// with it.
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

  /// The size that a child will have when this controller's view has `parentSize`.
  ///
  /// A child that fills the view goes on filling it; any other keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.rootView, let rootView else {
      return parentSize
    }
    return child.bounds.size == rootView.bounds.size ? parentSize : child.bounds.size
  }

  /// Notifies the container that a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Notifies the container that the constraints of a child give it another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Whether the controller has not been on screen since it was put into its container.
  var isNewInParent = false

  /// Whether the controller is being put into a container.
  open var isMovingToParent: Bool { isNewInParent && appearance == .appearing }

  /// Whether the controller is being taken out of its container.
  open var isMovingFromParent: Bool {
    guard let stack = parent as? UINavigationController else { return false }
    return appearance == .disappearing && !stack.viewControllers.contains(self)
  }

  /// Whether the controller is on its way to cover another one.
  open var isBeingPresented: Bool { storedPresenter != nil && appearance == .appearing }

  /// Whether the controller is on its way to uncover another one.
  open var isBeingDismissed: Bool { storedPresenter != nil && appearance == .disappearing }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  // MARK: In bars

  /// What the controller is called in bars.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What the navigation bar shows while this controller is on top.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    return item
  }()

  /// How much of its large title the controller's scrolled content has taken, in points.
  var titleCollapse: CGFloat = 0

  /// What a tab bar shows for this controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// Whether the bars at the bottom leave while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// What a navigation controller's toolbar shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]?

  /// Replaces what a navigation controller's toolbar shows while this controller is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that turns the editable state on and off.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  )

  /// Whether the controller shows an editable state.
  open var isEditing = false

  /// Turns the editable state on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Whether the controller wants no status bar: unless overridden, as the device has it.
  open var prefersStatusBarHidden: Bool { SimulatedDevice.current.hidesStatusBarByItself }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides about the status bar's looks.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that decides whether there is a home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The edges at which the application's gestures go before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides about gestures at the edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Asks the system to read the home indicator's wishes again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks the system to read the edges' wishes again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Asks the system to read the allowed orientations again; a device is only turned from outside.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Asks the system to turn the interface as the device is held, which it already is.
  open class func attemptRotationToDeviceOrientation() {}

  /// The orientation in which the controller is presented best; recorded only.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Called when memory is short, which it never is here.
  open func didReceiveMemoryWarning() {}

  /// A name under which the controller's state would be restored, which it never is here.
  open var restorationIdentifier: String?

  /// Whether the controller wants no home indicator while the screen is not touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Asks the system to read the status bar's wishes again.
  open func setNeedsStatusBarAppearanceUpdate() { SimulatedDevice.current.updateStatusBar() }

  /// What had the focus when another controller was pushed over this one.
  weak var responderToRestore: UIResponder?

  // MARK: Presentation

  /// The controller that this one presents itself.
  var storedPresented: UIViewController?

  /// The controller that presents this one itself.
  weak var storedPresenter: UIViewController?

  /// The controller that this one, or a container around it, shows over itself.
  open var presentedViewController: UIViewController? {
    storedPresented ?? parent?.presentedViewController
  }

  /// The controller that shows this one, or a container around it, over itself.
  open var presentingViewController: UIViewController? {
    storedPresenter ?? parent?.presentingViewController
  }

  /// How the controller covers the one below it; see ``UIPresentationController``.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      // A manager that is not in use yet was made for the old style.
      if storedPresentationController?.containerView == nil { storedPresentationController = nil }
    }
  }

  /// How the transition looks; only `coverVertical` moves anything here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a user is kept from dismissing the controller.
  open var isModalInPresentation = false

  /// Whether the presented controller decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether presentations inside this controller in a style of a context cover it, not the window.
  open var definesPresentationContext = false

  /// Whether this controller's transition style counts for presentations inside it.
  open var providesPresentationContextTransitionStyle = false

  /// The object that states how the controller comes onto the screen.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  var storedPresentationController: UIPresentationController?

  /// The manager of this controller's presentation, made when first asked for, by its style then.
  open var presentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    let controller = makePresentationController()
    storedPresentationController = controller
    return controller
  }

  /// The manager of this controller's presentation, if that is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The manager of this controller's presentation, if that is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Shows a controller as the nearest container does: pushed onto a stack, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Shows a controller as the nearest container's detail, else as ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// The nearest container that does what a selector names; nil, because none can be asked.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nil
  }

  /// Shows a controller over this one, in the style that it has.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(presented: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away the controller that this one presents or, if it presents none, this one itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presented = presentedViewController
    let presenter = presented == nil ? presentingViewController : presented?.storedPresenter
    presenter?.hidePresented(animated: flag, completion: completion)
  }

  // MARK: As a container, for subclasses in this module

  /// Puts the child into the view that is to appear together with the container.
  func installContent() {}

  /// Places bars and children; called in each layout pass of a ``ContainerView``.
  func layoutContainer() {}

  /// The safe area of a child's root view, before the child's own additions.
  func safeAreaInsets(of child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
    inherited
  }

  // MARK: Responder chain

  /// The superview of the root view, or the window's application at the end.
  open override var next: UIResponder? { rootView?.superview ?? storedPresenter }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, UIContentContainer,
  UIAppearanceContainer
{}
