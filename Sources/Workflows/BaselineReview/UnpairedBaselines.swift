package import DriftReport
import Foundation
import ScenarioModel
import SnapshotModel
package import SnapshotStore

/// The cases with a baseline but no recorded run, or a run but no baseline.
package struct UnpairedBaselines {
  /// Paths of the baselines without a recorded run and without a scenario that defines their case.
  package let obsolete: [String]
  /// The number of cases without a baseline.
  package let missing: Int

  /// Sorts the unpaired cases of a comparison.
  package init(in folder: BaselineFolder, _ drift: Drift) {
    obsolete = Self.obsolete(among: drift.onlyInFrom, in: folder)
    missing = drift.onlyInTo.count
  }

  private static func obsolete(
    among cases: [CaseIdentity],
    in folder: BaselineFolder
  ) -> [String] {
    // Reading the scenarios takes longer than comparing.
    guard !cases.isEmpty else { return [] }
    // A comparison does not report unreadable scenarios.
    let asked = (try? ScenarioFiles(baselines: folder.path).askedCases()) ?? nil
    let known = Set((asked ?? cases).map(baselinePath))
    return cases.map(baselinePath).filter { !known.contains($0) }.map { "\(folder.path)/\($0)" }
  }
}
