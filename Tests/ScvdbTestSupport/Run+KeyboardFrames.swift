package import SnapshotModel

extension Run {
  /// The keyboard's notifications among the events, in the form of messages and baselines.
  ///
  /// A new list changes its events. A frame with another name, time or step is appended after all
  /// events, without a cause.
  package var keyboardFrames: [KeyboardFrame] {
    get { events.compactMap(KeyboardFrame.init) }
    set {
      var events = reportedEvents
      for index in events.indices { events[index].keyboard = nil }
      self.events = RunEvent.all(events, announcing: newValue)
    }
  }

  /// Returns the run of an engine that reports only keyboard notifications.
  package func reportingKeyboardAlone() -> Run {
    var run = self
    run.events = RunEvent.all([], announcing: keyboardFrames)
    return run
  }
}
