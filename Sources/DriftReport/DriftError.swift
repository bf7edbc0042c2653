package import SnapshotModel

/// Why two sides could not be compared.
///
/// That nothing was compared never reads as if nothing had drifted.
package enum DriftError: Error, Hashable {
  /// The side of this name holds no run.
  case noCases(side: String)
  /// The side of this name holds two runs of one case, so that it has two answers.
  case caseRecordedTwice(side: String, identity: CaseIdentity)
  /// The tolerance is negative, infinite or not a number.
  case unusableTolerance(Double)
  /// A rule of the policy is about no case that is compared, or about a view that none of them shows.
  case unusedRule(location: String, reason: String)
}

extension DriftError: CustomStringConvertible {
  /// The side, number or rule, what is wrong with it and how to correct it, in one line.
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
