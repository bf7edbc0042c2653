import Foundation

/// The keyboard's behavior for passwords.
extension SimulatedKeyboard {
  /// Hides the keyboard right after it appears, because a password manager shows its prompt.
  package func yieldToPasswordPrompt() {
    show()
    hide(duration: 0)
  }

  /// Fills fields one after the other and moves the focus to each.
  ///
  /// The keyboard announces that it hides, and for each field that it shows. Two fields cause one
  /// hide and two shows within a tenth of a second.
  package func autoFill(_ fields: [UIResponder]) {
    fields.first?.becomeFirstResponder()
    hide()
    for (index, field) in fields.enumerated() {
      let delay = Self.timePerField * TimeInterval(index + 1)
      device.clock.schedule(after: delay) { [weak field, self] in
        guard let field else { return }
        let countBefore = announcer.postCount
        field.becomeFirstResponder()
        if announcer.postCount == countBefore { show() }
      }
    }
  }

  private static let timePerField = 0.03
}
