/// The focus, and with it the keyboard, through a push and the pop that reverses it.
extension UIViewController {
  /// Gives up a focus that the incoming controller has not taken over, so that the keyboard leaves
  /// with the transition, not after it.
  ///
  /// `isComingBack` is whether the controller stays on the stack and is to get the focus again.
  func handOverFocus(isComingBack: Bool) {
    guard let rootView,
      let responder = SimulatedDevice.current.firstResponder, responder.belongs(to: rootView)
    else { return }
    if isComingBack { responderToRestore = responder }
    SimulatedDevice.current.attributing(to: .system) {
      SimulatedDevice.current.withoutHeir { _ = responder.resignFirstResponder() }
    }
  }

  /// Focuses again what had the focus when the controller was covered, unless the application has
  /// focused something else on the way.
  func takeFocusBack() {
    guard let responder = responderToRestore else { return }
    responderToRestore = nil
    let device = SimulatedDevice.current
    guard device.firstResponder == nil else { return }
    device.attributing(to: .system) {
      // A field in the controller's own bar is nowhere until the bar is on the keyboard again.
      if let rootView, !responder.belongs(to: rootView) {
        device.keyboard.attachInputViews(of: self)
      }
      _ = responder.becomeFirstResponder()
    }
  }
}
