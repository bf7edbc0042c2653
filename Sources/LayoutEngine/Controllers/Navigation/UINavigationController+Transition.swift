import Foundation

extension UINavigationController {
  /// Replaces the displayed controller's view by that of `controller`.
  ///
  /// The order of calls is UIKit's: the new view loads, the old one hears that it will disappear,
  /// the new one that it will appear, before it is in a window; then it enters the window, with
  /// its safe area in force, and the transition runs.
  func show(_ controller: UIViewController, animated: Bool) {
    let previous = displayed
    let takesTime = animated && previous != nil && view.window?.showsContent == true
    let coordinator = TransitionCoordinator(
      duration: takesTime ? SimulatedDevice.current.options.navigationDuration : 0,
      containerView: view,
      from: previous,
      to: controller
    )
    activeTransition = coordinator
    displayed = controller
    controller.loadViewIfNeeded()
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.navigationController(self, willShow: controller, animated: takesTime)
    }
    withKeyboardMoving(along: coordinator) {
      if isOnScreen {
        previous?.beginAppearance(false, animated: takesTime)
        controller.beginAppearance(true, animated: takesTime)
      }
      previous?.handOverFocus(isComingBack: previous.map(stack.contains) ?? false)
      insertContent(controller)
      controller.takeFocusBack()
    }
    coordinator.runAlongsideAnimations()
    guard takesTime else {
      return finish(coordinator, from: previous, to: controller)
    }
    SimulatedDevice.current.clock.schedule(after: coordinator.transitionDuration) { [self] in
      finish(coordinator, from: previous, to: controller)
    }
  }

  /// Announces a keyboard that comes or goes meanwhile as moving with an animated transition.
  private func withKeyboardMoving(along coordinator: TransitionCoordinator, _ body: () -> Void) {
    guard coordinator.isAnimated else { return body() }
    SimulatedDevice.current.keyboard
      .duringTransition(duration: coordinator.transitionDuration, body)
  }

  private func insertContent(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = barsLayout(around: controller).contentFrame
    view.insertSubview(content, belowSubview: navigationBar)
  }

  private func finish(
    _ coordinator: TransitionCoordinator,
    from previous: UIViewController?,
    to controller: UIViewController
  ) {
    previous?.viewIfLoaded?.removeFromSuperview()
    previous?.endAppearance()
    // While the container itself is still appearing, its children end with it.
    if appearance == .appeared { controller.endAppearance() }
    if let previous, !stack.contains(previous) { previous.removeFromParent() }
    controller.didMove(toParent: self)
    activeTransition = nil
    coordinator.complete()
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.navigationController(
        self,
        didShow: controller,
        animated: coordinator.isAnimated
      )
    }
    // The stack may have changed while the transition ran.
    if stack.last !== displayed { view.setNeedsLayout() }
  }
}
