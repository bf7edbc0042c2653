package import SnapshotModel

/// How one case's answer differs between the two sides.
package struct CaseDrift: Hashable, Sendable {
  package let identity: CaseIdentity
  package let fromEngine: EngineIdentity
  package let toEngine: EngineIdentity
  /// Whether the scenario, its screens or the device changed, which may well explain the drift.
  package let questionChanged: Bool
  /// Whether the question is known to the last view, so that nothing but the engine can have changed
  /// where it did not.
  package let isQuestionWhole: Bool
  /// The steps that differ, in their order.
  package let steps: [StepDrift]

  /// Whether an engine of one name and version gave two answers to the same question.
  package var isWithoutVersionBump: Bool {
    isQuestionWhole && !questionChanged && fromEngine.name == toEngine.name
      && fromEngine.version == toEngine.version
  }
}

/// An engine version that behaves differently on the two sides by its own account.
package struct EngineChange: Hashable, Sendable {
  package let name: String
  package let version: String
  /// Its fingerprint on either side.
  package let from: String
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

/// How one step, and what was recorded during it, differs.
package struct StepDrift: Hashable, Sendable {
  /// Position in the scenario: after the change, or before it for a step that vanished.
  package let index: Int
  package let action: String
  package let detail: String
  /// What differs in itself, causes only.
  package let differences: [Difference]
  /// Views that merely followed an ancestor whose change is listed.
  package let followers: Int
  /// Events that merely happened together with one that is listed.
  package let followingEvents: Int

  /// The checkpoint's name, nil for a step of another kind.
  package var checkpoint: String? { action == "checkpoint" ? detail : nil }
}

/// One thing that differs: one line of a report.
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

  package let subject: Subject
  package let changes: [Change]
}
