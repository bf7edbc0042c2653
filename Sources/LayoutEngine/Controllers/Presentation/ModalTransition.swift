import Foundation

/// One presentation or dismissal, from beginning to end.
///
/// The order of calls is UIKit's: the leaving controller is notified first. The new geometry
/// applies from the beginning; the animation changes only the visible positions.
@MainActor
final class ModalTransition {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let manager: UIPresentationController
  let coordinator: TransitionCoordinator
  private let isDismissal: Bool

  /// Creates the transition of a controller that is already connected to its presenter and a
  /// window.
  init(
    of presented: UIViewController,
    over presenter: UIViewController,
    manager: UIPresentationController,
    in window: UIWindow,
    isDismissal: Bool,
    animated: Bool,
    isInteractive: Bool = false
  ) {
    self.presented = presented
    self.presenter = presenter
    self.manager = manager
    self.isDismissal = isDismissal
    coordinator = TransitionCoordinator(
      duration: animated ? SimulatedDevice.current.options.presentationDuration : 0,
      containerView: window,
      from: isDismissal ? presented : presenter,
      to: isDismissal ? presenter : presented,
      isInteractive: isInteractive
    )
    presented.presentationTransition = coordinator
  }

  private var device: SimulatedDevice { .current }
  private var isAnimated: Bool { coordinator.isAnimated }

  /// Announces that the keyboard moves with an animated transition if it changes during `body`.
  private func withKeyboardMovingAlong(_ body: () -> Void) {
    guard isAnimated else { return body() }
    device.keyboard.duringTransition(duration: coordinator.transitionDuration, body)
  }

  // MARK: Presenting

  /// Adds the controller's view to `host`, and ends after the transition's duration.
  func present(in host: UIView, frame: CGRect, completion: (() -> Void)?) {
    presented.loadViewIfNeeded()
    announce(in: host)
    let container = UITransitionView(frame: frame, manager: manager)
    if manager.shouldRemovePresentersView {
      manager.replaced = ReplacedPresenter(
        controller: presenter,
        home: presenter.viewIfLoaded?.superview
      )
      presenter.beginAppearance(false, animated: isAnimated)
    }
    withKeyboardMovingAlong {
      presented.beginAppearance(true, animated: isAnimated)
      presenter.resignFocusForTransition(isComingBack: true)
      manager.containerView = container
      host.addSubview(container)
      device.attributing(toClassOf: manager) { manager.presentationTransitionWillBegin() }
      insertView(in: container)
    }
    coordinator.runAlongsideAnimations { [manager] in
      UIView.performWithoutAnimation { manager.displace(by: manager.displacementOfAbsence) }
      manager.displace(by: 0)
    }
    device.clock.schedule(after: coordinator.transitionDuration) { [self] in
      endPresenting(completion: completion)
    }
  }

  private func announce(in host: UIView) {
    let traits = host.traitCollection
    device.attributing(to: .application) {
      if let popover = manager as? UIPopoverPresentationController {
        (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
          .prepareForPopoverPresentation(popover)
      }
      manager.delegate?.presentationController(
        manager,
        willPresentWithAdaptiveStyle: manager.adaptivePresentationStyle(for: traits),
        transitionCoordinator: coordinator
      )
    }
  }

  private func insertView(in container: UIView) {
    guard let view = manager.presentedView else { return }
    manager.takeRestingFrame()
    view.autoresizingMask =
      manager.placesPresentedView ? [] : [.flexibleWidth, .flexibleHeight]
    view.frame = manager.restingFrame ?? container.bounds
    container.addSubview(view)
  }

  private func endPresenting(completion: (() -> Void)?) {
    manager.replaced?.controller.viewIfLoaded?.removeFromSuperview()
    presented.endAppearance()
    manager.replaced?.controller.endAppearance()
    device.attributing(toClassOf: manager) { manager.presentationTransitionDidEnd(true) }
    presented.presentationTransition = nil
    coordinator.complete()
    device.attributing(to: .application) { completion?() }
  }

  // MARK: Dismissing

  /// Removes the controller's view and all controllers that it presents.
  ///
  /// Ends after the transition's duration.
  func dismiss(completion: (() -> Void)?) {
    beginDismissing()
    restorePresentersFirstResponder()
    coordinator.runAlongsideAnimations { moveAway() }
    device.clock.schedule(after: coordinator.transitionDuration) { [self] in
      endDismissing(completion: completion)
    }
  }

  /// The leaving controllers: all that the controller presents, the top first, then the controller.
  private var leaving: [UIViewController] { presented.presentedChain.reversed() + [presented] }

  /// Makes the will-calls and puts the presenter's view back.
  func beginDismissing() {
    device.attributing(toClassOf: manager) { manager.dismissalTransitionWillBegin() }
    for controller in leaving { controller.beginAppearance(false, animated: isAnimated) }
    guard let replaced = manager.replaced else { return }
    replaced.controller.beginAppearance(true, animated: isAnimated)
    guard let view = replaced.controller.view, let home = replaced.home else { return }
    if let owner = replaced.controller.storedPresentationController, home === owner.containerView {
      home.addSubview(view)
      owner.placePresentedView()
    } else {
      view.frame = manager.containerView?.frame ?? home.bounds
      home.insertSubview(view, at: 0)
    }
  }

  /// Restores the focus from before the presentation.
  func restorePresentersFirstResponder() {
    withKeyboardMovingAlong {
      for controller in leaving { controller.resignFocusForTransition(isComingBack: false) }
      presenter.restoreFirstResponder()
    }
  }

  /// Moves the leaving views out of the container.
  func moveAway() {
    for manager in leaving.compactMap(\.storedPresentationController) {
      manager.displace(by: manager.displacementOfAbsence)
    }
  }

  func endDismissing(completion: (() -> Void)?) {
    let leaving = leaving
    for controller in leaving { controller.removePresentation() }
    manager.replaced?.controller.endAppearance()
    manager.replaced = nil
    for controller in leaving { controller.endAppearance() }
    presented.presentationTransition = nil
    for controller in leaving { controller.forgetPresenter() }
    coordinator.complete()
    device.attributing(to: .application) { completion?() }
  }

  /// Cancels a dismissal that the user began with a drag: the controller appears again.
  func cancelDismissing() {
    presented.beginAppearance(true, animated: isAnimated)
    if let replaced = manager.replaced {
      replaced.controller.beginAppearance(false, animated: isAnimated)
      replaced.controller.viewIfLoaded?.removeFromSuperview()
    }
    presented.endAppearance()
    manager.replaced?.controller.endAppearance()
    device.attributing(toClassOf: manager) { manager.dismissalTransitionDidEnd(false) }
    presented.presentationTransition = nil
    coordinator.complete()
  }
}

extension UIViewController {
  /// Removes the presentation controller of this controller.
  fileprivate func removePresentation() {
    guard let manager = storedPresentationController else { return }
    manager.presentedView?.removeFromSuperview()
    manager.containerView?.removeFromSuperview()
    SimulatedDevice.current.attributing(toClassOf: manager) {
      manager.dismissalTransitionDidEnd(true)
    }
    manager.containerView = nil
    manager.restingFrame = nil
    manager.displacement = 0
    storedPresentationController = nil
  }

  fileprivate func forgetPresenter() {
    storedPresenter?.storedPresented = nil
    storedPresenter = nil
  }
}
