package import SnapshotModel

/// One of the two things a comparison looks at: a recording, a baseline, an engine's runs.
package struct RecordingSide {
  /// What the reader calls it: `baseline`, `latest`, `1.3.0`, `label:before`.
  package var name: String
  /// What else distinguishes it from others, in words: `commit 1a2b3c4`.
  package var details: [String]
  /// The folder of baselines that the side is, as reports are to name it; nil for another side.
  package var folder: String?
  /// The cases, in any order, each once.
  package var cases: [RecordedCase]
  /// What the side has besides ``cases``, of which it is known that the other side has the same; nil where
  /// they are all.
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

/// Cases of one recording in which another one has the same answers to the same questions, as is known from what
/// both come to without a look at each case.
package struct AgreedCases {
  /// How many they are.
  package let count: Int
  /// Who recorded all cases of the side.
  package let engine: EngineIdentity
  /// When all cases were recorded, and of what, see ``RecordedCase/origin``.
  package let origin: [String]
  /// One hash for all geometry of the side, with that of the other cases.
  package let contentHash: String

  package init(count: Int, engine: EngineIdentity, origin: [String], contentHash: String) {
    self.count = count
    self.engine = engine
    self.origin = origin
    self.contentHash = contentHash
  }
}

/// What a report shows of a side in its first line: who answered, how many cases, with what hash.
package struct SideSummary: Hashable, Sendable {
  /// See ``RecordingSide/name``.
  package let name: String
  /// What else distinguishes it from others, in words: `commit 1a2b3c4`.
  package let details: [String]
  /// The folder of baselines that the side is; nil for another side.
  package let folder: String?
  /// One hash for all geometry of the side, see ``recordingHash(of:)``.
  package let contentHash: String
  /// Every engine that answered, by name, then version, then fingerprint.
  package let engines: [EngineIdentity]
  /// How many cases the side has.
  package let cases: Int

  /// Sums up a side; its content hash may be known from one with the same cases and geometry.
  package init(_ side: RecordingSide, contentHash: String? = nil) {
    name = side.name
    let origin = side.agreed?.origin ?? side.cases.first?.origin ?? []
    details = side.details + (side.cases.allSatisfy { $0.origin == origin } ? origin : [])
    folder = side.folder
    self.contentHash =
      side.agreed?.contentHash ?? contentHash
      ?? recordingHash(of: side.cases.map { ($0.identity, $0.geometryHash) })
    let engines = side.cases.distinctEngines.union(side.agreed.map { [$0.engine] } ?? [])
    self.engines = engines.sorted {
      ($0.name, $0.version, $0.fingerprint) < ($1.name, $1.version, $1.fingerprint)
    }
    cases = side.cases.count + (side.agreed?.count ?? 0)
  }
}

extension [RecordedCase] {
  /// Mostly one, of which nothing but the first is hashed.
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
