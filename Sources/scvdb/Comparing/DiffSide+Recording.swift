import DriftReport
import SnapshotModel

extension DiffSide {
  /// The side with those of its cases that are asked for.
  ///
  /// - Throws: A failure where a part of the filters lets no case through.
  func recording(
    of scenarios: ScenarioFilterOption,
    and cases: CaseFilterOptions
  ) throws -> RecordingSide {
    let all = try self.cases()
    let folder = baselines?.pathInRepository
    if scenarios.isEmpty && cases.isEmpty {
      return RecordingSide(name: name, details: details, folder: folder, cases: all)
    }
    let identities = all.map(\.identity)
    try scenarios.checkThatEachPartMatches(identities, of: name)
    try cases.checkThatEachPartMatches(identities, of: name)
    let isWanted = CaseFilterOptions.isWanted(scenarios, cases)
    return RecordingSide(
      name: name,
      details: details,
      folder: folder,
      cases: all.filter { isWanted($0.identity) }
    )
  }
}
