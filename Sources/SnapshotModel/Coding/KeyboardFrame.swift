/// A keyboard notification in the list of messages and baselines, separate from the events.
package struct KeyboardFrame: Codable, Hashable, Sendable {
  /// The index of the step with the notification.
  package var step: Int
  /// The time of the notification, in virtual seconds since the start of the run.
  package var time: Double
  /// `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame` or `didChangeFrame`.
  package var notification: String
  /// The frame before the animation, in points, in screen coordinates.
  package var begin: Rect
  /// The frame after the animation, in points, in screen coordinates.
  package var end: Rect
  /// The duration of the animation, in seconds.
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

  /// Creates the entry of an event; nil if it is not a keyboard notification.
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
  /// Returns one list of events with the frames of the keyboard notifications.
  ///
  /// If an engine reports events, they contain its keyboard notifications in the same order.
  /// Otherwise the notifications are the only events. Contradictions are kept for
  /// ``Run/checkConsistency()``.
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

  /// Creates a notification of an engine that does not report events.
  private init(_ frame: KeyboardFrame) {
    self.init(
      step: frame.step,
      time: 0,
      kind: .notification,
      name: Self.name(ofKeyboardNotification: frame.notification),
      cause: nil,
      keyboard: frame.payload
    )
    // Keeps the decoded time. A later check compares it with the grid.
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
