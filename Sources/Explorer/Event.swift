import ScenarioModel

/// A step of a sequence, and the pause after it.
struct Event: Hashable, Sendable {
  /// The time until all effects of a step are over, in virtual seconds.
  ///
  /// The keyboard takes 0.25 s, a technique's filter 0.15 s and its spring 0.5 s. Transitions
  /// between screens end within this time too.
  static let rest = 2.0

  var step: ScenarioStep
  /// The pause in virtual seconds; after a pause of at least ``rest``, the invariants are checked.
  var pause: Double

  /// Makes an event with a pause that covers the keyboard changes of the step.
  ///
  /// Otherwise a keyboard could appear after the focus is removed, and would never hide.
  init(step: ScenarioStep, pause: Double = Event.rest) {
    self.step = step
    self.pause = max(pause, step.announcedTime)
  }

  var isFollowedByRest: Bool { pause >= Self.rest }
}

extension ScenarioStep {
  /// Virtual seconds until the last keyboard change of the step.
  fileprivate var announcedTime: Double {
    guard case .keyboard(let changes) = self else { return 0 }
    return changes.last?.at ?? 0
  }
}
