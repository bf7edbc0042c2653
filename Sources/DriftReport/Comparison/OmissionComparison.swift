import SnapshotModel

/// Compares the omitted code of a case's screens.
///
/// Omissions are not geometry, but a report lists a change even if the answers are otherwise equal:
/// the code can have an effect on later frames.
struct OmissionComparison {
  private let from: [String: ScreenOmissions]
  private let to: [String: ScreenOmissions]

  init(from: Run, to: Run) {
    self.from = Self.byScreen(from)
    self.to = Self.byScreen(to)
  }

  /// The omitted code of the second side, or else of the first, by the names of the screens.
  var either: [String: ScreenOmissions] { from.merging(to) { $1 } }

  /// Adds the changes to the first checkpoint of both sides, because they concern all checkpoints.
  func add(to lists: inout [DifferenceList], of pairs: [Pair<Moment>]) {
    guard from != to, let index = pairs.firstCheckpoint, lists.indices.contains(index) else {
      return
    }
    for screen in Set(from.keys).union(to.keys).sorted() where from[screen] != to[screen] {
      let (before, after) = (from[screen], to[screen])
      lists[index].add(
        .view(path: ViewPath(screen)),
        changed(
          .omittedCode,
          "omissions",
          before.map { .text($0.numbers) },
          after.map { .text($0.numbers) }
        )
      )
    }
  }

  private static func byScreen(_ run: Run) -> [String: ScreenOmissions] {
    Dictionary(run.screenOmissions.map { ($0.screen, $0) }) { $1 }
  }
}
