package import LayoutVocabulary

/// The reason why a baseline could not be read or written.
package enum BaselineError: Error, Equatable, Sendable {
  /// A line violates the format.
  case malformed(file: String, line: Int, column: Int, problem: String, advice: [Advice])
  /// The file has another format.
  case otherFormat(file: String, format: String)
  /// Each line is valid, but together the lines are not a valid run.
  case inconsistent(file: String, fault: InconsistentRun)
  /// The file's path is not the baseline path of its case.
  case misplaced(file: String, case: CaseIdentity, expected: String)
  /// The file cannot be read, for example because it is too large or outside the project.
  case refused(file: String, problem: String, advice: [Advice])
  /// A name in the path has more bytes than file systems allow.
  case nameTooLong(file: String, bytes: Int)
  /// Two cases have paths that some file systems do not distinguish.
  case alike(String, String)
  /// The file system rejected an operation.
  case unwritable(file: String, reason: String)
  /// A batch of baselines was only partly moved to its paths.
  case interrupted(folder: String, staged: String)
}

extension BaselineError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .malformed(let file, let line, let column, let problem, let advice):
      FailureReport(problem, at: "\(file):\(line):\(column)", advice: advice)
    case .otherFormat(let file, let format):
      FailureReport(
        "this baseline has format \(format), this scvdb reads format \(BaselineCoding.format)",
        at: "\(file):1:16",
        fix: "use the scvdb that wrote it, or record and accept the case again"
      )
    case .inconsistent(let file, let fault):
      FailureReport(
        "this baseline was edited or merged by hand: \(fault.problem)",
        at: file,
        fix: "restore the file, or accept the case again"
      )
    case .misplaced(let file, let identity, let expected):
      FailureReport(
        "the baseline of \(identity) belongs at \(expected)",
        at: file,
        fix: "move it there, or delete it and accept the case again"
      )
    case .refused(let file, let problem, let advice):
      FailureReport(problem, at: file, advice: advice)
    case .nameTooLong(let file, let bytes):
      FailureReport(
        "a name in this path has \(bytes) bytes, but file systems allow 255",
        at: file,
        fix: "give the scenario a shorter name"
      )
    case .alike(let file, let other):
      FailureReport(
        "file systems that ignore letter case, as on macOS, do not distinguish these paths",
        at: "\(file) and \(other)",
        fix: "rename a scenario"
      )
    case .unwritable(let file, let reason):
      FailureReport(
        "cannot be written: \(reason)",
        at: file,
        fix: "check the permissions and the free space"
      )
    case .interrupted(let folder, let staged):
      FailureReport(
        "another 'scvdb accept' is running here, or was interrupted",
        at: folder,
        fix: "run it again to complete \(folder)/\(staged)"
      )
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
