package import SnapshotModel

/// The reason why two sides could not be compared.
///
/// The error keeps a failed comparison distinct from a result without drift.
package enum DriftError: Error, Hashable {
  /// The side with this name has no runs.
  case noCases(side: String)
  /// The side with this name has two runs of one case, and so two answers.
  case caseRecordedTwice(side: String, identity: CaseIdentity)
  /// The tolerance is negative, infinite or not a number.
  case unusableTolerance(Double)
  /// A rule of the policy matches no compared case, or no compared case contains its view.
  case unusedRule(location: String, reason: String)
}

extension DriftError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .noCases(let side):
      FailureReport(
        "there is no case to compare",
        at: side,
        fix: "record one, or widen the filter"
      )
    case .caseRecordedTwice(let side, let identity):
      FailureReport(
        "there are two runs of the case '\(identity)'",
        at: side,
        fix: "name one of them"
      )
    case .unusableTolerance(let tolerance):
      FailureReport("not a length", at: "tolerance \(tolerance)", fix: "give points, 0 or more")
    case .unusedRule(let location, let reason):
      FailureReport(
        "this rule is not used: \(reason)",
        at: location,
        fix: "correct or remove it"
      )
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
