package import SnapshotModel

/// Reads only the parts of a run that differ from another run.
package struct PartialReading: Sendable {
  /// Returns the hashes of the checkpoints' snapshots, by the checkpoints' names.
  let snapshotHashes: @Sendable () throws -> [String: String]
  /// Reads the run with ``Snapshot/unread`` for some checkpoints, by their names.
  let read: @Sendable (_ without: Set<String>) throws -> Run

  package init(
    snapshotHashes: @escaping @Sendable () throws -> [String: String],
    read: @escaping @Sendable (_ without: Set<String>) throws -> Run
  ) {
    self.snapshotHashes = snapshotHashes
    self.read = read
  }

  /// Removes checkpoints from a run in memory.
  init(of run: Run, _ digests: RunDigests) {
    let names = run.steps.filter { $0.snapshot != nil }.map(\.detail)
    let hashes = Dictionary(zip(names, digests.snapshots)) { first, _ in first }
    self.init(snapshotHashes: { hashes }, read: { run.without($0) })
  }
}

extension RecordedCase {
  /// Reads two runs without the snapshots that are equal in both.
  func readWhatDiffers(from other: RecordedCase) throws -> (self: Run, other: Run) {
    guard let own = partialReading, let others = other.partialReading else {
      return (try read(), try other.read())
    }
    let (hashes, otherHashes) = (try own.snapshotHashes(), try others.snapshotHashes())
    let equal = Set(hashes.filter { otherHashes[$0.key] == $0.value }.keys)
    return (try own.read(equal), try others.read(equal))
  }
}

extension Run {
  fileprivate func without(_ checkpoints: Set<String>) -> Run {
    var run = self
    for index in run.steps.indices
    where run.steps[index].snapshot != nil && checkpoints.contains(run.steps[index].detail) {
      run.steps[index].snapshot = .unread
    }
    return run
  }
}
