package import DriftReport
import Reporting

/// The text format for a terminal, with a drawing of what drifted.
package struct DrawnTextReportFormat: ReportFormat {
  /// Nil for no drawing.
  private let drawings: CauseDrawings?
  private let columns: Int
  private let usesColor: Bool

  /// - Parameters:
  ///   - drawings: What is drawn; nil for nothing.
  ///   - columns: The columns of a line at most.
  ///   - usesColor: Whether the text is colored.
  package init(drawings: CauseDrawings?, columns: Int, usesColor: Bool) {
    self.drawings = drawings
    self.columns = columns
    self.usesColor = usesColor
  }

  package func render(_ drift: Drift) -> String {
    TextReportFormat(usesColor: usesColor, width: columns).render(drift) { cause in
      drawings?.lines(of: cause, columns: columns)
    }
  }
}
