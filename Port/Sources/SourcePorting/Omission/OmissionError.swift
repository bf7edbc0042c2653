package import LayoutVocabulary

/// The reason why a build with omissions does not succeed.
package enum OmissionError: Error {
  /// Errors that no omission removes, one per line.
  case noProgress(errors: [String])
  /// A failed build without an error at a location, with the end of its output.
  case failedBuild(output: String)
  /// A module without the end of its rounds.
  case tooManyRounds(module: String, limit: Int)
}

extension OmissionError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .noProgress(let errors):
      FailureReport(
        errors.joined(separator: "\nerror: "),
        fix: "correct the code for Linux, or exclude the files from the target",
        hint: "no omission removes these errors"
      )
    case .failedBuild(let output):
      FailureReport(
        "the build failed\n\(output)",
        hint: "only errors in the copied files can be omitted"
      )
    case .tooManyRounds(let module, let limit):
      FailureReport(
        "the module '\(module)' still has errors after \(limit) rounds of omissions",
        fix: "exclude the files with errors from the target"
      )
    }
  }

  package var description: String { report.description }

  /// The first problem, in one line.
  var summary: String {
    let lines = report.message.split(separator: "\n")
    return String(lines.first { $0.contains("error: ") } ?? lines.first ?? "")
  }
}
