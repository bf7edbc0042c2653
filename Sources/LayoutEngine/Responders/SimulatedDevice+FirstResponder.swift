extension SimulatedDevice {
  /// The first responder, if it is a view.
  package var firstResponderView: UIView? { firstResponder as? UIView }

  /// Whether there is a first responder.
  package var hasFirstResponder: Bool { firstResponder != nil }

  /// Makes `responder` the first responder, if it and the current one agree.
  ///
  /// The previous one's end-editing call precedes the new one's begin-editing call, and the
  /// keyboard stays on screen in between.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder, makeWay(for: responder) else { return false }
    firstResponder = responder
    if responder.beginsEditingAfterKeyboard {
      keyboard.followFirstResponder()
      responder.didBeginEditing()
    } else {
      responder.didBeginEditing()
      if firstResponder === responder { keyboard.followFirstResponder() }
    }
    return firstResponder === responder
  }

  /// Resigns the first responder status of `responder`, if it is first responder and agrees.
  func resignFirstResponder(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    firstResponder = nil
    responder.didEndEditing()
    guard firstResponder == nil, !isPassingFirstResponder else { return true }
    if responder.nextFirstResponder?.becomeFirstResponder() != true {
      keyboard.followFirstResponder()
    }
    return true
  }

  /// Removes first responder status inside a view that leaves the screen.
  ///
  /// The first responder can be the view itself, a controller, or a field on the keyboard of
  /// either. It loses the status even if it refuses.
  func releaseFirstResponder(in view: UIView) {
    guard let responder = firstResponder, responder.belongs(to: view) else { return }
    attributing(to: .system) {
      withoutNextFirstResponder { _ = responder.resignFirstResponder() }
      guard firstResponder === responder else { return }
      firstResponder = nil
      responder.didEndEditing()
      if firstResponder == nil { keyboard.followFirstResponder() }
    }
  }

  func recordFirstResponder(after previous: UIResponder?) {
    guard let journal, firstResponder !== previous else { return }
    record(.firstResponder(from: journal.name(of: previous), to: journal.name(of: firstResponder)))
  }

  /// Returns whether the current first responder, if there is one, resigns for another.
  private func makeWay(for responder: UIResponder) -> Bool {
    guard let previous = firstResponder else { return true }
    isPassingFirstResponder = true
    defer { isPassingFirstResponder = false }
    return previous.resignFirstResponder()
  }
}

extension SimulatedDevice {
  /// Runs code while a screen disappears, so that no other responder becomes first responder.
  func withoutNextFirstResponder(_ body: () -> Void) {
    let before = isLeavingWithFirstResponder
    isLeavingWithFirstResponder = true
    body()
    isLeavingWithFirstResponder = before
  }
}

extension UIResponder {
  /// The responder that becomes first responder when this one resigns.
  ///
  /// It is the next one in the chain that can become first responder and accepts no text. An
  /// example is a controller whose accessory stays at the bottom of the screen.
  var nextFirstResponder: UIResponder? {
    guard !SimulatedDevice.current.isLeavingWithFirstResponder else { return nil }
    var current = next
    while let responder = current {
      if responder.canBecomeFirstResponder, !responder.takesText { return responder }
      current = responder.next
    }
    return nil
  }
}
