import SnapshotModel

/// Compares the views of a case that have estimated sizes.
///
/// Estimates are not geometry, but a report lists a change even if the answers are otherwise equal.
struct EstimateComparison {
  private let from: [ViewPath: [UnknownSize]]
  private let to: [ViewPath: [UnknownSize]]

  /// - Parameters:
  ///   - from: The first side's estimates, with the second side's view paths.
  ///   - to: The second side's estimates.
  init(from: [SizeEstimate], to: [SizeEstimate]) {
    self.from = Self.sizes(from)
    self.to = Self.sizes(to)
  }

  /// The unknown sizes that views depend on, on either side, by the views' paths.
  var either: [ViewPath: [UnknownSize]] {
    from.merging(to) { Set($0 + $1).sorted() }
  }

  /// Adds the changes to the first checkpoint of both sides, because they concern all checkpoints.
  func add(to lists: inout [DifferenceList], of pairs: [Pair<Moment>]) {
    guard from != to, let index = pairs.firstCheckpoint, lists.indices.contains(index) else {
      return
    }
    for view in Set(from.keys).union(to.keys).sorted() {
      lists[index].add(
        .view(path: view),
        changed(.sizeEstimate, "estimate", Self.value(from[view]), Self.value(to[view]))
      )
    }
  }

  private static func sizes(_ estimates: [SizeEstimate]) -> [ViewPath: [UnknownSize]] {
    Dictionary(grouping: estimates, by: \.view).mapValues { $0.map(\.size).sorted() }
  }

  private static func value(_ sizes: [UnknownSize]?) -> DriftValue? {
    sizes.map { .text($0.map(\.text).joined(separator: ", ")) }
  }
}

extension [Pair<Moment>] {
  /// The index of the first checkpoint of both sides, or else of the first pair; nil without pairs.
  var firstCheckpoint: Int? {
    let isCheckpoint = { (moment: Moment?) in moment?.step.snapshot != nil }
    return firstIndex { isCheckpoint($0.from) && isCheckpoint($0.to) } ?? indices.first
  }
}
