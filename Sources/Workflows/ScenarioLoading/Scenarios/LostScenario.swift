import Foundation
import Reporting
import ScenarioModel
package import SnapshotModel

/// A scenario that cannot be recorded, because its file or one of its documents is unreadable.
package struct LostScenario {
  /// The name in recordings.
  package var name: String
  /// The error.
  package var error: any Error
  /// The cases, if the scenario itself is readable; nil if they are unknown.
  package var identities: [CaseIdentity]?
}

/// A case of a scenario that cannot be recorded.
package struct LostCase: Sendable {
  /// The recording's entry.
  package var failure: CaseFailure
  /// The error of the scenario.
  package var report: FailureReport

  /// The case of the question.
  package var identity: CaseIdentity { failure.identity }

  init(_ identity: CaseIdentity, _ report: FailureReport) {
    self.report = report
    failure = CaseFailure(
      identity: identity,
      // There is no question; the error identifies the case instead.
      questionHash: QuestionHash(digest: sha256Hex(Array(report.text.utf8))),
      kind: .refused,
      reason: report.paragraph
    )
  }
}

extension LostScenario {
  /// Returns the missing cases, in the order of their names.
  ///
  /// - Parameters:
  ///   - known: The last known cases of the scenario, if it is unreadable.
  ///   - isIncluded: Whether a case is requested.
  /// - Returns: The cases, each with the error.
  package func cases(
    among known: [CaseIdentity],
    where isIncluded: (CaseIdentity) -> Bool
  ) -> [LostCase] {
    let report = FailureReport(error)
    let cases = identities ?? known.filter { $0.scenario == name }
    return Set(cases.filter(isIncluded)).sorted().map { LostCase($0, report) }
  }
}
