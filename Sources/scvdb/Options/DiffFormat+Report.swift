import ArgumentParser
import DriftReport
import Reporting
import Reports
import Workflows

extension DiffFormat: ExpressibleByArgument {
  /// Returns the writer of the format, for the console unless the output is a file.
  func report(
    on console: Console,
    isFile: Bool,
    drawing drawings: CauseDrawings,
    appearances: HTMLReportFormat.Appearances
  ) -> any ReportFormat {
    switch self {
    case .text:
      isFile
        ? TextReportFormat(width: .max)
        : DrawnTextReportFormat(
          drawings: console.isTerminal ? drawings : nil,
          columns: console.columns,
          textColumns: console.textColumns,
          usesColor: console.usesColor
        )
    case .json: JSONReportFormat()
    case .junit: JUnitReportFormat()
    case .github: GitHubReportFormat()
    case .markdown: DrawnMarkdownReportFormat(drawings: drawings)
    case .sarif: SARIFReportFormat()
    case .html:
      HTMLReportFormat(
        from: drawings.from,
        to: drawings.to,
        appearances: appearances
      )
    }
  }
}
