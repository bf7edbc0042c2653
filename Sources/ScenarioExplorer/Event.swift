import ScenarioModel

/// A step of a sequence, and how long nothing else happens after it.
struct Event: Hashable, Sendable {
  /// Virtual seconds after which everything that a step has caused is over: the keyboard's 0.25 s,
  /// a technique's filter of 0.15 s, its spring of 0.5 s and the transition between screens.
  static let rest = 2.0

  var step: ScenarioStep
  /// Virtual seconds; as long as a ``rest``, what shall hold is checked after it.
  var pause = Event.rest

  var isFollowedByRest: Bool { pause >= Self.rest }
}
