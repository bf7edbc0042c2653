/// The reason why a baseline could not be read or written.
package enum BaselineError: Error, Equatable, Sendable {
  /// A line violates the format.
  case malformed(file: String, line: Int, column: Int, problem: String, remedy: String)
  /// The file has another format.
  case otherFormat(file: String, format: String)
  /// Each line is valid, but together the lines are not a valid run.
  case inconsistent(file: String, fault: InconsistentRun)
  /// The file's path is not the baseline path of its case.
  case misplaced(file: String, case: CaseIdentity, expected: String)
  /// The file cannot be read, for example because it is too large or outside the project.
  case refused(file: String, problem: String, remedy: String)
  /// A name in the path has more bytes than file systems allow.
  case nameTooLong(file: String, bytes: Int)
  /// Two cases have paths that some file systems do not distinguish.
  case alike(String, String)
  /// The file system rejected an operation.
  case unwritable(file: String, reason: String)
  /// A batch of baselines was only partly moved to its paths.
  case interrupted(folder: String, staged: String)
}

extension BaselineError: CustomStringConvertible {
  /// The file, the problem and, unless the file system rejected an operation, the fix.
  package var description: String {
    switch self {
    case .malformed(let file, let line, let column, let problem, let remedy):
      "\(file):\(line):\(column): \(problem); \(remedy)"
    case .otherFormat(let file, let format):
      """
      \(file):1:16: this baseline has format \(format), this scvdb reads format \
      \(BaselineCoding.format); use the scvdb that wrote it, or record and accept the case again
      """
    case .inconsistent(let file, let fault):
      """
      \(file): this baseline was edited or merged by hand: \(fault.problem); restore the file, or \
      accept the case again
      """
    case .misplaced(let file, let identity, let expected):
      """
      \(file): the baseline of \(identity) belongs at \(expected); \
      move it there, or delete it and accept the case again
      """
    case .refused(let file, let problem, let remedy):
      "\(file): \(problem); \(remedy)"
    case .nameTooLong(let file, let bytes):
      """
      \(file): a name in this path has \(bytes) bytes, but file systems allow 255; give the \
      scenario a shorter name
      """
    case .alike(let file, let other):
      """
      \(file) and \(other): these are one path where the case of letters makes no difference, as \
      on macOS; rename a scenario
      """
    case .unwritable(let file, let reason):
      "\(file): cannot be written: \(reason)"
    case .interrupted(let folder, let staged):
      """
      \(folder): another 'scvdb accept' is running here, or was interrupted; run it again to \
      complete \(folder)/\(staged)
      """
    }
  }
}
