package import SnapshotModel

extension Run {
  /// The keyboard's notifications among the events, as messages and baselines list them.
  ///
  /// A changed list changes the events that announce it; what has become of another name, time or step
  /// stands behind all events, without a cause.
  package var keyboardFrames: [KeyboardFrame] {
    get { events.compactMap(KeyboardFrame.init) }
    set {
      var events = reportedEvents
      for index in events.indices { events[index].keyboard = nil }
      self.events = RunEvent.all(events, announcing: newValue)
    }
  }

  /// The run of an engine that reports keyboard notifications alone.
  package func reportingKeyboardAlone() -> Run {
    var run = self
    run.events = RunEvent.all([], announcing: keyboardFrames)
    return run
  }
}
