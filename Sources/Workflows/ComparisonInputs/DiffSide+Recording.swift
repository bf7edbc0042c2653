package import DriftReport
import SnapshotModel
import SnapshotStore

extension DiffSide {
  /// Returns the side with its selected cases.
  ///
  /// - Throws: A failure if no case matches a part of the selection.
  package func recording(of selection: CaseSelection) throws -> RecordingSide {
    let (all, recordings) = try content()
    if !selection.isEmpty {
      try selection.checkThatEachPartMatches(all.map(\.identity), of: name)
    }
    let matching = all.indices.filter { selection.isEmpty || selection.matches(all[$0].identity) }
    let count = recordings.isEmpty ? 0 : Set(matching.map { recordings[$0] }).count
    return RecordingSide(
      name: name,
      details: details + (count > 1 ? ["\(count) recordings"] : []),
      folder: baselines.flatMap { RepositoryPath.path(of: $0.path) },
      cases: matching.map { all[$0] }
    )
  }
}
