import LayoutVocabulary

extension Finding {
  /// The properties that distinguish a finding from others of a step, without numbers.
  package var topic: [String] { [kind.rawValue, view.text] + subject.topic }

  /// Whether two findings with equal topics are equal except for numbers.
  package func isSame(as other: Finding) -> Bool {
    switch (subject, other.subject) {
    case (.ambiguity(let one), .ambiguity(let two)):
      one == two || one == .unknown || two == .unknown
    case (.conflict(let first, let firstOthers), .conflict(let second, let secondOthers)):
      first.identity == second.identity
        && firstOthers.map(\.identity) == secondOthers.map(\.identity)
    case (.prose(_, let one), .prose(_, let two)): one == two
    case (.prose, _), (_, .prose): false
    case (let one, let two): one.topic == two.topic
    }
  }
}

extension FindingSubject {
  /// The properties of the subject that distinguish findings of the same kind and view.
  fileprivate var topic: [String] {
    switch self {
    case .invariant(let text): [text]
    case .conflict(let item, _), .unusable(let item): [item.kind.rawValue, item.name, item.view]
    case .ambiguity, .truncation: []
    // All findings with an engine's message have the same topic.
    case .prose: []
    }
  }
}
