import ArgumentParser
import Lint
import Reporting

/// The formats of a lint report.
enum LintFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, github, sarif

  /// Returns the writer of the format for the output of answers.
  func report(on console: Console) -> any LintReportFormat {
    switch self {
    case .text: TextLintFormat(usesColor: console.usesColor, width: console.textColumns)
    case .json: JSONLintFormat()
    case .github: GitHubLintFormat()
    case .sarif: SARIFLintFormat()
    }
  }
}
