import ArgumentParser
import FailureReports

extension ValidationError {
  /// Creates a usage error with its fix.
  ///
  /// - Parameters:
  ///   - problem: The problem in one clause, which names the options.
  ///   - fix: The correction, as an imperative.
  init(_ problem: String, fix: String) { self.init(FailureReport(problem, fix: fix)) }

  /// Creates a usage error with the parts of a report.
  init(_ report: FailureReport) { self.init(report.description) }
}
