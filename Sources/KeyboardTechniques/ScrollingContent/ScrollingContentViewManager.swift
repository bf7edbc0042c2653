package import LayoutEngine

/// Makes one content view of a view controller scroll, and keeps it clear of the keyboard.
///
/// The content view is at least as large as the safe area; what does not fit is scrolled. While the
/// keyboard is up it is part of the host's safe area.
///
/// The host forwards four calls, each for one behaviour: ``loadView()`` (the content view may be
/// the root view), ``viewWillAppear(_:)`` (warnings), ``viewWillTransition(to:with:)`` (rotation)
/// and ``viewSafeAreaInsetsDidChange()`` (a keyboard that is up when the host is pushed).
@MainActor
package final class ScrollingContentViewManager {
  /// The controller whose content scrolls.
  package private(set) weak var hostViewController: UIViewController?

  /// The scroll view around the content view, the same for the manager's whole life.
  package let scrollView: ScrollingContentScrollView

  /// Whether the content may shrink to what the keyboard leaves of the safe area.
  package var shouldResizeContentViewForKeyboard = false {
    didSet { heightKeeper?.setResizes(shouldResizeContentViewForKeyboard) }
  }

  /// Whether the keyboard becomes part of the host's safe area.
  package var shouldAdjustAdditionalSafeAreaInsetsForKeyboard = true

  /// Receives everything that the technique does.
  package var eventHandler: (TechniqueEvent) -> Void = { _ in }

  /// How far the keyboard reaches into the host's view beyond bars and home indicator, in points.
  package private(set) var bottomInset: CGFloat = 0

  /// The height below which the content does not shrink at present.
  package var pinnedContentHeight: CGFloat? { heightKeeper?.pinnedHeight }

  private let parameters: ScrollingContentParameters
  private let filter: KeyboardFilter
  private var keyboardObserver: KeyboardObserver?
  private var bounceController = BounceController()
  private var safeAreaController = AdditionalSafeAreaController()
  private var heightKeeper: ContentHeightKeeper?
  private var isAdjustingForKeyboard = false

  /// Makes a manager that observes the keyboard from now on.
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
    // `.automatic` would take the safe area in only in some containers, or only when content is
    // long; `.never` would put the scroll indicators under bars.
    scrollView.contentInsetAdjustmentBehavior = .always
    filter.deliverEvent = { [weak self] in self?.adjust(for: $0) }
    filter.deliverRequest = { [weak self] in self?.scroll(to: $0) }
    keyboardObserver = KeyboardObserver(manager: self, filter: filter)
  }

  // MARK: The content

  /// The view that scrolls; assigning it puts the scroll view there instead.
  ///
  /// Another one replaces the first inside the scroll view. Taking the content away
  /// without a replacement is a mistake.
  package var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      guard let contentView else {
        preconditionFailure("contentView of a scrolling content manager cannot become nil")
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

  /// Gives the host another root view if the content view is the root view, for only a subview
  /// can scroll.
  ///
  /// - Parameter contentView: The view that is going to be assigned.
  package func loadView(replacingRootViewIfItIs contentView: UIView?) {
    guard let contentView else { return }
    hostViewController?.replaceRootView(ifItIs: contentView)
  }

  /// Reports content that cannot be sized.
  package func viewWillAppear(_ animated: Bool) {
    guard let contentView else { return report(.noContentView) }
    if !parameters.reportsSizeAtInsertion { reportUndefinedSize(of: contentView) }
  }

  private func reportUndefinedSize(of contentView: UIView) {
    if contentView.hasUndefinedSize { report(.undefinedContentSize) }
  }

  /// Keeps the upper left of the content in place through a rotation, and the keyboard's changes
  /// out of it.
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

  /// Takes a keyboard that is already up, or bars that came or went, into account.
  package func viewSafeAreaInsetsDidChange() {
    guard !isAdjustingForKeyboard else { return }
    keyboardObserver?.keyboardMayOverlapDifferently()
  }

  // MARK: The keyboard

  /// The window in which keyboards are; a keyboard means nothing to a host without one.
  var hostWindow: UIWindow? {
    guard let view = hostViewController?.viewIfLoaded else { return nil }
    return parameters.usesKeyWindow ? UIApplication.shared.keyWindow : view.window
  }

  /// Whether a keyboard event belongs to a push or pop, whose animation takes the content along.
  func ridesOnNavigation(_ event: KeyboardEvent) -> Bool {
    event.duration > parameters.navigationThreshold
  }

  private func adjust(for event: KeyboardEvent) {
    guard hostWindow != nil, let host = hostViewController, let view = host.viewIfLoaded else {
      return
    }
    let animated = !ridesOnNavigation(event)
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

  /// How far the keyboard reaches above what the host's bottom safe area is without it.
  private func overlap(of keyboardFrame: CGRect, with host: UIViewController) -> CGFloat {
    guard let view = host.viewIfLoaded else { return 0 }
    // A view that has just entered its window may not have the additional inset in yet.
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
