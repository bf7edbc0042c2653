package import SnapshotModel

/// The differences between the two answers of one case.
package struct CaseDrift: Hashable, Sendable {
  /// The case of the second side.
  package let identity: CaseIdentity
  /// The case of the first side; another one only in a comparison along an axis.
  package let fromIdentity: CaseIdentity
  /// The engine of the first side's answer.
  package let fromEngine: EngineIdentity
  /// The engine of the second side's answer.
  package let toEngine: EngineIdentity
  /// Whether the scenario, its screens or the device changed, which may explain the drift.
  package let inputsChanged: Bool
  /// Whether the question contains every view.
  ///
  /// An unchanged question then means that only the engine changed.
  package let isQuestionWhole: Bool
  /// The steps that differ, in their order.
  package let steps: [StepDrift]

  /// Whether an engine of one name and version gave two answers to the same question.
  ///
  /// Estimates and omissions alone do not count: they are notes, not geometry.
  package var isWithoutVersionBump: Bool {
    isQuestionWhole && !inputsChanged && fromIdentity == identity
      && fromEngine.name == toEngine.name && fromEngine.version == toEngine.version
      && isOfMoreThanNotes
  }

  private var isOfMoreThanNotes: Bool {
    steps.contains { step in
      step.differences.contains { $0.changes.contains { !$0.kind.isOfNotes } }
    }
  }
}

extension CaseDrift {
  /// Whether one engine, of one version and one fingerprint, gave two answers to the same question.
  package var isNondeterministic: Bool { isWithoutVersionBump && fromEngine == toEngine }
}

/// An engine version with another fingerprint on the second side.
package struct EngineChange: Hashable, Sendable {
  /// The engine's name, equal on both sides.
  package let name: String
  /// The version of the engine, equal on both sides.
  package let version: String
  /// The fingerprint on the first side.
  package let from: String
  /// The fingerprint on the second side.
  package let to: String

  /// Creates the change; nil if name or version differ or the engines are equal.
  init?(from: EngineIdentity, to: EngineIdentity) {
    guard from != to, from.name == to.name, from.version == to.version else { return nil }
    name = from.name
    version = from.version
    self.from = from.fingerprint
    self.to = to.fingerprint
  }
}

extension EngineChange {
  /// For example `scvdb 1.0.0 has fingerprint 1a2b in baseline and 3c4d in latest`.
  func text(from: String, to: String) -> String {
    "\(name) \(version) has fingerprint \(self.from.hashPrefix) in \(from) "
      + "and \(self.to.hashPrefix) in \(to)"
  }
}

/// The differences of one step.
package struct StepDrift: Hashable, Sendable {
  /// The index in the scenario: after the change, or before it for a step that vanished.
  package let index: Int
  /// See ``Step/action``.
  package let action: String
  /// See ``Step/detail``.
  package let detail: String
  /// The differences that are causes.
  package internal(set) var differences: [Difference]
  /// The lengths around the views that differ at the checkpoint; empty unless the sides differ in an
  /// axis.
  package internal(set) var surroundings: [SurroundingChange] = []

  /// The checkpoint's name; nil for another kind of step.
  package var checkpoint: String? { action == "checkpoint" ? detail : nil }
}

/// One difference with its consequences.
package struct Difference: Hashable, Sendable {
  /// The subject of a difference.
  package enum Subject: Hashable, Sendable {
    /// The step itself: it is new, is missing, or has a different time.
    case step
    /// The screen as a whole: window, keyboard, focus.
    case screen
    case view(path: ViewPath)
    /// A keyboard notification, by its name.
    case keyboard(notification: String)
    case navigation(NavigationPush.Kind)
    /// An event with its values after the change.
    case event(RunEvent)
    case finding(Finding.Kind, view: ViewPath)
  }

  /// The view, step, event or finding that differs.
  package let subject: Subject
  /// The changes, at least one.
  package private(set) var changes: [Change]
  /// Whether the view or its position was edited in the screen.
  let isOfEditedView: Bool
  /// The views that only moved with this one.
  package internal(set) var followers = Followers()
  /// The events that only happened at the same times.
  package internal(set) var followingEvents = 0
  /// The unknown sizes that the view's own size depends on, on either side.
  package internal(set) var estimates: [UnknownSize] = []
  /// Whether the difference only follows ``StepDrift/surroundings``.
  package internal(set) var followsSurroundings = false
  /// The omitted code of the view's screen on the second side, or else on the first; nil without any.
  package internal(set) var omissions: ScreenOmissions?
}

extension Difference {
  /// Omits the other changes.
  ///
  /// Views only follow a frame, so a difference without one has no followers.
  mutating func keepChanges(where isKept: (Change) -> Bool) {
    changes = changes.filter(isKept)
    if !changes.contains(where: { [.moved, .resized].contains($0.kind) }) {
      followers = Followers()
    }
  }
}

/// The views without their own cause.
package struct Followers: Hashable, Sendable {
  /// The number of views; 0 if no view follows.
  package private(set) var count = 0
  /// The movement of each view in the window, in points; nil if they moved differently.
  package private(set) var travel: Point?

  mutating func add(_ travel: Vector) {
    let travel = Point(x: canonicalPoints(travel.x), y: canonicalPoints(travel.y))
    self.travel = count == 0 || self.travel == travel ? travel : nil
    count += 1
  }
}
