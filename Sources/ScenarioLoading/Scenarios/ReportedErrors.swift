package import Reporting
package import ScenarioModel
package import ScenarioRecorder

extension ScenarioError: ReportedError {
  package var report: FailureReport {
    FailureReport(message: "\(location): \(problem.message)", hints: [problem.remedy])
  }
}

extension ScenarioErrors: ReportedError, ErrorList {
  package var errors: [any Error] { all }

  /// All mistakes in one message, and a hint for each.
  package var report: FailureReport {
    FailureReport(
      message: all.map(\.report.message).joined(separator: "; "),
      hints: all.flatMap(\.report.hints)
    )
  }
}

extension SceneLoadingError: ReportedError {
  package var report: FailureReport {
    FailureReport(
      message: "\(location): the screen cannot be loaded",
      cause: FailureReport(cause).message
    )
  }
}
