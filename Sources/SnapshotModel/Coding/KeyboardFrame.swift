/// A notification of the keyboard as messages and baselines list it, apart from the events.
package struct KeyboardFrame: Codable, Hashable, Sendable {
  /// Index of the step during which it was posted.
  package var step: Int
  /// When it was posted, in virtual seconds since the start of the run.
  package var time: Double
  /// `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame` or `didChangeFrame`.
  package var notification: String
  /// Frames before and after the animation, in points, in screen coordinates.
  package var begin: Rect
  /// The frame after the animation, in points, in screen coordinates.
  package var end: Rect
  /// Seconds the animation takes.
  package var duration: Double

  package init(
    step: Int,
    time: Double,
    notification: String,
    begin: Rect,
    end: Rect,
    duration: Double
  ) {
    self.step = step
    self.time = canonicalPoints(time)
    self.notification = notification
    self.begin = begin
    self.end = end
    self.duration = canonicalPoints(duration)
  }

  /// What is listed of an event; nil of one that is no notification of the keyboard.
  package init?(_ event: RunEvent) {
    guard let keyboard = event.keyboard, let notification = event.keyboardNotification else {
      return nil
    }
    self.init(
      step: event.step,
      time: event.time,
      notification: notification,
      begin: keyboard.begin,
      end: keyboard.end,
      duration: keyboard.duration
    )
  }
}

extension RunEvent {
  /// One list of events, each notification of the keyboard with what it announces.
  ///
  /// Where an engine reports events, its keyboard notifications are among them in the same order; where
  /// it does not, they are all that there is. What does not agree is kept, for
  /// ``Run/checkConsistency()`` to report.
  package static func all(_ events: [RunEvent], announcing frames: [KeyboardFrame]) -> [RunEvent] {
    var rest = frames[...]
    var all = events
    for index in all.indices where all[index].isOfKeyboard {
      guard let frame = rest.first, all[index].isListed(as: frame) else { break }
      all[index].keyboard = frame.payload
      rest.removeFirst()
    }
    return all + rest.map(RunEvent.init)
  }

  private func isListed(as frame: KeyboardFrame) -> Bool {
    step == frame.step && time == frame.time && keyboardNotification == frame.notification
  }

  /// A notification of an engine that reports no events.
  private init(_ frame: KeyboardFrame) {
    self.init(
      step: frame.step,
      time: 0,
      kind: .notification,
      name: Self.name(ofKeyboardNotification: frame.notification),
      cause: nil,
      keyboard: frame.payload
    )
    // As it was decoded: whether it is on the grid is checked later.
    time = frame.time
  }
}

extension KeyboardFrame {
  fileprivate var payload: KeyboardPayload {
    var payload = KeyboardPayload(begin: begin, end: end, duration: 0)
    payload.duration = duration
    return payload
  }
}
