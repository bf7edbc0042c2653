package import EngineProtocol
package import InterfaceBuilder
package import ProjectFiles
package import Reporting
package import ScenarioModel

extension FileRefusal: ReportedError {
  package var report: FailureReport {
    FailureReport(message: description, hints: [hint].compactMap(\.self))
  }
}

extension ImportError: ReportedError {
  package var report: FailureReport {
    if case .refused(let refusal) = self {
      refusal.report
    } else {
      FailureReport(message: description)
    }
  }
}

extension ScenarioError: ReportedError {
  package var report: FailureReport {
    FailureReport(message: "\(location): \(problem.message)", hints: [problem.remedy])
  }
}

extension ScenarioErrors: ReportedError, ErrorList {
  package var errors: [any Error] { all }

  /// All errors in one message, each with a hint.
  package var report: FailureReport {
    FailureReport(
      message: all.map(\.report.message).joined(separator: "; "),
      hints: all.flatMap(\.report.hints)
    )
  }
}

extension SceneLoadingError: ReportedError {
  package var report: FailureReport {
    let report = FailureReport(cause)
    return FailureReport(
      message: "\(location): the screen cannot be loaded",
      cause: report.message,
      hints: report.hints
    )
  }
}
