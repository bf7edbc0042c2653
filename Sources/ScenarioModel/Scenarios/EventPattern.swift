package import SnapshotModel

/// An event that a step requires or forbids.
package struct EventPattern: Codable, Hashable, Sendable {
  /// The kind of event, which must be equal.
  package var kind: RunEvent.Kind
  /// The event's name, or the property that changed; nil for any.
  package var name: String?
  /// The path of the event's view or screen; nil for any.
  package var subject: ViewPath?
  /// Whether the event is forbidden.
  package var isAbsent: Bool

  package init(kind: RunEvent.Kind, name: String?, subject: ViewPath?, isAbsent: Bool) {
    self.kind = kind
    self.name = name
    self.subject = subject
    self.isAbsent = isAbsent
  }

  /// As scenario files spell it: `no diagnostic undefinedContentSize of form`.
  package var text: String {
    (isAbsent ? "no " : "") + kind.rawValue + (name.map { " \($0)" } ?? "")
      + (subject.map { " of \($0)" } ?? "")
  }

  /// Returns whether kind, name and subject match an event, regardless of ``isAbsent``.
  package func matches(_ event: RunEvent) -> Bool {
    event.kind == kind && [nil, event.name].contains(name)
      && [nil, event.subject].contains(subject)
  }
}
