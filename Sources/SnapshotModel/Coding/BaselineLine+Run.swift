// The inverse of `CanonicalText+Run.swift`. The keyword of the line is already read.

extension BaselineLine {
  mutating func push(
    _ kind: NavigationPush.Kind,
    step: Int
  ) throws(BaselineError) -> NavigationPush {
    var push: NavigationPush = try fact()
    (push.kind, push.step) = (kind, step)
    return push
  }

  /// Reads a keyboard notification without its cause, which has a separate line.
  mutating func keyboardNotification(step: Int) throws(BaselineError) -> RunEvent {
    let notification = try word("the notification's name")
    try expect("at")
    return RunEvent(
      step: step,
      time: try number("the time in seconds"),
      kind: .notification,
      name: RunEvent.name(ofKeyboardNotification: notification),
      cause: nil,
      keyboard: try fact()
    )
  }

  mutating func event(step: Int) throws(BaselineError) -> RunEvent {
    var event: RunEvent = try fact()
    event.step = step
    return event
  }

  /// Reads the path of a view.
  mutating func path(_ what: String) throws(BaselineError) -> ViewPath {
    ViewPath(try word(what))
  }

  /// Reads the next word, which must be a raw value of a type.
  mutating func choice<Choice>(
    of type: Choice.Type,
    _ what: String
  ) throws(BaselineError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    var rest = self
    guard let choice = Choice(rawValue: try rest.word(what)) else {
      let choices = Choice.allCases.map { "'\($0.rawValue)'" }
      throw unexpected(choices.joined(separator: " or "))
    }
    self = rest
    return choice
  }
}
