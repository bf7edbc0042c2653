package import ScenarioModel

/// The reason why a layout could not be recorded or compared.
///
/// Later versions may have further cases.
public enum LayoutError: Error, Equatable, Sendable {
  /// The layout's name is not valid in a path.
  case unusableName(String)
  /// The id of a device is unknown; `nearest` is the most similar id.
  case unknownDevice(String, nearest: String?)
  /// The devices or the orientations are empty, so there is nothing to record.
  case noCase
  /// The steps have no checkpoint, so there is nothing to compare.
  case noCheckpoint
  /// Two checkpoints have this name.
  case repeatedCheckpoint(String)
  /// A time to wait, in seconds, is negative, more than an hour or not a number.
  case unusableTime(Double)
  /// Recording of baselines was requested in CI, where nobody reviews them.
  case recordingInCI
  /// Cases that could not be recorded, with the reasons, such as an unknown view in a step.
  case notAnswered(reasons: [String])
}

extension LayoutError: CustomStringConvertible {
  /// The problem, and below it the fix.
  public var description: String { report.description }
}

extension LayoutError: ReportedError {
  package var report: FailureReport {
    switch self {
    case .unusableName(let name):
      FailureReport(
        "'\(name)' cannot be the name of a layout",
        fix: """
          give it one or more parts with slashes between, such as forms/sign-up, without white \
          space and none beginning with a dot
          """
      )
    case .unknownDevice(let id, let nearest):
      FailureReport(
        "there is no device '\(id)'",
        hint: nearest.map { "did you mean '\($0)'?" } ?? "'scvdb devices' lists all"
      )
    case .noCase:
      FailureReport(
        "there is no device or no orientation, so nothing is recorded",
        fix: "give at least one of each"
      )
    case .noCheckpoint:
      FailureReport(
        "no step is a checkpoint, so nothing is compared",
        fix: "add .checkpoint(\"at rest\") at the end"
      )
    case .repeatedCheckpoint(let name):
      FailureReport(
        "two checkpoints are called '\(name)'",
        fix: "give each a different name"
      )
    case .unusableTime(let seconds):
      FailureReport("cannot wait for \(seconds) s", fix: "give seconds from 0 to 3600")
    case .recordingInCI:
      FailureReport(
        "baselines are not recorded if CI is set",
        fix: """
          remove SCVDB_RECORD from its environment, record on a developer's machine, and commit
          """
      )
    case .notAnswered(let reasons):
      FailureReport(reasons.joined(separator: "\n"))
    }
  }
}
