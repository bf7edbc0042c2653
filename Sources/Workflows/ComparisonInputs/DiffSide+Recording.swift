package import DriftReport
import SnapshotModel
import SnapshotStore

extension DiffSide {
  /// The side with those of its cases that are asked for.
  ///
  /// - Throws: A failure where a part of the selection lets no case through.
  package func recording(of selection: CaseSelection) throws -> RecordingSide {
    let (all, recordings) = try content()
    if !selection.isEmpty {
      try selection.checkThatEachPartMatches(all.map(\.identity), of: name)
    }
    let wanted = all.indices.filter { selection.isEmpty || selection.matches(all[$0].identity) }
    let count = recordings.isEmpty ? 0 : Set(wanted.map { recordings[$0] }).count
    return RecordingSide(
      name: name,
      details: details + (count > 1 ? ["\(count) recordings"] : []),
      folder: baselines.flatMap { RepositoryPath.path(of: $0.path) },
      cases: wanted.map { all[$0] }
    )
  }
}
