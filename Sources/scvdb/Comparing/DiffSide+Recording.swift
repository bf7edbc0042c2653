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
    let identities = all.map(\.identity)
    try scenarios.checkThatEachPartMatches(identities, of: name)
    try cases.checkThatEachPartMatches(identities, of: name)
    let isWanted = CaseFilterOptions.isWanted(scenarios, cases)
    let areAllWanted = scenarios.isEmpty && cases.isEmpty
    return RecordingSide(
      name: name,
      folder: baselines?.pathInRepository,
      cases: areAllWanted ? all : all.filter { isWanted($0.identity) }
    )
  }
}
