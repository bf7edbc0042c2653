import Reporting
package import SnapshotModel

extension Drift {
  /// The compared cases that fail the comparison, in order.
  ///
  /// A case fails by drift of ``DriftOptions/failingSeverity`` or a higher severity, and by two answers
  /// of one engine version to the same question. Along an axis, every case with drift fails.
  package var failingCases: [CaseIdentity] {
    guard axis == nil else { return cases.map(\.identity) }
    let severe = causes.filter { $0.severity >= options.failingSeverity }.flatMap(\.identities)
    let failing = Set(severe).union(withoutVersionBump.map(\.identity))
    return cases.map(\.identity).filter(failing.contains)
  }

  /// Whether the comparison fails; cases on one side only and changed engines are errors.
  package var fails: Bool {
    !failingCases.isEmpty || !onlyInFrom.isEmpty || !onlyInTo.isEmpty || !changedEngines.isEmpty
      || !repeatedLengths.isEmpty && options.failingSeverity <= DriftRule.repeatedLength.severity
  }
}
