extension SimulatedDevice {
  /// Moves first responder status to `responder`, if it and the present one agree.
  ///
  /// The old one's end-editing call comes before the new one's begin-editing call.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let previous = firstResponder {
      guard previous.resignFirstResponder() else { return false }
    }
    firstResponder = responder
    responder.didBeginEditing()
    return firstResponder === responder
  }

  /// Takes first responder status away from `responder`, if it has it and agrees.
  func resignFirstResponder(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    firstResponder = nil
    responder.didEndEditing()
    return true
  }
}
