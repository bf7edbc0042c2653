extension SimulatedDevice {
  /// The view that receives text, if it is a view that does.
  package var firstResponderView: UIView? { firstResponder as? UIView }

  /// Whether anything is first responder.
  package var hasFirstResponder: Bool { firstResponder != nil }

  /// Moves first responder status to `responder`, if it and the present one agree.
  ///
  /// The old one's end-editing call comes before the new one's begin-editing call, and the keyboard
  /// does not leave in between.
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

  /// Takes first responder status away from `responder`, if it has it and agrees.
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

  /// Takes first responder status away from whatever has it inside a view that leaves the screen.
  ///
  /// The first responder can be the view itself, a controller, or a field on the keyboard of either. It
  /// has to resign even if it refuses.
  func releaseFirstResponder(in view: UIView) {
    guard let responder = firstResponder, responder.belongs(to: view) else { return }
    attributing(to: .system) {
      withoutHeir { _ = responder.resignFirstResponder() }
      guard firstResponder === responder else { return }
      firstResponder = nil
      responder.didEndEditing()
      if firstResponder == nil { keyboard.followFirstResponder() }
    }
  }

  func noteFirstResponder(after previous: UIResponder?) {
    guard let journal, firstResponder !== previous else { return }
    note(.firstResponder(from: journal.name(of: previous), to: journal.name(of: firstResponder)))
  }

  /// Asks the present first responder, if there is one, to give way to another.
  private func makeWay(for responder: UIResponder) -> Bool {
    guard let previous = firstResponder else { return true }
    isPassingFirstResponder = true
    defer { isPassingFirstResponder = false }
    return previous.resignFirstResponder()
  }
}

extension SimulatedDevice {
  /// Runs code that takes the focus away from a screen that leaves, so that no responder inherits it.
  func withoutHeir(_ body: () -> Void) {
    let before = isLeavingWithFirstResponder
    isLeavingWithFirstResponder = true
    body()
    isLeavingWithFirstResponder = before
  }
}

extension UIResponder {
  /// The responder that is first when this one resigns in favor of nothing: the next one along the
  /// chain that can be, such as a controller whose accessory stays at the bottom of the screen.
  var nextFirstResponder: UIResponder? {
    guard !SimulatedDevice.current.isLeavingWithFirstResponder else { return nil }
    var current = next
    while let responder = current {
      if !responder.takesText, responder.canBecomeFirstResponder { return responder }
      current = responder.next
    }
    return nil
  }
}
