import DriftReport
import Reporting
import SnapshotModel

/// A table of one question, with the result of each technique on each device.
struct TechniqueTable {
  /// The text of a cell and its rating.
  struct Cell {
    /// The raw values are classes of the style sheet.
    enum State: String {
      case good = "clear"
      case bad = "error"
      case none = "plain"
    }

    let state: State
    let word: String
    let details: String

    init(_ state: State, _ word: String, _ details: String = "") {
      (self.state, self.word, self.details) = (state, word, details)
    }
  }

  /// The number of cases with a good result, as a row.
  struct Totals {
    let label: String
    /// Returns the number of cases that could have a good result.
    let total: @Sendable (TechniqueComparison) -> Int
    /// Returns the number of these cases with a good result for a technique.
    let count: @Sendable (TechniqueComparison, String) -> Int
  }

  let id: String
  let heading: String
  let caption: String
  let cell: @Sendable (StageOutcome) -> Cell
  /// The last row; nil if the results have no rating.
  var totals: Totals?
}

extension TechniqueTable {
  static let all = [visibility, scrolling, restoration]

  private static let visibility = TechniqueTable(
    id: "visibility",
    heading: "Focused field visible",
    caption: "Whether the focused field is visible at every checkpoint; otherwise the hidden field "
      + "and its hidden points.",
    cell: { outcome in
      guard outcome.hasFocus else { return Cell(.none, "no focus") }
      return outcome.hiddenWords.map { Cell(.bad, "hidden", $0) } ?? Cell(.good, "visible")
    },
    totals: Totals(label: "Cases with all fields visible") {
      $0.focusedCaseCount
    } count: {
      $0.visibleCases(under: $1)
    }
  )

  private static let scrolling = TechniqueTable(
    id: "scrolling",
    heading: "Scrolling",
    caption: "The largest distance that a scroll view scrolls around a focused field, and its "
      + "offset with the last field focused, in points.",
    cell: { outcome in
      guard let farthest = outcome.farthest else { return Cell(.none, "no scroll view") }
      return Cell(.none, "by \(farthest.distance.plain)", "offset \(farthest.lastOffset.plain)")
    }
  )

  private static let restoration = TechniqueTable(
    id: "restoration",
    heading: "Restored afterwards",
    caption: "Whether offsets, insets and content sizes have their values from before the keyboard "
      + "after it hides.",
    cell: { outcome in
      guard let lost = outcome.lost else { return Cell(.none, "nothing to compare") }
      return lost.isEmpty
        ? Cell(.good, "restored") : Cell(.bad, "not restored", lost.joined(separator: ", "))
    },
    totals: Totals(label: "Cases with all values restored") {
      $0.comparableCaseCount
    } count: {
      $0.restoredCases(under: $1)
    }
  )
}
