import SnapshotModel

/// The views that two snapshots have in common.
struct CommonViews {
  /// The views on both sides, in the order of the second one.
  let pairs: [(old: ViewGeometry, new: ViewGeometry)]

  init(from: Snapshot, to: Snapshot) {
    pairs = paired(from.views, to.views, by: \.path).compactMap { pair in
      guard let old = pair.from, let new = pair.to else { return nil }
      return (old, new)
    }
  }
}
