package import SnapshotModel

/// One of the two things a comparison looks at: a recording, a baseline, an engine's runs.
package struct RecordingSide {
  /// What the reader calls it: `baseline`, `latest`, `1.3.0`, `label:before`.
  package var name: String
  /// What else tells it from others, in words: `commit 1a2b3c4`.
  package var details: [String]
  /// The folder of baselines that the side is, as reports are to name it; nil for another side.
  package var folder: String?
  /// The cases, in any order, each once.
  package var cases: [RecordedCase]

  package init(
    name: String,
    details: [String] = [],
    folder: String? = nil,
    cases: [RecordedCase]
  ) {
    self.name = name
    self.details = details
    self.folder = folder
    self.cases = cases
  }
}

/// A recorded case as it is known before anyone reads its rows.
///
/// Equal hashes settle most cases of two recordings, so that comparing them costs what differs, not
/// what exists.
package struct RecordedCase {
  package var identity: CaseIdentity
  package var engine: EngineIdentity
  package var questionHash: String
  /// See ``RunDigests/geometry``.
  package var geometryHash: String
  /// See ``RunDigests/answer``.
  package var answerHash: String
  /// Reads the run; called only where the other side answered something else.
  package var read: () throws -> Run
  /// When it was recorded, and of what, in words; nothing where that is not known.
  package var origin: [String]

  package init(
    identity: CaseIdentity,
    engine: EngineIdentity,
    questionHash: String,
    geometryHash: String,
    answerHash: String,
    read: @escaping () throws -> Run,
    origin: [String] = []
  ) {
    self.identity = identity
    self.engine = engine
    self.questionHash = questionHash
    self.geometryHash = geometryHash
    self.answerHash = answerHash
    self.read = read
    self.origin = origin
  }

  /// A case whose run is at hand.
  ///
  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  package init(_ run: Run) {
    let digests = RunDigests(of: run)
    self.init(
      identity: run.identity,
      engine: run.engine,
      questionHash: run.questionHash,
      geometryHash: digests.geometry,
      answerHash: digests.answer,
      read: { run }
    )
  }
}

/// What a report says of a side in its first line: who answered, how many cases, with what hash.
package struct SideSummary: Hashable, Sendable {
  package let name: String
  /// What else tells it from others, in words: `commit 1a2b3c4`.
  package let details: [String]
  /// The folder of baselines that the side is; nil for another side.
  package let folder: String?
  /// One hash for all geometry of the side, see ``recordingHash(of:)``.
  package let contentHash: String
  /// Every engine that answered, by name, then version, then fingerprint.
  package let engines: [EngineIdentity]
  package let cases: Int

  init(_ side: RecordingSide) {
    name = side.name
    let origins = Set(side.cases.map(\.origin))
    details = side.details + (origins.count == 1 ? origins.first ?? [] : [])
    folder = side.folder
    contentHash = recordingHash(of: side.cases.map { ($0.identity, $0.geometryHash) })
    engines = Set(side.cases.map(\.engine)).sorted {
      ($0.name, $0.version, $0.fingerprint) < ($1.name, $1.version, $1.fingerprint)
    }
    cases = side.cases.count
  }
}
