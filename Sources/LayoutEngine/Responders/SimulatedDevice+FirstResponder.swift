extension SimulatedDevice {
  /// The view that receives text, if it is a view that does.
  package var firstResponderView: UIView? { firstResponder as? UIView }

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
    if firstResponder == nil, !isPassingFirstResponder { keyboard.followFirstResponder() }
    return true
  }

  /// Takes first responder status away from whatever has it inside a view that leaves the screen.
  ///
  /// That is a view, or a controller by its view. It has to resign, and is not asked whether it
  /// would.
  func releaseFirstResponder(in view: UIView) {
    guard let responder = firstResponder,
      let owner = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      owner.isDescendant(of: view)
    else { return }
    attributing(to: .system) {
      responder.resignFirstResponder()
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
