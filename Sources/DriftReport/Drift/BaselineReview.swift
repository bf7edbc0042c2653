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
  /// For example `the baselines are not current in 2 cases`.
  var problem: String { "the baselines are not current in \(counted(outdated.count, "case"))" }

  var advice: String { "'scvdb diff' prints the drift, and 'scvdb accept' accepts it" }

  /// The problem with its cases and the commands for them; empty without outdated baselines.
  package var text: String {
    outdated.isEmpty ? "" : "\(problem): \(CaseListing(cases: outdated).text); \(advice)"
  }
}
