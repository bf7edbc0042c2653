package import Reporting
import SnapshotModel

/// A comparison of techniques as tables: a row for each device, a column for each technique.
package struct TechniqueTables {
  /// The comparison, with a row for each stage.
  package let comparison: TechniqueComparison

  package init(comparison: TechniqueComparison) {
    self.comparison = comparison
  }

  /// Whether the focused field stays in sight, and if not, which one is how far out of it.
  package var visibility: TextTable {
    table("FOCUSED FIELD VISIBLE") { outcome in
      guard outcome.hasFocus else { return "-" }
      return outcome.hiddenWords.map { TextTable.Cell($0, .bad) } ?? TextTable.Cell("yes", .good)
    }
  }

  /// How far the screen scrolls, and where it is with the last field focused.
  package var scrolling: TextTable {
    table("SCROLLS BY (OFFSET AT LAST FIELD)") { outcome in
      guard let farthest = outcome.farthest else { return "-" }
      return TextTable.Cell("\(farthest.distance.plain) (\(farthest.lastOffset.plain))")
    }
  }

  /// What is, with the keyboard gone, as it was before.
  package var restoration: TextTable {
    table("RESTORED AFTERWARDS") { outcome in
      guard let lost = outcome.lost else { return "-" }
      return lost.isEmpty
        ? TextTable.Cell("yes", .good)
        : TextTable.Cell("not " + lost.joined(separator: ", "), .bad)
    }
  }

  /// The last lines: under which techniques everything is restored, and under which, above all, no
  /// focused field is hidden.
  var conclusions: [String] {
    [comparison.restorationConclusion, comparison.visibilityConclusion]
  }

  /// All of it: the tables, then the conclusions.
  ///
  /// - Parameters:
  ///   - columns: How wide lines of tables may be.
  ///   - usesColor: Whether cells are colored.
  /// - Returns: The lines, each ended.
  package func text(columns: Int, usesColor: Bool) -> String {
    let tables = [visibility, scrolling, restoration].map {
      $0.text(columns: columns, usesColor: usesColor) + "\n"
    }
    return (tables + conclusions.map { $0.printable + "\n" }).joined()
  }

  private func table(_ heading: String, _ cell: (StageOutcome) -> TextTable.Cell) -> TextTable {
    let techniques = comparison.techniques
    var table = TextTable([heading] + techniques)
    for stage in comparison.stages {
      let cells = techniques.map { technique in
        comparison.outcome(on: stage, under: technique).map(cell) ?? ""
      }
      table.add([TextTable.Cell(stage.text)] + cells)
    }
    return table
  }
}
