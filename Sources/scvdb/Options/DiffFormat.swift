import ArgumentParser
import DriftReport
import Reporting
import Reports
import Workflows

/// The formats of a comparison.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, junit, github, markdown, sarif, html

  /// For example `text, json or sarif`.
  static var listing: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// Whether the format lists every case, equal cases included.
  var listsEachCase: Bool { self == .junit || self == .html }

  /// Returns the writer of the format, for a terminal unless the output is a file.
  func report(
    on console: Console,
    isFile: Bool,
    drawing drawings: CauseDrawings,
    looks questions: QuestionPairs
  ) -> any ReportFormat {
    switch self {
    case .text:
      isFile
        ? TextReportFormat()
        : DrawnTextReportFormat(
          drawings: console.isTerminal ? drawings : nil,
          columns: console.columns,
          usesColor: console.usesColor
        )
    case .json: JSONReportFormat()
    case .junit: JUnitReportFormat()
    case .github: GitHubReportFormat()
    case .markdown: MarkdownReportFormat()
    case .sarif: SARIFReportFormat()
    case .html:
      HTMLReportFormat(
        from: drawings.from,
        to: drawings.to,
        appearances: (from: questions.appearances(ofOld:), to: questions.appearances(ofNew:))
      )
    }
  }
}
