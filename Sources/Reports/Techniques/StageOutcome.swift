import SnapshotModel

/// What a technique made of all scenarios on one stage, which is what a cell of a table shows.
package struct StageOutcome: Hashable, Sendable {
  /// Whether any checkpoint had a focused field.
  package var hasFocus: Bool
  /// The focused field that is the farthest out of sight; nil where all are in sight.
  package var worstHidden: FocusedField?
  /// How many other fields are hidden.
  package var otherHiddenFields: Int
  /// Where the screen scrolls the farthest; nil where no scroll view is around a focused field.
  package var farthest: TechniqueOutcome.Scrolling?
  /// What is not as it was before the keyboard came: `offset`, `insets`, `content size`; nil where
  /// there is nothing to compare.
  package var lost: [String]?

  /// Combines the outcomes of all cases of a technique on a stage.
  package init(_ outcomes: [TechniqueOutcome]) {
    let hidden = outcomes.flatMap(\.hiddenFields).map(\.field)
    hasFocus = outcomes.contains { $0.focusedCheckpoints > 0 }
    worstHidden = hidden.max { $0.hiddenBy < $1.hiddenBy }
    otherHiddenFields = max(0, Set(hidden.map(\.path)).count - 1)
    farthest = outcomes.compactMap(\.scrolling).max { $0.distance < $1.distance }
    let restorations = outcomes.compactMap(\.restoration)
    guard !restorations.isEmpty else { return }
    lost = [
      (restorations.allSatisfy(\.offset), "offset"),
      (restorations.allSatisfy(\.insets), "insets"),
      (restorations.allSatisfy(\.contentSize), "content size"),
    ].filter { !$0.0 }.map(\.1)
  }

  /// Which focused field is how far out of sight, and how many others are: `email by 12 and 1 more`;
  /// nil where none is.
  package var hiddenWords: String? {
    worstHidden.map { worst in
      let more = otherHiddenFields > 0 ? " and \(otherHiddenFields) more" : ""
      return "\(worst.name) by \(worst.hiddenBy.plain)\(more)"
    }
  }
}

extension FocusedField {
  /// The last name of the path.
  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
