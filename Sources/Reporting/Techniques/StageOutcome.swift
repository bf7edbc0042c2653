import SnapshotModel

/// The combined outcome of a technique in all scenarios on one stage: a cell of a table.
package struct StageOutcome: Hashable, Sendable {
  /// Whether any checkpoint had a focused field.
  package var hasFocus: Bool
  /// The focused field that is hidden the most; nil if all are visible.
  package var mostHidden: FocusedField?
  /// The number of other hidden fields.
  package var otherHiddenFields: Int
  /// The scrolling with the largest distance; nil if no focused field is in a scroll view.
  package var farthest: TechniqueOutcome.Scrolling?
  /// The properties that changed after the keyboard was hidden: `offset`, `insets`, `content size`;
  /// nil if nothing can be compared.
  package var lost: [String]?

  /// Combines the outcomes of all cases of a technique on a stage.
  package init(_ outcomes: [TechniqueOutcome]) {
    let hidden = outcomes.flatMap(\.hiddenFields).map(\.field)
    hasFocus = outcomes.contains { $0.focusedCheckpoints > 0 }
    mostHidden = hidden.max { $0.hiddenBy < $1.hiddenBy }
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

  /// The most hidden field, its distance and the number of other hidden fields, for example `email
  /// by 12 and 1 more`; nil if none is hidden.
  package var hiddenWords: String? {
    mostHidden.map { worst in
      let more = otherHiddenFields > 0 ? " and \(otherHiddenFields) more" : ""
      return "\(worst.path.lastName) by \(worst.hiddenBy.plain)\(more)"
    }
  }
}
