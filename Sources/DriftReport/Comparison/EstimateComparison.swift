import SnapshotModel

/// Compares which views of a case have sizes that are estimates.
///
/// That is no geometry, and counts all the same: of two answers that differ in nothing else a report
/// states so.
struct EstimateComparison {
  private let from: [String: [UnknownSize]]
  private let to: [String: [UnknownSize]]

  /// - Parameters:
  ///   - from: What the first side recorded, with the paths that its views have on the second.
  ///   - to: What the second side recorded.
  init(from: [SizeEstimate], to: [SizeEstimate]) {
    self.from = Self.sizes(from)
    self.to = Self.sizes(to)
  }

  /// The sizes on which views depend on one side or on both, by the views' paths.
  var either: [String: [UnknownSize]] {
    from.merging(to) { Set($0 + $1).sorted() }
  }

  /// Adds what differs to the first checkpoint that both sides have, as it is about all of them.
  func add(to lists: inout [DifferenceList], of pairs: [Pair<Moment>]) {
    guard from != to else { return }
    let isCheckpoint = { (moment: Moment?) in moment?.step.snapshot != nil }
    let index =
      pairs.firstIndex { isCheckpoint($0.from) && isCheckpoint($0.to) } ?? pairs.startIndex
    guard lists.indices.contains(index) else { return }
    for view in Set(from.keys).union(to.keys).sorted() {
      lists[index].add(
        .view(path: view),
        changed(.sizeEstimate, "estimate", Self.value(from[view]), Self.value(to[view]))
      )
    }
  }

  private static func sizes(_ estimates: [SizeEstimate]) -> [String: [UnknownSize]] {
    Dictionary(grouping: estimates, by: \.view).mapValues { $0.map(\.size).sorted() }
  }

  private static func value(_ sizes: [UnknownSize]?) -> DriftValue? {
    sizes.map { .text($0.map(\.text).joined(separator: ", ")) }
  }
}
