import ArgumentParser
import Lint
import Reporting
import Workflows

/// The formats of a lint report.
enum LintFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, github, sarif

  /// Returns the writer of the format.
  ///
  /// - Parameters:
  ///   - console: The console for the output of answers.
  ///   - isFile: Whether the output is a file, without colors and a limit for the length of lines.
  /// - Returns: The writer.
  func report(on console: Console, isFile: Bool) -> any LintReportFormat {
    switch self {
    case .text:
      TextLintFormat(
        usesColor: !isFile && console.usesColor,
        width: isFile ? .max : console.textColumns
      )
    case .json: JSONLintFormat()
    case .github: GitHubLintFormat(repositoryPath: RepositoryPath.path)
    case .sarif: SARIFLintFormat()
    }
  }
}
