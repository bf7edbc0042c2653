import Foundation

/// One presentation or dismissal, from its beginning to its end.
///
/// The order of calls is UIKit's: the controller that leaves is notified first. New geometry is in
/// force from the beginning; what is seen of it meanwhile moves in the transition's animation.
@MainActor
final class ModalTransition {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let manager: UIPresentationController
  let coordinator: TransitionCoordinator
  private let isDismissal: Bool

  /// Makes the transition of a controller that its presenter, and a window, know already.
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

  /// Announces a keyboard that comes or goes meanwhile as moving with an animated transition.
  private func withKeyboardMovingAlong(_ body: () -> Void) {
    guard isAnimated else { return body() }
    device.keyboard.duringTransition(duration: coordinator.transitionDuration, body)
  }

  // MARK: Presenting

  /// Brings the controller's view into a view, and ends when the transition's time is over.
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
      presenter.handOverFocus(isComingBack: true)
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

  /// Takes the controller's view away, with all that it presents itself, and ends when the
  /// transition's time is over.
  func dismiss(completion: (() -> Void)?) {
    beginDismissing()
    moveFocusBack()
    coordinator.runAlongsideAnimations { moveAway() }
    device.clock.schedule(after: coordinator.transitionDuration) { [self] in
      endDismissing(completion: completion)
    }
  }

  /// What leaves: the controller, and what is presented over it, the top first.
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

  /// Gives the focus back to what had it before the presentation.
  func moveFocusBack() {
    withKeyboardMovingAlong {
      for controller in leaving { controller.handOverFocus(isComingBack: false) }
      presenter.takeFocusBack()
    }
  }

  /// Moves what leaves out of the container.
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

  /// Lets a dismissal that a finger has begun be none: the controller appears again.
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
  /// Ends the presentation that this controller was shown by.
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
