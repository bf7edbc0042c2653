extension Finding {
  /// What shows a finding apart from the others of a step, whatever its numbers.
  package var topic: [String] { [kind.rawValue, view] + subject.topic }

  /// Whether two findings of one topic are the same but for numbers.
  package func isSame(as other: Finding) -> Bool {
    switch (subject, other.subject) {
    case (.ambiguity(let one), .ambiguity(let two)):
      one == two || one == .unknown || two == .unknown
    case (.conflict(let one, let ones), .conflict(let two, let twos)):
      one.identity == two.identity && ones.map(\.identity) == twos.map(\.identity)
    case (.prose(_, let one), .prose(_, let two)): one == two
    case (.prose, _), (_, .prose): false
    case (let one, let two): one.topic == two.topic
    }
  }
}

extension FindingSubject {
  /// What of the subject shows findings of one kind and view apart.
  fileprivate var topic: [String] {
    switch self {
    case .invariant(let text): [text]
    case .conflict(let item, _), .unusable(let item): [item.kind.rawValue, item.name, item.view]
    case .ambiguity, .truncation: []
    // What an engine words in its own way is one topic.
    case .prose: []
    }
  }
}
