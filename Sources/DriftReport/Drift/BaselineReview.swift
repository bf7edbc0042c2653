import Reporting
package import SnapshotModel

/// The baselines in a report that compares the merge base of a pull request with its results.
package struct BaselineReview: Sendable {
  /// The cases with a result that differs from their baseline, or with only one of both.
  package let outdated: [CaseIdentity]

  /// - Parameter drift: The drift from the baselines to the results.
  package init(_ drift: Drift) {
    outdated = drift.cases.map(\.identity) + drift.onlyInFrom + drift.onlyInTo
  }
}

extension BaselineReview {
  /// The number of outdated cases and the commands for them; empty without any.
  package var text: String {
    guard !outdated.isEmpty else { return "" }
    return "the baselines are not current in \(counted(outdated.count, "case")): "
      + "\(CaseListing(cases: outdated).text); 'scvdb diff' prints the drift, and 'scvdb accept' "
      + "accepts it"
  }
}
