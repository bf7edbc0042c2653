/// Why a layout could not be recorded or compared.
///
/// Later versions may have further cases.
public enum LayoutError: Error, Equatable, Sendable {
  /// The layout's name cannot stand in a path.
  case unusableName(String)
  /// There is no device of this id; the nearest there is may have been meant.
  case unknownDevice(String, nearest: String?)
  /// There is no device or no orientation, hence nothing to record.
  case noCase
  /// No step is a checkpoint, hence nothing would be compared.
  case noCheckpoint
  /// Two checkpoints have this name.
  case repeatedCheckpoint(String)
  /// A time to wait, in seconds, is negative, more than an hour or not a number.
  case unusableTime(Double)
  /// Baselines were to be recorded where they would not be reviewed.
  case recordingInCI
  /// Cases that could not be recorded, each with the reason: a step names a view that is not there,
  /// or the controller could not be made.
  case notAnswered(reasons: [String])
}

extension LayoutError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unusableName(let name):
      """
      '\(name)' cannot be the name of a layout; give it one or more parts with slashes between, such \
      as forms/sign-up, without white space and none beginning with a dot
      """
    case .unknownDevice(let id, let nearest):
      "there is no device '\(id)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'scvdb devices' lists all")
    case .noCase:
      "there is no device or no orientation, so nothing is recorded; give at least one of each"
    case .noCheckpoint:
      "no step is a checkpoint, so nothing is compared; add .checkpoint(\"at rest\") at the end"
    case .repeatedCheckpoint(let name):
      "two checkpoints are called '\(name)'; give each a name of its own"
    case .unusableTime(let seconds):
      "cannot wait for \(seconds) s; give seconds from 0 to 3600"
    case .recordingInCI:
      """
      baselines are not recorded where CI is set; take SCVDB_RECORD out of its environment, record on \
      a developer's machine, and commit
      """
    case .notAnswered(let reasons):
      reasons.joined(separator: "\n")
    }
  }
}
