package import Reporting
package import ScenarioModel
package import ScenarioRecorder

extension ScenarioError: ReportedError {
  package var report: FailureReport {
    FailureReport(message: "\(place): \(problem.message)", hints: [problem.remedy])
  }
}

extension SceneLoadingError: ReportedError {
  package var report: FailureReport {
    FailureReport(
      message: "\(place): the screen cannot be loaded",
      cause: FailureReport(cause).message
    )
  }
}
