import FailureReports
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

extension LostScenario {
  /// Returns a recording's entries for the missing cases, in the order of their names.
  ///
  /// - Parameters:
  ///   - known: The last known cases of the scenario, if it is unreadable.
  ///   - isIncluded: Whether a case is requested.
  /// - Returns: A failure for each case.
  package func failures(
    among known: [CaseIdentity],
    where isIncluded: (CaseIdentity) -> Bool
  ) -> [CaseFailure] {
    let reason = FailureReport(error).text
    let cases = identities ?? known.filter { $0.scenario == name }
    return Set(cases.filter(isIncluded)).sorted().map { identity in
      CaseFailure(
        identity: identity,
        // There is no question; the reason identifies the case instead.
        questionHash: QuestionHash(digest: sha256Hex(Array(reason.utf8))),
        kind: .refused,
        reason: reason
      )
    }
  }
}
