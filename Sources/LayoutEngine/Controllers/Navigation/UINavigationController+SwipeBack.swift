package import Foundation

/// An interactive pop, which a swipe from the edge of the screen drives.
extension UINavigationController {
  /// Begins an interactive pop.
  ///
  /// - Returns: False if the gesture is disabled or refused, or if the stack has one controller.
  package func beginSwipeBack() -> Bool {
    guard let recognizer = interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer,
      recognizer.isEnabled, viewControllers.count > 1, shownBy == nil,
      viewIfLoaded?.window != nil
    else { return false }
    // Without a custom delegate, the gesture requires a visible back button.
    guard recognizer.delegate != nil || showsWayBack else { return false }
    let device = SimulatedDevice.current
    if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    recognizer.setTranslation(.zero, in: nil)
    device.attributing(to: .application) { recognizer.state = .began }
    guard recognizer.state == .began else { return false }
    let swipe = UIPercentDrivenInteractiveTransition()
    swipeBack = swipe
    device.attributing(to: .system) {
      popViewController(animated: true)
      showTopOfStack()
    }
    return true
  }

  /// Whether a finger moves an interactive pop.
  package var isSwipingBack: Bool { swipeBack != nil }

  /// Moves the pop to a fraction of the screen's width.
  package func moveSwipeBack(to fraction: CGFloat) {
    guard let swipeBack,
      let recognizer = interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
    else { return }
    let sign = SimulatedDevice.current.options.forwardSign
    recognizer.setTranslation(CGPoint(x: fraction * view.bounds.width * sign, y: 0), in: nil)
    SimulatedDevice.current.attributing(to: .system) { swipeBack.update(fraction) }
    SimulatedDevice.current.attributing(to: .application) { recognizer.state = .changed }
  }

  /// Ends the gesture, then finishes or cancels the pop.
  package func endSwipeBack(completes: Bool) {
    guard let swipe = swipeBack else { return }
    swipeBack = nil
    SimulatedDevice.current.attributing(to: .system) {
      if completes { swipe.finish() } else { swipe.cancel() }
    }
    SimulatedDevice.current.attributing(to: .application) {
      interactivePopGestureRecognizer?.state = .ended
    }
  }

  /// Whether the bar shows the system's back button for the top controller.
  private var showsWayBack: Bool {
    guard !isNavigationBarHidden, let item = topViewController?.navigationItem else { return false }
    guard !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
  }
}
