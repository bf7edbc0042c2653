package import EngineProtocol
import Foundation
import InterfaceBuilder
import ProjectFiles
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
      advice: report.advice + [removal].compactMap(\.self)
    )
  }

  /// The command that deletes the scenario of a deleted scene or document; nil for another error.
  private var removal: Advice? {
    let condition: String
    switch cause {
    case ImportError.noSuchScene: condition = "name another scene, or"
    case ImportError.refused(let refusal) where refusal.reason == .missing:
      condition = "if the document was deleted,"
    default: return nil
    }
    let file = location.file
    let baselines = URL(filePath: file).deletingPathExtension().relativePath
    let names = EngineCommand.commandLine(of: [file, baselines])
    return .fix("\(condition) delete the scenario: git rm -r --ignore-unmatch \(names)")
  }
}
