package import SnapshotModel

/// A keyboard notification in a form that tests can edit.
package struct KeyboardFrame: Hashable, Sendable {
  package var step: Int
  package var time: Double
  /// The short name, see ``RunEvent/keyboardNotification``.
  package var notification: String
  package var begin: Rect
  package var end: Rect
  package var duration: Double

  fileprivate init?(_ event: RunEvent) {
    guard let keyboard = event.keyboard, let name = event.keyboardNotification else { return nil }
    (step, time, notification) = (event.step, event.time, name)
    (begin, end, duration) = (keyboard.begin, keyboard.end, keyboard.duration)
  }

  /// Returns the notification with a cause, or without one.
  fileprivate func event(_ cause: RunEvent.Cause?) -> RunEvent {
    RunEvent(
      step: step,
      time: time,
      kind: .notification,
      name: RunEvent.name(ofKeyboardNotification: notification),
      cause: cause,
      keyboard: KeyboardPayload(begin: begin, end: end, duration: duration)
    )
  }
}

extension Run {
  /// The keyboard notifications among the events.
  ///
  /// A new list changes its events. A further notification is appended after all events, without a
  /// cause.
  package var keyboardFrames: [KeyboardFrame] {
    get { events.compactMap(KeyboardFrame.init) }
    set {
      var rest = newValue[...]
      var events: [RunEvent] = []
      for event in self.events {
        if event.keyboard == nil {
          events.append(event)
        } else if let frame = rest.popFirst() {
          events.append(frame.event(event.cause))
        }
      }
      self.events = events + rest.map { $0.event(nil) }
    }
  }

  /// Returns the run of an engine that reports only keyboard notifications.
  package func reportingKeyboardAlone() -> Run {
    var run = self
    run.events = keyboardFrames.map { $0.event(nil) }
    return run
  }
}
