package import LayoutEngine

/// Makes one content view of a view controller scroll, and keeps it clear of the keyboard.
///
/// The content view is at least as large as the safe area, and larger content scrolls. While the
/// keyboard is visible, it is part of the host's safe area.
///
/// The host forwards four calls, each for one behavior: ``loadView()`` (the content view may be the
/// root view), ``viewWillAppear(_:)`` (warnings), ``viewWillTransition(to:with:)`` (rotation) and
/// ``viewSafeAreaInsetsDidChange()`` (a visible keyboard when the host is pushed).
@MainActor
package final class ScrollingContentViewManager {
  /// The controller with the scrolling content.
  package private(set) weak var hostViewController: UIViewController?

  /// The scroll view around the content view, the same for the manager's whole life.
  package let scrollView: ScrollingContentScrollView

  /// Whether the content may shrink to the safe area above the keyboard.
  package var shouldResizeContentViewForKeyboard = false {
    didSet { heightKeeper?.setResizes(shouldResizeContentViewForKeyboard) }
  }

  /// Whether the keyboard becomes part of the host's safe area.
  package var shouldAdjustAdditionalSafeAreaInsetsForKeyboard = true

  /// Receives all events of the technique.
  package var eventHandler: (TechniqueEvent) -> Void = { _ in }

  /// The height of the keyboard in the host's view without bars and home indicator, in points.
  package private(set) var bottomInset: CGFloat = 0

  /// The current minimum height of the content.
  package var pinnedContentHeight: CGFloat? { heightKeeper?.pinnedHeight }

  private let parameters: ScrollingContentParameters
  private let filter: KeyboardFilter
  private var keyboardObserver: KeyboardObserver?
  private var bounceController = BounceController()
  private var safeAreaController = AdditionalSafeAreaController()
  private var heightKeeper: ContentHeightKeeper?
  private var isAdjustingForKeyboard = false

  /// Creates a manager that observes the keyboard from now on.
  package init(
    hostViewController: UIViewController,
    parameters: ScrollingContentParameters = ScrollingContentParameters()
  ) {
    self.hostViewController = hostViewController
    self.parameters = parameters
    filter = KeyboardFilter(delay: parameters.filterDelay)
    scrollView = ScrollingContentScrollView(
      filter: filter,
      requestsFollowViews: parameters.requestsFollowViews
    )
    // With `.automatic`, the safe area would count only in some containers, or only for long
    // content. With `.never`, the scroll indicators would be under bars.
    scrollView.contentInsetAdjustmentBehavior = .always
    filter.deliverEvent = { [weak self] in self?.adjust(for: $0) }
    filter.deliverRequest = { [weak self] in self?.scroll(to: $0) }
    keyboardObserver = KeyboardObserver(manager: self, filter: filter)
  }

  // MARK: The content

  /// The view that scrolls; the scroll view replaces an assigned view in the hierarchy.
  ///
  /// Another view replaces the first inside the scroll view. Removing the content without a
  /// replacement is a mistake.
  package var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      guard let contentView else {
        preconditionFailure("contentView of a scrolling content manager cannot be nil")
      }
      if oldValue?.superview === scrollView { oldValue?.removeFromSuperview() }
      insert(contentView)
    }
  }

  private func insert(_ contentView: UIView) {
    if scrollView.superview == nil, let rootView = hostViewController?.view {
      for constraint in scrollView.insert(around: contentView, in: rootView) {
        report(.diagnostic(.constraintOutsideSubtree, of: constraint.equationText))
      }
    }
    scrollView.embed(contentView)
    heightKeeper = ContentHeightKeeper(
      contentView: contentView,
      in: scrollView,
      rule: parameters.contentHeight,
      resizes: shouldResizeContentViewForKeyboard
    )
    if parameters.reportsSizeAtInsertion { reportUndefinedSize(of: contentView) }
  }

  // MARK: Forwarded by the host

  /// Replaces the host's root view if it is the content view, because only a subview can scroll.
  ///
  /// - Parameter contentView: The view that is going to be assigned.
  package func loadView(replacingRootViewIfItIs contentView: UIView?) {
    guard let contentView else { return }
    hostViewController?.replaceRootView(ifItIs: contentView)
  }

  /// Reports content without a size.
  package func viewWillAppear(_ animated: Bool) {
    guard let contentView else { return report(.noContentView) }
    if !parameters.reportsSizeAtInsertion { reportUndefinedSize(of: contentView) }
  }

  private func reportUndefinedSize(of contentView: UIView) {
    if contentView.hasUndefinedSize { report(.undefinedContentSize) }
  }

  /// Keeps the upper left of the content in place during a rotation, without keyboard changes.
  package func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let corner = PinnedCorner(of: scrollView)
    filter.suspend()
    coordinator.animate(
      alongsideTransition: { [scrollView] _ in corner.restore(in: scrollView) },
      completion: { [filter] _ in filter.resume() }
    )
  }

  /// Updates the content for a visible keyboard, or for bars that were shown or hidden.
  package func viewSafeAreaInsetsDidChange() {
    guard !isAdjustingForKeyboard else { return }
    keyboardObserver?.keyboardMayOverlapDifferently()
  }

  // MARK: The keyboard

  /// The window for keyboard frames; a host without one ignores keyboards.
  var hostWindow: UIWindow? {
    guard let view = hostViewController?.viewIfLoaded else { return nil }
    return parameters.usesKeyWindow ? UIApplication.shared.keyWindow : view.window
  }

  /// Returns whether a keyboard event belongs to a push or pop, which moves the content in its
  /// animation.
  func belongsToNavigationTransition(_ event: KeyboardEvent) -> Bool {
    event.duration > parameters.navigationThreshold
  }

  private func adjust(for event: KeyboardEvent) {
    guard hostWindow != nil, let host = hostViewController, let view = host.viewIfLoaded else {
      return
    }
    let animated = !belongsToNavigationTransition(event)
    let newInset = overlap(of: event.frame, with: host)
    let change = { [self] in
      setBottomInset(newInset, in: host, animated: animated)
      view.layoutIfNeeded()
    }
    isAdjustingForKeyboard = true
    defer { isAdjustingForKeyboard = false }
    guard animated else { return change() }
    UIView.animate(
      withDuration: parameters.settleDuration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [],
      animations: change,
      completion: nil
    )
  }

  /// Returns the height of the keyboard above the host's bottom safe area without a keyboard.
  private func overlap(of keyboardFrame: CGRect, with host: UIViewController) -> CGFloat {
    guard let view = host.viewIfLoaded else { return 0 }
    // The safe area of a view that has just entered its window may lack the additional inset.
    let base = max(0, view.safeAreaInsets.bottom - host.additionalSafeAreaInsets.bottom)
    return max(0, view.overlap(with: keyboardFrame) - base)
  }

  private func setBottomInset(
    _ newInset: CGFloat,
    in host: UIViewController,
    animated: Bool
  ) {
    let oldInset = bottomInset
    guard newInset != oldInset else { return }
    bottomInset = newInset
    report(.bottomInset(newInset, animated: animated))
    switch (oldInset, newInset) {
    case (0, _): keyboardWasPresented(in: host)
    case (_, 0): keyboardWasDismissed(in: host)
    default: keyboardWasResized(in: host)
    }
  }

  private func keyboardWasPresented(in host: UIViewController) {
    bounceController.keyboardWasPresented(over: scrollView)
    guard shouldAdjustAdditionalSafeAreaInsetsForKeyboard else { return }
    safeAreaController.keyboardWasPresented(
      bottomInset: bottomInset,
      in: host,
      keeper: shouldResizeContentViewForKeyboard ? nil : heightKeeper
    )
  }

  private func keyboardWasResized(in host: UIViewController) {
    guard shouldAdjustAdditionalSafeAreaInsetsForKeyboard else { return }
    safeAreaController.keyboardWasResized(bottomInset: bottomInset, in: host)
  }

  private func keyboardWasDismissed(in host: UIViewController) {
    if !bounceController.keyboardWasDismissed(from: scrollView) {
      report(.diagnostic(.noBounceToRestore))
    }
    guard shouldAdjustAdditionalSafeAreaInsetsForKeyboard else { return }
    safeAreaController.keyboardWasDismissed(in: host)
  }

  // MARK: Scrolling

  private func scroll(to request: ScrollRequest) {
    guard let rect = scrollView.execute(request) else { return }
    report(.scroll(rect))
  }

  // MARK: Reporting

  private func report(_ diagnostic: TechniqueEvent.Diagnostic) {
    report(.diagnostic(diagnostic))
  }

  private func report(_ kind: TechniqueEvent.Kind) {
    eventHandler(TechniqueEvent(time: CACurrentMediaTime(), kind: kind))
  }
}
