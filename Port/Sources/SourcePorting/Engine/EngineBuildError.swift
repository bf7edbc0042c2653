package import LayoutVocabulary

/// The reason why an engine cannot be built.
package enum EngineBuildError: ReportedError {
  /// No target of the project has code that uses UIKit.
  case noTarget
  case noController
  /// The app's own code does not compile.
  case notBuilt(output: String)

  package var report: FailureReport {
    switch self {
    case .noTarget:
      FailureReport(
        "no target uses UIKit",
        fix: "name the folder or the project of an app"
      )
    case .noController:
      FailureReport(
        "no controller can be made",
        fix: "write expressions for its initializers as 'makers' in \(ProjectDescription.fileName)"
      )
    case .notBuilt(let output):
      FailureReport(
        "the app does not compile\n\(output)",
        fix: "correct the code until 'scvdb-port build' succeeds"
      )
    }
  }
}
