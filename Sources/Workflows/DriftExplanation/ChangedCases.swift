package import DriftReport
import ScenarioModel
package import SnapshotModel

/// A drifted case with a changed question, and both versions of it.
package struct ChangedCase {
  /// The differences of the two answers.
  package let drift: CaseDrift
  /// The answer on the reference side.
  package let from: RecordedCase
  /// The answer on the judged side.
  package let to: RecordedCase
  let oldQuestion: CaseQuestion
  let newQuestion: CaseQuestion
  /// The input changes since the first side.
  package let changes: [QuestionChange]

  /// The case, equal on both sides.
  package var identity: CaseIdentity { drift.identity }
}

/// The drifted cases of a comparison, divided by whether their input changes are known.
package struct ChangedCases {
  /// The cases with known input changes, in the order of the cases.
  package private(set) var known: [ChangedCase] = []
  /// The cases without an available question, with the reason.
  package private(set) var unknown: [(identity: CaseIdentity, reason: String)] = []
  /// The number of drifted cases with exactly the same question on both sides.
  package private(set) var unchanged = 0
  /// The known cases, grouped by equal changes of their questions.
  private(set) var groups: [ScreenChanges] = []

  /// Searches for the questions of the drifted cases.
  ///
  /// - Parameters:
  ///   - drift: The comparison.
  ///   - from: The reference side.
  ///   - to: The judged side.
  ///   - questions: The questions of both sides.
  package init(_ drift: Drift, from: RecordingSide, to: RecordingSide, questions: QuestionPairs) {
    let asked = Set(drift.cases.filter(\.inputsChanged).map(\.identity))
    let (before, after) = (from.cases(asked), to.cases(asked))
    for drifted in drift.cases {
      guard drifted.isQuestionWhole else {
        unknown.append((drifted.identity, "its screens come from code, not from a scenario"))
        continue
      }
      guard drifted.inputsChanged else {
        unchanged += 1
        continue
      }
      guard let old = before[drifted.identity], let new = after[drifted.identity] else { continue }
      do throws(QuestionIndex.Missing) {
        let pair = try questions.pair(old, new)
        known.append(
          ChangedCase(
            drift: drifted,
            from: old,
            to: new,
            oldQuestion: pair.old,
            newQuestion: pair.new,
            changes: pair.changes
          )
        )
      } catch {
        unknown.append((drifted.identity, error.reason))
      }
    }
    groups = ScreenChanges.grouped(known, located: questions.location)
  }
}

extension RecordingSide {
  /// Some cases by their identities.
  fileprivate func cases(_ identities: Set<CaseIdentity>) -> [CaseIdentity: RecordedCase] {
    guard !identities.isEmpty else { return [:] }
    let cases = cases.filter { identities.contains($0.identity) }
    return Dictionary(cases.map { ($0.identity, $0) }) { first, _ in first }
  }
}
