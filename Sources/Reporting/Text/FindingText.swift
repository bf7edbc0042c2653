package import SnapshotModel

extension Finding {
  /// The finding as a sentence for people, with its numbers.
  package var sentence: String { Self.sentence(subject, detail) }

  /// Returns the sentence with the titles of views and guides.
  package func sentence(calling titles: ViewTitles) -> String {
    Self.sentence(subject.called(by: titles, on: view), detail)
  }

  private static func sentence(_ subject: FindingSubject, _ detail: String) -> String {
    [subject.text, detail].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension FindingSubject {
  /// The problem without the measured values.
  package var text: String {
    switch self {
    case .invariant(let text): text
    case .conflict(let broken, let others): "\(broken.text) conflicts with \(Self.list(others))"
    case .unusable(let item): item.text
    case .ambiguity(let axes): "the constraints leave \(axes.open) open"
    case .truncation: "the text does not fit its frame"
    case .prose(_, let sentence): sentence
    }
  }

  /// The maximum number of listed items: a constraint at the end of a chain conflicts with all of
  /// it.
  private static let shownItems = 6

  private static func list(_ items: [ConflictItem]) -> String {
    guard !items.isEmpty else { return "the size of the root view" }
    let more = items.count - shownItems
    return items.prefix(shownItems).map(\.text).joined(separator: ", ")
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
  /// For example `box.width == 120.0 (narrow)` or `autoresizing mask of box`.
  package var text: String {
    switch kind {
    case .constraint:
      equation.isEmpty
        ? name : equation + (name.isEmpty || isAnonymous ? "" : " (\(name))")
    case .autoresizingMask: "autoresizing mask of \(view)"
    case .contentSize: "content size of \(view)"
    case .arrangement, .guide: view.isEmpty ? name : "\(name) of \(view)"
    }
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
