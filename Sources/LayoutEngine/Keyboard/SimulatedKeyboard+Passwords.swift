import Foundation

/// What the keyboard does by itself when it is about passwords.
extension SimulatedKeyboard {
  /// A manager of passwords prompts in place of the keyboard, which leaves as soon as it has come.
  package func yieldToPasswordPrompt() {
    show()
    hide(duration: 0)
  }

  /// AutoFill fills fields one after the other, moving the focus along.
  ///
  /// The keyboard announces that it hides, and with each field that it shows: for two fields one hide
  /// and two shows within a tenth of a second.
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
