import ScenarioModel

/// A step of a sequence, and how long nothing else happens after it.
struct Event: Hashable, Sendable {
  /// Virtual seconds after which everything that a step has caused is over: the keyboard's 0.25 s,
  /// a technique's filter of 0.15 s, its spring of 0.5 s and the transition between screens.
  static let rest = 2.0

  var step: ScenarioStep
  /// Virtual seconds; as long as a ``rest``, the invariants are checked after it.
  var pause: Double

  /// Makes an event whose pause is long enough for what the step has announced to happen: a
  /// keyboard that comes when nothing has the focus any more would stay for ever.
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
