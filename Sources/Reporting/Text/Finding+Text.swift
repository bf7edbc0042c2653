package import SnapshotModel

extension Finding {
  /// The finding as a sentence for people, with its numbers.
  package var sentence: String { Self.sentence(subject.text, detail) }

  /// Returns the sentence with the titles of views and guides, and with short numbers.
  package func sentence(calling titles: ViewTitles) -> String {
    Self.sentence(subject.called(by: titles, on: view).text(writing: \.plain), detail)
  }

  private static func sentence(_ subject: String, _ detail: String) -> String {
    [subject, detail].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension FindingSubject {
  /// The problem without the measured values.
  package var text: String { text { "\($0)" } }

  /// Returns the problem with another form of the numbers in equations.
  package func text(writing number: (Double) -> String) -> String {
    switch self {
    case .invariant(let text): text
    case .conflict(let broken, let others):
      "\(broken.text(writing: number)) conflicts with \(Self.list(others, writing: number))"
    case .unusable(let item): item.text(writing: number)
    case .ambiguity(let axes): "the constraints leave \(axes.open) open"
    case .truncation: "the text does not fit its frame"
    case .prose(_, let sentence): sentence
    }
  }

  /// The maximum number of listed items: a constraint at the end of a chain conflicts with all of
  /// it.
  private static let shownItems = 6

  private static func list(
    _ items: [ConflictItem],
    writing number: (Double) -> String
  ) -> String {
    guard !items.isEmpty else { return "the size of the root view" }
    let more = items.count - shownItems
    return items.prefix(shownItems).map { $0.text(writing: number) }.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}

extension AmbiguousAxes {
  fileprivate var open: String {
    switch self {
    case .horizontal: "horizontal position or width"
    case .vertical: "vertical position or height"
    case .both, .unknown: "position or size"
    }
  }
}

extension ConflictItem {
  /// Returns the rule in words.
  ///
  /// For example `box.width == 120.0 (narrow)` or `autoresizing mask of box`.
  package func text(writing number: (Double) -> String) -> String {
    switch kind {
    case .constraint: equation.map { named($0.text(writing: number)) } ?? name
    case .autoresizingMask: "autoresizing mask of \(view)"
    case .contentSize: "content size of \(view)"
    case .arrangement, .guide: view.isEmpty ? name : "\(name) of \(view)"
    }
  }

  /// Returns the text of the equation, with the name of the constraint if it has one.
  package func named(_ equation: String) -> String {
    name.isEmpty || isAnonymous ? equation : "\(equation) (\(name))"
  }
}

extension Finding.Kind {
  /// The kind in lower case: `broken invariant`.
  package var label: String {
    switch self {
    case .ambiguousLayout: "ambiguous layout"
    case .unsatisfiableConstraints: "unsatisfiable constraints"
    case .brokenInvariant: "broken invariant"
    case .truncatedText: "truncated text"
    }
  }
}
