package import DriftReport
package import ScenarioLoading
import SnapshotModel

extension DiffSide {
  /// The side with those of its cases that are asked for.
  ///
  /// - Throws: A failure where a part of the selection lets no case through.
  package func recording(of selection: CaseSelection) throws -> RecordingSide {
    let all = try cases()
    if !selection.isEmpty {
      try selection.checkThatEachPartMatches(all.map(\.identity), of: name)
    }
    return RecordingSide(
      name: name,
      details: details,
      folder: baselines?.pathInRepository,
      cases: selection.isEmpty ? all : all.filter { selection.matches($0.identity) }
    )
  }
}
