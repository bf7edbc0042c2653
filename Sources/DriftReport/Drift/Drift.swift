package import Reporting
package import SnapshotModel

/// The drift between two recordings, ready for any ``ReportFormat``.
package struct Drift: Sendable {
  /// The base of the comparison.
  package let from: SideSummary
  /// The side that is compared with the base.
  package let to: SideSummary
  /// The tolerance, the policy and the amount of detail.
  package let options: DriftOptions
  /// The axis with different values on the sides; nil for a comparison of equal cases.
  package let axis: AxisComparison?
  /// The cases of the first side only, in order; each counts as drift.
  package let onlyInFrom: [CaseIdentity]
  /// The cases of the second side only, in order; each counts as drift.
  package let onlyInTo: [CaseIdentity]
  /// The cases of both sides, in order, except for certainly equal ones, see
  /// ``RecordingSide/agreed``.
  package let comparedCases: [CaseIdentity]
  /// The number of certainly equal cases.
  package let agreedCases: Int
  /// The compared cases that differ, in order.
  package let cases: [CaseDrift]
  /// The causes of the drift, without duplicates.
  ///
  /// Edits come first, and likely consequences last. Otherwise the causes have the order of their
  /// first occurrences. Between cases that differ in an axis, the most severe causes come first, and
  /// causes that only follow the surroundings are left out.
  package let causes: [DriftCause]
  /// The differences in compared cases that are not drift.
  package let ignored: IgnoredDifferences
  /// The outcomes of known broken invariants on the second side.
  package let knownInvariants: [KnownInvariantUse]
  /// The number of compared cases with a changed question, with or without drift.
  package let casesWithChangedInputs: Int

  /// The engine versions with another fingerprint on the second side, in order.
  ///
  /// Each counts as drift, even if no compared case differs.
  package let changedEngines: [EngineChange]

  /// The titles of the screens' views, by scenario; empty if no screen is available.
  package var titles: [String: ViewTitles] = [:]

  /// The number of cases that both sides have.
  package var compared: Int { comparedCases.count + agreedCases }

  /// The changes in the questions of drifted cases, where both versions are available.
  package var inputChanges: [NamedChange] = []

  /// The reasons for changed frames, in lines, by their first occurrence.
  ///
  /// Empty if the explanations of either side are missing.
  package var reasons: [FrameOccurrence: [String]] = [:]

  /// The constants that repeat former lengths of bars; empty unless the sides differ in an axis.
  package var repeatedLengths: [RepeatedLength] = []

  /// The scenarios of the second side that could not be read; empty if nothing was recorded for the
  /// comparison.
  package var unreadScenarios: [UnreadScenario] = []

  /// The baselines of a pull request; nil for another comparison.
  package var review: BaselineReview?

  /// The changes without a cause, and the effect of each change in a replay, in lines.
  package var explanation: [String] = []

  /// The comparisons in the second side's scenarios, if available: they are not stored.
  package var comparisons: [RecordedComparison] = []

  /// The number of the second side's answers that earlier recordings already had; nil if nothing
  /// was recorded for the comparison.
  package var reusedAnswers: Int?

  /// Whether anything drifted, independent of severity; rows within the tolerance are not drift.
  package var hasDrift: Bool {
    !cases.isEmpty || !onlyInFrom.isEmpty || !onlyInTo.isEmpty || !changedEngines.isEmpty
  }

  /// Returns the titles of a cause's views.
  func titles(for cause: DriftCause) -> ViewTitles {
    titles(for: cause.occurrences[0].identity)
  }

  /// Returns the titles of a case's views.
  package func titles(for identity: CaseIdentity) -> ViewTitles {
    titles[identity.scenario] ?? ViewTitles()
  }

  /// The drifted cases in which one version of an engine gave two answers to the same question.
  package var withoutVersionBump: [CaseDrift] { cases.filter(\.isWithoutVersionBump) }

  /// The drifted cases with equal engine fingerprints on both sides.
  package var nondeterministic: [CaseDrift] { cases.filter(\.isNondeterministic) }
}
