package import EngineProtocol
import Reporting
package import ScenarioModel

extension ScenarioErrors: ReportedError, ErrorList {
  package var errors: [any Error] { all }

  /// All errors in one message, with their fixes and hints.
  package var report: FailureReport {
    FailureReport(
      all.map(\.report.message).joined(separator: "; "),
      advice: all.flatMap(\.report.advice)
    )
  }
}

extension SceneLoadingError: ReportedError {
  package var report: FailureReport {
    let report = FailureReport(cause)
    return FailureReport(
      "the screen cannot be loaded",
      at: location,
      cause: report.message,
      advice: report.advice
    )
  }
}
