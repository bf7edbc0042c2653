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

extension DriftError: CustomStringConvertible {
  /// The side, number or rule, the problem and the fix, in one line.
  package var description: String {
    switch self {
    case .noCases(let side):
      "\(side): there is no case to compare; record one, or widen the filter"
    case .caseRecordedTwice(let side, let identity):
      "\(side): there are two runs of the case '\(identity)'; name one of them"
    case .unusableTolerance(let tolerance):
      "tolerance \(tolerance): not a length; give points, 0 or more"
    case .unusedRule(let location, let reason):
      "\(location): this rule is not used: \(reason); fix or remove it"
    }
  }
}
