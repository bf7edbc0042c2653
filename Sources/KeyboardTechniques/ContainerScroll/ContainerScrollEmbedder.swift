package import LayoutEngine

/// Embeds a controller's view in a scroll view of its container, clear of the keyboard.
///
/// The container forwards ``prepare(for:)``, ``viewDidLoad()``, ``viewWillAppear(_:)`` and
/// ``viewWillTransition(to:with:)``.
@MainActor
package final class ContainerScrollEmbedder {
  /// The property that changes for the keyboard.
  package enum KeyboardAdjustmentBehavior: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The container's additional safe area.
    case adjustAdditionalSafeAreaInsets
    /// The size of the scroll view's content.
    case adjustScrollViewContentSize
  }

  /// The container controller; the scroll view fills its view.
  package weak var containerViewController: UIViewController?

  /// The scroll view around the embedded view.
  package let scrollView = UIScrollView()

  /// The property that changes for the keyboard.
  package var keyboardAdjustmentBehavior = KeyboardAdjustmentBehavior.adjustAdditionalSafeAreaInsets

  /// Whether the embedded view may shrink to the safe area above the keyboard.
  package var shouldResizeEmbeddedViewForKeyboard = false

  /// Whether a change scrolls to the first responder; only in revisions with this feature.
  package var shouldScrollFirstResponderToVisibleForKeyboard = true

  /// The margin above and below the first responder when scrolling to it, in points.
  package var visibilityScrollMargin: CGFloat = 0

  /// Receives all events of the technique.
  package var eventHandler: (TechniqueEvent) -> Void = { _ in }

  /// The height of the keyboard in the container's view without the bottom safe area.
  package private(set) var bottomInset: CGFloat = 0

  private let parameters: ContainerScrollParameters
  private let filter: ContainerScrollFilter<Submission>
  private var observation: NotificationObservation?
  private var bounceController = BounceController()
  private var segueDestination: UIViewController?
  private var embedding: Embedding?
  private var savedBottom: CGFloat = 0

  /// The filtered value: the frame, or the inset in the earliest revision.
  private enum Submission: Equatable {
    case frame(CGRect)
    case inset(CGFloat)
  }

  /// Creates an embedder that observes the keyboard from now on.
  package init(parameters: ContainerScrollParameters = ContainerScrollParameters()) {
    self.parameters = parameters
    filter = ContainerScrollFilter(
      delay: parameters.filterDelay,
      restartsRunningTimer: parameters.restartsRunningTimer
    )
    scrollView.contentInsetAdjustmentBehavior = .always
    filter.deliver = { [weak self] in self?.deliver($0) }
    filter.report = { [weak self] in self?.report(.diagnostic($0)) }
    observation = NotificationObservation(
      of: [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    ) { [weak self] in self?.keyboardWillChange($0) }
  }

  // MARK: Embedding

  /// Stores the destination of the container's embed segue, which runs before `viewDidLoad`.
  package func prepare(for segue: UIStoryboardSegue) {
    guard embedding == nil, containerViewController?.isViewLoaded != true else { return }
    segueDestination = segue.destination
  }

  /// Embeds the destination of an embed segue, if there was one.
  package func viewDidLoad() {
    guard let destination = segueDestination else { return }
    segueDestination = nil
    embed(destination)
  }

  /// Makes `controller` a child of the container, and its view the content of the scroll view.
  package func embed(_ controller: UIViewController) {
    guard let container = containerViewController, let rootView = container.view else { return }
    guard embedding == nil else { return report(.diagnostic(.embeddedTwice)) }
    if rootView.subviews.count > 1 { report(.diagnostic(.containerNotEmpty)) }
    scrollView.frame = rootView.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rootView.addSubview(scrollView)
    if controller.parent !== container { container.addChild(controller) }
    embedding = Embedding(of: controller.view, in: scrollView)
    controller.didMove(toParent: container)
  }

  /// Reports a container without content.
  package func viewWillAppear(_ animated: Bool) {
    if embedding == nil { report(.diagnostic(.nothingEmbedded)) }
  }

  // MARK: Rotation

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

  // MARK: The keyboard

  private func keyboardWillChange(_ notification: Notification) {
    guard let container = containerViewController, container.isViewLoaded,
      let window = UIApplication.shared.keyWindow,
      let event = KeyboardEvent(notification, in: window)
    else { return }
    // Pending layout is applied now. Otherwise the keyboard's animation would slide the text in the
    // fields.
    UIView.performWithoutAnimation { embedding?.view.layoutIfNeeded() }
    filter.submit(
      parameters.measuresAtNotification
        ? .inset(overlap(of: event.frame, with: container)) : .frame(event.frame)
    )
    let isHide = notification.name == UIResponder.keyboardWillHideNotification
    if isHide, dismissalFollowsFinger { filter.flush() }
  }

  /// Whether a finger drags the keyboard away over content that grows while it leaves.
  private var dismissalFollowsFinger: Bool {
    shouldResizeEmbeddedViewForKeyboard && scrollView.keyboardDismissMode != .none
      && scrollView.isTracking
  }

  private func deliver(_ submission: Submission) {
    guard let container = containerViewController, let rootView = container.viewIfLoaded else {
      return
    }
    let newInset =
      switch submission {
      case .frame(let frame): overlap(of: frame, with: container)
      case .inset(let inset): inset
      }
    UIView.animate(
      withDuration: parameters.settleDuration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [],
      animations: {
        setBottomInset(newInset, in: container)
        rootView.layoutIfNeeded()
        scrollFirstResponderToVisible()
      },
      completion: nil
    )
  }

  /// Returns the height of the keyboard above the bottom safe area without a keyboard.
  ///
  /// While the view is off screen, its safe area may lack the additional inset, which then counts
  /// twice.
  private func overlap(of keyboardFrame: CGRect, with container: UIViewController) -> CGFloat {
    guard let view = container.viewIfLoaded else { return 0 }
    let base = view.safeAreaInsets.bottom - container.additionalSafeAreaInsets.bottom
    return max(0, view.overlap(with: keyboardFrame) - base)
  }

  private func setBottomInset(_ newInset: CGFloat, in container: UIViewController) {
    let oldInset = bottomInset
    bottomInset = newInset
    if newInset != oldInset { report(.bottomInset(newInset, animated: true)) }
    if oldInset == 0, newInset != 0 {
      bounceController.keyboardWasPresented(over: scrollView)
      savedBottom = container.additionalSafeAreaInsets.bottom
    } else if oldInset != 0, newInset == 0 {
      let isRestored = bounceController.keyboardWasDismissed(from: scrollView)
      if !isRestored { report(.diagnostic(.noBounceToRestore)) }
    }
    switch keyboardAdjustmentBehavior {
    case .none: break
    case .adjustAdditionalSafeAreaInsets: adjustSafeArea(of: container)
    case .adjustScrollViewContentSize: adjustContentSize()
    }
  }

  private func adjustSafeArea(of container: UIViewController) {
    let bottom =
      parameters.mergesAdditionalInset ? max(bottomInset, savedBottom) : bottomInset
    container.additionalSafeAreaInsets.bottom = bottom
    embedding?.extraHeight = shouldResizeEmbeddedViewForKeyboard ? 0 : bottom
  }

  private func adjustContentSize() {
    embedding?.spaceBelow = bottomInset
    embedding?.extraHeight = shouldResizeEmbeddedViewForKeyboard ? -bottomInset : 0
    scrollView.scrollIndicatorInsets.bottom = bottomInset
  }

  private func scrollFirstResponderToVisible() {
    guard parameters.scrollsFirstResponderToVisible, bottomInset != 0,
      shouldScrollFirstResponderToVisibleForKeyboard, let field = scrollView.firstResponder
    else { return }
    let rect = scrollView.convert(field.bounds, from: field)
      .insetBy(dx: 0, dy: -visibilityScrollMargin)
    report(.scroll(rect))
    scrollView.scrollRectToVisible(rect, animated: false)
  }

  private func report(_ kind: TechniqueEvent.Kind) {
    eventHandler(TechniqueEvent(time: CACurrentMediaTime(), kind: kind))
  }
}
