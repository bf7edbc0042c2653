import DriftReport
import Foundation
import ScenarioModel
import SnapshotModel
import SnapshotStore

/// What a comparison with baselines found on one side only, and what may be done about it.
struct UnpairedBaselines {
  /// Paths of the baselines that no scenario beside them asks for, and that were not recorded.
  private let obsolete: [String]
  /// How many cases have no baseline.
  private let missing: Int

  /// Sorts out what only one side has.
  ///
  /// - Throws: `BaselineError` where a baseline seems to be missing and is behind a link: folders that
  ///   are links are not searched.
  init(in folder: BaselineFolder, _ drift: Drift) throws {
    for identity in drift.onlyInTo where try folder.run(for: identity) != nil {
      throw BaselineError.behindLink(case: identity, folder: folder.path)
    }
    // A scenario that cannot be read is no business of a comparison.
    let asked = (try? ScenarioFiles(baselines: folder.path).askedCases()) ?? nil
    let known = Set((asked ?? drift.onlyInFrom).map(baselinePath))
    obsolete = drift.onlyInFrom.map(baselinePath).filter { !known.contains($0) }
      .map { "\(folder.path)/\($0)" }
    missing = drift.onlyInTo.count
  }

  func note(on console: Console) {
    if !obsolete.isEmpty {
      console.noteListing(
        "obsolete, no scenario has the case of \(counted(obsolete.count, "baseline"))",
        obsolete
      )
      console.hint("'scvdb accept --remove-obsolete' deletes what is obsolete")
    }
    if missing > 0 {
      console.hint("\(counted(missing, "case")) without a baseline; 'scvdb accept' writes one")
    }
  }
}

extension ScenarioFiles {
  /// The cases that the scenarios in the folder of baselines ask for; nil where no scenario is, so
  /// that nothing tells.
  func askedCases() throws -> [CaseIdentity]? {
    let folder = URL(filePath: baselines)
    guard FileManager.default.fileExists(atPath: baselines),
      try !ScenarioDiscovery.files(under: folder).isEmpty
    else { return nil }
    return try read([]).flatMap(\.scenario.identities)
  }
}
