package import Reporting
import SnapshotModel

/// A comparison of techniques as tables with a row for each device and a column for each technique.
package struct TechniqueTables {
  /// The comparison, with a row for each stage.
  package let comparison: TechniqueComparison

  package init(comparison: TechniqueComparison) {
    self.comparison = comparison
  }

  /// Whether the focused field stays visible; otherwise the hidden field and its distance.
  package var visibility: TextTable {
    table("FOCUSED FIELD VISIBLE") { outcome in
      guard outcome.hasFocus else { return "-" }
      return outcome.hiddenWords.map { TextTable.Cell("no: \($0)", .bad) }
        ?? TextTable.Cell("yes", .good)
    }
  }

  /// The scroll distance, and the offset with the last field focused.
  package var scrolling: TextTable {
    table("SCROLLS BY (OFFSET AT LAST FIELD)") { outcome in
      guard let farthest = outcome.farthest else { return "-" }
      return TextTable.Cell("\(farthest.distance.plain) (\(farthest.lastOffset.plain))")
    }
  }

  /// The restored properties after the keyboard is hidden.
  package var restoration: TextTable {
    table("RESTORED AFTERWARDS") { outcome in
      guard let lost = outcome.lost else { return "-" }
      return lost.isEmpty
        ? TextTable.Cell("yes", .good)
        : TextTable.Cell("no: " + lost.joined(separator: ", "), .bad)
    }
  }

  /// The last lines: the techniques that restore everything and, most important, the techniques
  /// that never hide a focused field.
  var conclusions: [String] {
    [comparison.restorationConclusion, comparison.visibilityConclusion]
  }

  /// Returns the tables, followed by the conclusions.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of the tables' lines, in columns.
  ///   - usesColor: Whether cells are colored.
  /// - Returns: The text. Each line is terminated.
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
