import ArgumentParser
import DriftReport

/// The formats of a comparison.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, junit, github, markdown, sarif

  /// For example `text, json or sarif`.
  static var words: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// What writes the format, for a terminal unless it goes to a file.
  func report(on console: Console, isFile: Bool) -> any ReportFormat {
    switch self {
    case .text:
      isFile
        ? TextReportFormat()
        : TextReportFormat(usesColor: console.usesColor, width: console.columns)
    case .json: JSONReportFormat()
    case .junit: JUnitReportFormat()
    case .github: GitHubReportFormat()
    case .markdown: MarkdownReportFormat()
    case .sarif: SARIFReportFormat()
    }
  }
}
