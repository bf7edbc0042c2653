import ArgumentParser
import DriftReport
import ReportPages

/// The formats of a comparison.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, junit, github, markdown, sarif, html

  /// For example `text, json or sarif`.
  static var words: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// What writes the format, for a terminal unless it goes to a file.
  func report(
    on console: Console,
    isFile: Bool,
    drawing drawings: CauseDrawings
  ) -> any ReportFormat {
    switch self {
    case .text:
      isFile
        ? TextReportFormat()
        : DrawnTextReportFormat(console: console, drawings: drawings, isAlwaysDrawn: false)
    case .json: JSONReportFormat()
    case .junit: JUnitReportFormat()
    case .github: GitHubReportFormat()
    case .markdown: MarkdownReportFormat()
    case .sarif: SARIFReportFormat()
    case .html: HTMLReportFormat(from: drawings.from, to: drawings.to)
    }
  }
}

/// The text format for where answers go, with a drawing of what drifted.
struct DrawnTextReportFormat: ReportFormat {
  let console: Console
  let drawings: CauseDrawings
  /// Whether there is a drawing even where nobody looks at a terminal.
  let isAlwaysDrawn: Bool

  func render(_ drift: Drift) -> String {
    let columns = console.columns
    return TextReportFormat(usesColor: console.usesColor, width: columns).render(drift) { cause in
      isAlwaysDrawn || console.isTerminal ? drawings.lines(of: cause, columns: columns) : nil
    }
  }
}
