package import SnapshotModel

/// One side of a comparison: a recording, a baseline, an engine's runs.
package struct RecordingSide {
  /// The name of the side: `baseline`, `latest`, `1.3.0`, `label:before`.
  package var name: String
  /// Further distinguishing properties, as text: `commit 1a2b3c4`.
  package var details: [String]
  /// The side's folder of baselines, as reports show it; nil for another kind of side.
  package var folder: String?
  /// The cases, in any order, without duplicates.
  package var cases: [RecordedCase]
  /// Whether a side without a case can be compared, because its scenarios could not be read.
  package var canBeEmpty = false
  /// The cases besides ``cases`` that are certainly equal on the other side; nil if there are none.
  package var agreed: AgreedCases?

  package init(
    name: String,
    details: [String] = [],
    folder: String? = nil,
    cases: [RecordedCase],
    agreed: AgreedCases? = nil
  ) {
    self.name = name
    self.details = details
    self.folder = folder
    self.cases = cases
    self.agreed = agreed
  }
}

/// The cases of one recording that certainly have equal questions and answers in another recording.
///
/// Hashes of both recordings prove this without a comparison of each case.
package struct AgreedCases {
  /// The number of cases.
  package let count: Int
  /// The engine that computed all cases of the side.
  package let engine: EngineIdentity
  /// The time and the source of all cases, see ``RecordedCase/origin``.
  package let origin: [String]
  /// The hash of all geometry of the side, including the other cases.
  package let contentHash: String

  package init(count: Int, engine: EngineIdentity, origin: [String], contentHash: String) {
    self.count = count
    self.engine = engine
    self.origin = origin
    self.contentHash = contentHash
  }
}

/// The properties of a side in a report's first line: engines, number of cases, hash.
package struct SideSummary: Hashable, Sendable {
  /// See ``RecordingSide/name``.
  package let name: String
  /// Further distinguishing properties, as text: `commit 1a2b3c4`.
  package let details: [String]
  /// The side's folder of baselines; nil for another kind of side.
  package let folder: String?
  /// The hash of all geometry of the side, see ``recordingHash(of:)``.
  package let contentHash: String
  /// All engines of the side, by name, then version, then fingerprint.
  package let engines: [EngineIdentity]
  /// The number of cases of the side.
  package let cases: Int

  /// Creates the summary of a side; a known content hash is not computed again.
  package init(_ side: RecordingSide, contentHash: String? = nil) {
    name = side.name
    let origin = side.agreed?.origin ?? side.cases.first?.origin ?? []
    details = side.details + (side.cases.allSatisfy { $0.origin == origin } ? origin : [])
    folder = side.folder
    self.contentHash =
      side.agreed?.contentHash ?? contentHash
      ?? recordingHash(
        of: side.cases.count,
        identity: { side.cases[$0].recordedIdentity },
        word: { side.cases[$0].geometryHash }
      )
    let engines = side.cases.distinctEngines.union(side.agreed.map { [$0.engine] } ?? [])
    self.engines = engines.sorted {
      ($0.name, $0.version, $0.fingerprint) < ($1.name, $1.version, $1.fingerprint)
    }
    cases = side.cases.count + (side.agreed?.count ?? 0)
  }
}

extension [RecordedCase] {
  /// The engines of the cases.
  ///
  /// Successive equal engines are hashed once.
  fileprivate var distinctEngines: Set<EngineIdentity> {
    var engines: Set<EngineIdentity> = []
    var previous: EngineIdentity?
    for recorded in self where recorded.engine != previous {
      previous = recorded.engine
      engines.insert(recorded.engine)
    }
    return engines
  }
}
