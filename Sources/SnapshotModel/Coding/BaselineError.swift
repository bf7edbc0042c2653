/// Why a baseline could not be read or written.
package enum BaselineError: Error, Equatable, Sendable {
  /// A line does not state what a baseline states there.
  case malformed(file: String, line: Int, column: Int, problem: String, remedy: String)
  /// The file has another format.
  case otherFormat(file: String, format: String)
  /// Each line is one of a baseline, and together they state what no run has.
  case inconsistent(file: String, fault: InconsistentRun)
  /// The file does not stand where a baseline of its case belongs.
  case misplaced(file: String, case: CaseIdentity, expected: String)
  /// The file is not one that is read.
  case refused(file: String, problem: String, remedy: String)
  /// A name in the path has more bytes than a file system takes.
  case nameTooLong(file: String, bytes: Int)
  /// Two cases whose files some file systems do not distinguish, by their paths.
  case alike(String, String)
  /// The file system refused.
  case unwritable(file: String, reason: String)
  /// Baselines were being written together, and not all have taken their places.
  case interrupted(folder: String, staged: String)
}

extension BaselineError: CustomStringConvertible {
  /// The file, what is wrong with it and, unless the file system refused, how to correct it.
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
      \(file): this is the baseline of \(identity), which belongs at \(expected); \
      move it there, or delete it and accept the case again
      """
    case .refused(let file, let problem, let remedy):
      "\(file): \(problem); \(remedy)"
    case .nameTooLong(let file, let bytes):
      """
      \(file): a name in this path has \(bytes) bytes, and file systems take 255; give the \
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
      \(folder): baselines are being accepted here, or 'scvdb accept' was interrupted; run it again to \
      complete what \(folder)/\(staged) holds
      """
    }
  }
}
