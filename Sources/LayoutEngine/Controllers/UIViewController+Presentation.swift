import Foundation

extension UIModalPresentationStyle {
  /// Whether the presenting controller's view leaves the window while it is covered.
  fileprivate var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
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
    if let view = presented.view {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
    coordinator.runAlongsideAnimations()
    SimulatedDevice.current.clock.schedule(after: coordinator.transitionDuration) {
      replaced?.viewIfLoaded?.removeFromSuperview()
      presented.endAppearance()
      replaced?.endAppearance()
      presented.activeTransition = nil
      coordinator.complete()
      completion?()
    }
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
    presented.beginAppearance(false, animated: animated)
    replaced?.beginAppearance(true, animated: animated)
    if let view = replaced?.view {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: presented.view)
    }
    coordinator.runAlongsideAnimations()
    SimulatedDevice.current.clock.schedule(after: coordinator.transitionDuration) { [self] in
      presented.view.removeFromSuperview()
      replaced?.endAppearance()
      presented.endAppearance()
      presented.activeTransition = nil
      presented.presentingViewController = nil
      presentedViewController = nil
      coordinator.complete()
      completion?()
    }
  }

  /// The outermost container around this controller, whose view fills the window.
  private var rootmost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
