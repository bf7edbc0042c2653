import DriftReport
import SnapshotModel

/// A comparison of techniques as tables: a row for each device, a column for each technique.
struct TechniqueTables {
  let comparison: TechniqueComparison

  /// Whether the focused field stays in sight, and if not, which one is how far out of it.
  var visibility: TextTable {
    table("FOCUSED FIELD VISIBLE") { outcomes in
      guard outcomes.contains(where: { $0.focusedCheckpoints > 0 }) else { return "-" }
      let hidden = outcomes.flatMap(\.hiddenFields).map(\.field)
      guard let worst = hidden.max(by: { $0.hiddenBy < $1.hiddenBy }) else {
        return TextTable.Cell("yes", .good)
      }
      let others = Set(hidden.map(\.path)).count - 1
      let more = others > 0 ? " and \(others) more" : ""
      return TextTable.Cell("\(worst.path.lastName) by \(worst.hiddenBy.plain)\(more)", .bad)
    }
  }

  /// How far the screen scrolls, and where it is with the last field focused.
  var scrolling: TextTable {
    table("SCROLLS BY (OFFSET AT LAST FIELD)") { outcomes in
      let all = outcomes.compactMap(\.scrolling)
      guard let farthest = all.max(by: { $0.distance < $1.distance }) else { return "-" }
      return TextTable.Cell("\(farthest.distance.plain) (\(farthest.lastOffset.plain))")
    }
  }

  /// What is, with the keyboard gone, as it was before.
  var restoration: TextTable {
    table("RESTORED AFTERWARDS") { outcomes in
      let all = outcomes.compactMap(\.restoration)
      guard !all.isEmpty else { return "-" }
      let lost = [
        (all.allSatisfy(\.offset), "offset"), (all.allSatisfy(\.insets), "insets"),
        (all.allSatisfy(\.contentSize), "content size"),
      ].filter { !$0.0 }.map(\.1)
      return lost.isEmpty
        ? TextTable.Cell("yes", .good)
        : TextTable.Cell("not " + lost.joined(separator: ", "), .bad)
    }
  }

  private func table(
    _ heading: String,
    _ cell: ([TechniqueOutcome]) -> TextTable.Cell
  ) -> TextTable {
    let techniques = comparison.techniques
    var table = TextTable([heading] + techniques)
    for stage in comparison.stages {
      let cells = techniques.map { technique in
        let outcomes = comparison.outcomes(on: stage, under: technique)
        return outcomes.isEmpty ? "" : cell(outcomes)
      }
      table.add([TextTable.Cell(stage.words)] + cells)
    }
    return table
  }
}

extension TechniqueTables {
  /// The last lines: under which techniques everything is restored, and under which, above all, no
  /// focused field is hidden.
  var conclusions: [String] {
    [
      conclusion("everything is restored", comparison.restoredCases),
      conclusion("focused fields stay visible", comparison.visibleCases),
    ]
  }

  private func conclusion(_ fact: String, _ count: (String) -> Int) -> String {
    let total = comparison.caseCount
    let counts = comparison.techniques.map { (technique: $0, count: count($0)) }
    let most = counts.map(\.count).max() ?? 0
    guard most > 0 else { return "\(fact) in no case under any technique" }
    let best = counts.filter { $0.count == most }.map(\.technique).joined(separator: ", ")
    guard most < total else {
      return "\(fact) in \(total == 1 ? "the case" : "all \(total) cases") under \(best)"
    }
    return "\(fact) in all \(total) cases under no technique; in \(most) under \(best)"
  }
}

extension TechniqueComparison.Stage {
  /// For example `iphone-8 portrait`.
  fileprivate var words: String {
    "\(device) \(orientation)" + (system.map { " iOS \($0)" } ?? "")
  }
}

extension String {
  /// The last name of a path of views.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
