package import DriftReport

/// The format Markdown with drawings of the changes, for a job's summary or a comment.
package struct DrawnMarkdownReportFormat: ReportFormat {
  /// The width of a drawing, in columns, which fits the summary of a job.
  private static let columns = 88

  private let drawings: CauseDrawings

  package init(drawings: CauseDrawings) { self.drawings = drawings }

  package func render(_ drift: Drift) -> String {
    MarkdownReportFormat().render(drift) { drawings.lines(of: $0, columns: Self.columns) }
  }
}
