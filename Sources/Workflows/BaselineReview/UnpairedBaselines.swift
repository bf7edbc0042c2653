package import DriftReport
import Foundation
import ScenarioModel
import SnapshotModel
package import SnapshotStore

/// What a comparison with baselines found on one side only, and what may be done about it.
package struct UnpairedBaselines {
  /// Paths of the baselines that no scenario beside them asks for, and that were not recorded.
  package let obsolete: [String]
  /// How many cases have no baseline.
  package let missing: Int

  /// Sorts out what only one side has.
  package init(in folder: BaselineFolder, _ drift: Drift) {
    obsolete = Self.obsolete(among: drift.onlyInFrom, in: folder)
    missing = drift.onlyInTo.count
  }

  private static func obsolete(
    among cases: [CaseIdentity],
    in folder: BaselineFolder
  ) -> [String] {
    // To read the scenarios takes longer than to compare.
    guard !cases.isEmpty else { return [] }
    // A scenario that cannot be read is no business of a comparison.
    let asked = (try? ScenarioFiles(baselines: folder.path).askedCases()) ?? nil
    let known = Set((asked ?? cases).map(baselinePath))
    return cases.map(baselinePath).filter { !known.contains($0) }.map { "\(folder.path)/\($0)" }
  }
}
