package import SnapshotModel

/// One of the two things a comparison looks at: a recording, a baseline, an engine's runs.
package struct RecordingSide: Sendable {
  /// What the reader calls it: `baseline`, `latest`, `1.3.0`, `label:before`.
  package var name: String
  /// Digest over everything recorded on this side.
  package var contentHash: String
  /// The runs, in any order, one a case.
  package var runs: [Run]

  package init(name: String, contentHash: String, runs: [Run]) {
    self.name = name
    self.contentHash = contentHash
    self.runs = runs
  }
}

/// What a report says of a side in its first line: who answered, how much, and under which hash.
package struct SideSummary: Hashable, Sendable {
  package let name: String
  package let contentHash: String
  /// Every engine that answered, by name, then version, then fingerprint.
  package let engines: [EngineIdentity]
  package let cases: Int
  package let checkpoints: Int
  /// Views over all checkpoints, one frame each.
  package let frames: Int

  init(_ side: RecordingSide) {
    name = side.name
    contentHash = side.contentHash
    engines = Set(side.runs.map(\.engine)).sorted {
      ($0.name, $0.version, $0.fingerprint) < ($1.name, $1.version, $1.fingerprint)
    }
    cases = side.runs.count
    let snapshots = side.runs.lazy.flatMap(\.steps).compactMap(\.snapshot)
    checkpoints = snapshots.reduce(0) { count, _ in count + 1 }
    frames = snapshots.reduce(0) { $0 + $1.views.count }
  }
}
