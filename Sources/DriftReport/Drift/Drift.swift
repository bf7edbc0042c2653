package import Reporting
package import SnapshotModel

/// What drifted between two recordings, ready for any ``ReportFormat``.
package struct Drift: Sendable {
  /// The recording that is taken as given.
  package let from: SideSummary
  /// The recording that is judged.
  package let to: SideSummary
  /// The tolerance and the policy that were applied, and how much is reported.
  package let options: DriftOptions
  /// Cases that only one side has, in order; each counts as drift.
  package let onlyInFrom: [CaseIdentity]
  /// The cases that only the second side has, in order; each counts as drift.
  package let onlyInTo: [CaseIdentity]
  /// The cases that both sides have, in order, but those that agree for certain, see
  /// ``RecordingSide/agreed``.
  package let comparedCases: [CaseIdentity]
  /// How many cases agree for certain.
  package let agreedCases: Int
  /// The compared cases that differ, in order.
  package let cases: [CaseDrift]
  /// What differs in compared cases and is no drift.
  package let ignored: IgnoredDifferences
  /// What became of broken invariants that are known, on the side that is checked.
  package let knownInvariants: [KnownInvariantUse]
  /// Compared cases whose question changed, drifted or not.
  package let casesWithChangedInputs: Int

  /// Engine versions that have another fingerprint on the other side, in order; each counts as drift,
  /// though it may show in none of the compared cases.
  package let changedEngines: [EngineChange]

  /// What people call the views of the screens, by scenario; empty where no screen is known.
  package var titles: [String: ViewTitles] = [:]

  /// How many cases both sides have.
  package var compared: Int { comparedCases.count + agreedCases }

  /// What was changed in the questions of drifted cases, where both versions of them are at hand.
  package var inputChanges: [NamedChange] = []

  /// Why numbers of frames are others than before, by where they show first, in lines; empty where it is not
  /// known what determined them on both sides.
  package var reasons: [FrameOccurrence: [String]] = [:]

  /// The changes that belong to no cause, and what a replay found that each change accounts for, in lines.
  package var explanation: [String] = []

  /// The comparisons that the scenarios of the checked side make, where they are known: they are not stored.
  package var comparisons: [RecordedComparison] = []

  /// How many answers of the checked side earlier recordings had already; nil where nothing was recorded for the
  /// comparison.
  package var reusedAnswers: Int?

  /// Whether anything drifted, whatever its severity; rows within the tolerance are no drift.
  package var hasDrift: Bool {
    !cases.isEmpty || !onlyInFrom.isEmpty || !onlyInTo.isEmpty || !changedEngines.isEmpty
  }

  /// What people call the views that a cause is about.
  func titles(for cause: DriftCause) -> ViewTitles {
    titles(for: cause.occurrences[0].identity)
  }

  /// What people call the views of a case.
  package func titles(for identity: CaseIdentity) -> ViewTitles {
    titles[identity.scenario] ?? ViewTitles()
  }

  /// The drifted cases in which one version of an engine gave two answers to the same question.
  package var withoutVersionBump: [CaseDrift] { cases.filter(\.isWithoutVersionBump) }

  /// Those in which not even the engine's fingerprint distinguishes one answer from the other.
  package var nondeterministic: [CaseDrift] { cases.filter(\.isNondeterministic) }
}
