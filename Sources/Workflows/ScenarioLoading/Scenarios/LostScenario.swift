import Foundation
import Reporting
import ScenarioModel
package import SnapshotModel

/// A scenario that cannot be recorded, because its file or a document that it names cannot be read.
package struct LostScenario {
  /// The name in recordings.
  package var name: String
  /// What is wrong.
  package var error: any Error
  /// The cases, where at least the scenario itself can be read; nil where nothing states which they are.
  package var identities: [CaseIdentity]?
}

extension LostScenario {
  /// What a recording keeps of the cases that it lacks, in the order of their names.
  ///
  /// - Parameters:
  ///   - known: The cases that the scenario is known to have had, for one that cannot be read.
  ///   - isWanted: Which cases are asked for.
  /// - Returns: A failure for each case.
  package func failures(
    among known: [CaseIdentity],
    where isWanted: (CaseIdentity) -> Bool
  ) -> [CaseFailure] {
    let reason = FailureReport(error).text
    let cases = identities ?? known.filter { $0.scenario == name }
    return Set(cases.filter(isWanted)).sorted().map { identity in
      CaseFailure(
        identity: identity,
        // There is no question: what cannot be read is reported instead.
        questionHash: sha256Hex(Array(reason.utf8)),
        kind: .refused,
        reason: reason
      )
    }
  }
}
