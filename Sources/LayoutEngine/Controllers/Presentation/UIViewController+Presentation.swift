import Foundation

extension UIModalPresentationStyle {
  /// Whether the presenting controller's view leaves the window while it is covered.
  fileprivate var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
  /// The manager that the style asks for.
  func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presentingViewController,
        source: presentingViewController ?? self
      ) ?? UIPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The view in which the presentation takes place: the window, or one in it for a manager of the
  /// application's own.
  private func presentationContainer(in window: UIWindow) -> UIView {
    guard modalPresentationStyle == .custom, let controller = presentationController else {
      presentationController?.containerView = window
      return window
    }
    let container = PresentationContainer(frame: window.bounds, controller: controller)
    controller.containerView = container
    window.addSubview(container)
    return container
  }

  /// Ends the presentation that this controller was shown by.
  fileprivate func removePresentation() {
    view.removeFromSuperview()
    let container = presentationController?.containerView as? PresentationContainer
    container?.removeFromSuperview()
    presentationController?.dismissalTransitionDidEnd(true)
    presentationController?.containerView = nil
    storedPresentationController = nil
  }

  /// Puts a controller's view over the whole window.
  func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = presented
    presented.presentingViewController = self
    let replaced = presented.modalPresentationStyle.replacesPresenter ? rootmost : nil
    let coordinator = TransitionCoordinator(
      duration: animated ? SimulatedDevice.current.options.presentationDuration : 0,
      containerView: window,
      from: self,
      to: presented
    )
    presented.activeTransition = coordinator
    presented.loadViewIfNeeded()
    replaced?.beginAppearance(false, animated: animated)
    presented.beginAppearance(true, animated: animated)
    let container = presented.presentationContainer(in: window)
    presented.presentationController?.presentationTransitionWillBegin()
    if let view = presented.view {
      view.frame = presented.frameInPresentation ?? container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    coordinator.runAlongsideAnimations()
    SimulatedDevice.current.clock.schedule(after: coordinator.transitionDuration) {
      replaced?.viewIfLoaded?.removeFromSuperview()
      presented.endAppearance()
      replaced?.endAppearance()
      presented.presentationController?.presentationTransitionDidEnd(true)
      presented.activeTransition = nil
      coordinator.complete()
      SimulatedDevice.current.attributing(to: .application) { completion?() }
    }
  }

  /// Where the presented view lies if the application's own manager decides that.
  private var frameInPresentation: CGRect? {
    guard modalPresentationStyle == .custom else { return nil }
    return presentationController?.frameOfPresentedViewInContainerView
  }

  /// Takes the presented controller's view away again.
  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let window = presented.view.window else {
      return
    }
    let replaced = presented.modalPresentationStyle.replacesPresenter ? rootmost : nil
    let coordinator = TransitionCoordinator(
      duration: animated ? SimulatedDevice.current.options.presentationDuration : 0,
      containerView: window,
      from: presented,
      to: self
    )
    presented.activeTransition = coordinator
    presented.presentationController?.dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: animated)
    replaced?.beginAppearance(true, animated: animated)
    if let view = replaced?.view {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: presented.view)
    }
    coordinator.runAlongsideAnimations()
    SimulatedDevice.current.clock.schedule(after: coordinator.transitionDuration) { [self] in
      presented.removePresentation()
      replaced?.endAppearance()
      presented.endAppearance()
      presented.activeTransition = nil
      presented.presentingViewController = nil
      presentedViewController = nil
      coordinator.complete()
      SimulatedDevice.current.attributing(to: .application) { completion?() }
    }
  }

  /// The outermost container around this controller, whose view fills the window.
  private var rootmost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
