package import DriftReport
import Reporting

/// The text format for a terminal, with drawings of the changes.
package struct DrawnTextReportFormat: ReportFormat {
  /// Draws the causes; nil for a report without drawings.
  private let drawings: CauseDrawings?
  private let columns: Int
  private let textColumns: Int
  private let usesColor: Bool

  /// - Parameters:
  ///   - drawings: Draws the causes; nil for no drawings.
  ///   - columns: The maximum width of a drawing, in columns.
  ///   - textColumns: The maximum width of a line of text, in columns.
  ///   - usesColor: Whether the text is colored.
  package init(drawings: CauseDrawings?, columns: Int, textColumns: Int, usesColor: Bool) {
    self.drawings = drawings
    self.columns = columns
    self.textColumns = textColumns
    self.usesColor = usesColor
  }

  package func render(_ drift: Drift) -> String {
    TextReportFormat(usesColor: usesColor, width: textColumns).render(drift) { cause in
      drawings?.lines(of: cause, columns: columns)
    }
  }
}
