package import SnapshotModel

/// How one case's answer differs between the two sides.
package struct CaseDrift: Hashable, Sendable {
  /// The case, which both sides have.
  package let identity: CaseIdentity
  /// The engine that answered on the first side.
  package let fromEngine: EngineIdentity
  /// The engine that answered on the second side.
  package let toEngine: EngineIdentity
  /// Whether the scenario, its screens or the device changed, which may well explain the drift.
  package let inputsChanged: Bool
  /// Whether the question is known to the last view, so that nothing but the engine can have changed
  /// where it did not.
  package let isQuestionWhole: Bool
  /// The steps that differ, in their order.
  package let steps: [StepDrift]

  /// Whether an engine of one name and version gave two answers to the same question.
  ///
  /// Estimates alone make no other answer: they are notes, not geometry.
  package var isWithoutVersionBump: Bool {
    isQuestionWhole && !inputsChanged && fromEngine.name == toEngine.name
      && fromEngine.version == toEngine.version && isOfMoreThanEstimates
  }

  private var isOfMoreThanEstimates: Bool {
    steps.contains { step in
      step.differences.contains { $0.changes.contains { $0.kind != .sizeEstimate } }
    }
  }
}

extension CaseDrift {
  /// Whether one engine, of one version and one fingerprint, gave two answers to the same question.
  package var isNondeterministic: Bool { isWithoutVersionBump && fromEngine == toEngine }
}

/// An engine version that behaves differently on the two sides by its own account.
package struct EngineChange: Hashable, Sendable {
  /// The engine's name, equal on both sides.
  package let name: String
  /// The version of the engine, equal on both sides.
  package let version: String
  /// Its fingerprint on either side.
  package let from: String
  /// The fingerprint on the second side.
  package let to: String

  /// Nil unless the engines share name and version and differ all the same.
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

/// How one step, and what was recorded during it, differs.
package struct StepDrift: Hashable, Sendable {
  /// Position in the scenario: after the change, or before it for a step that vanished.
  package let index: Int
  /// See ``Step/action``.
  package let action: String
  /// See ``Step/detail``.
  package let detail: String
  /// What differs in itself, causes only.
  package let differences: [Difference]

  /// The checkpoint's name, nil for a step of another kind.
  package var checkpoint: String? { action == "checkpoint" ? detail : nil }
}

/// One thing that differs, with its consequences.
package struct Difference: Hashable, Sendable {
  /// What a difference is about.
  package enum Subject: Hashable, Sendable {
    /// The step itself: it is new, gone, or takes place at another time.
    case step
    /// What a checkpoint recorded of the whole screen: window, keyboard, focus.
    case screen
    case view(path: String)
    /// A keyboard notification, by its name.
    case keyboard(notification: String)
    case navigation(NavigationPush.Kind)
    /// Something that happened, whose values are those after the change.
    case event(RunEvent)
    case finding(Finding.Kind, view: String)
  }

  /// The view, step, event or finding that differs.
  package let subject: Subject
  /// Never empty.
  package let changes: [Change]
  /// Whether the view was changed in its screen, or what positions it.
  let isOfEditedView: Bool
  /// Views that merely went along.
  package internal(set) var followers = Followers()
  /// Events that merely happened at the same moments.
  package internal(set) var followingEvents = 0
  /// The sizes that are not known on which the view's own size depends, on either side.
  package internal(set) var estimates: [UnknownSize] = []
}

/// Views that differ for no reason of their own.
package struct Followers: Hashable, Sendable {
  /// The number of views, 0 where none follows another.
  package private(set) var count = 0
  /// How far each of them went in the window, in points; nil where they did not all go the same way.
  package private(set) var travel: Point?

  mutating func add(_ travel: Vector) {
    let travel = Point(x: canonicalPoints(travel.x), y: canonicalPoints(travel.y))
    self.travel = count == 0 || self.travel == travel ? travel : nil
    count += 1
  }
}
