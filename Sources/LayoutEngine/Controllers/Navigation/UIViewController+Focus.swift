/// Moves the focus and the keyboard during a push and its pop.
extension UIViewController {
  /// Resigns the focus unless the incoming controller has it, so that the keyboard hides during the
  /// transition.
  ///
  /// `isComingBack` is whether the controller stays on the stack and gets the focus again.
  func resignFocusForTransition(isComingBack: Bool) {
    guard let rootView,
      let responder = SimulatedDevice.current.firstResponder, responder.belongs(to: rootView)
    else { return }
    if isComingBack { responderToRestore = responder }
    SimulatedDevice.current.attributing(to: .system) {
      SimulatedDevice.current.withoutNextFirstResponder { _ = responder.resignFirstResponder() }
    }
  }

  /// Restores the focus from before the controller was covered, unless the application has focused
  /// another view.
  func restoreFirstResponder() {
    guard let responder = responderToRestore else { return }
    responderToRestore = nil
    let device = SimulatedDevice.current
    guard device.firstResponder == nil else { return }
    device.attributing(to: .system) {
      // A field in the controller's own accessory bar has no window until the keyboard shows the
      // bar again.
      if let rootView, !responder.belongs(to: rootView) {
        device.keyboard.attachInputViews(of: self)
      }
      _ = responder.becomeFirstResponder()
    }
  }
}
