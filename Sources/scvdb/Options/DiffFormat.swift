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
  func report(
    on console: Console,
    isFile: Bool,
    drawing drawings: CauseDrawings
  ) -> any ReportFormat {
    switch self {
    case .text:
      isFile ? TextReportFormat() : .init(for: console, drawing: drawings, always: false)
    case .json: JSONReportFormat()
    case .junit: JUnitReportFormat()
    case .github: GitHubReportFormat()
    case .markdown: MarkdownReportFormat()
    case .sarif: SARIFReportFormat()
    }
  }
}

extension TextReportFormat {
  /// The format for where answers go; drawings are for people, unless they are wanted in any case.
  init(for console: Console, drawing drawings: CauseDrawings, always: Bool) {
    let columns = console.columns
    self.init(usesColor: console.usesColor, width: columns) { cause in
      always || console.isTerminal ? drawings.lines(of: cause, columns: columns) : nil
    }
  }
}
