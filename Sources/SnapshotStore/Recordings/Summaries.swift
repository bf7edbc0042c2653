package import SnapshotModel

/// A run as lists show it.
package struct RunSummary: Hashable, Sendable {
  /// The number of the run in its database.
  package let id: RunID
  /// The recording that the run belongs to.
  package let recording: RecordingID
  /// The case that was answered.
  package let identity: CaseIdentity
  /// The engine that answered.
  package let engine: EngineIdentity
  /// Equal for runs of the same question, whatever answered it.
  package let questionHash: String
  /// Equal for runs in which nothing differs but findings and wording, see ``RunDigests/geometry``.
  package let geometryHash: String
  /// Equal for runs in which nothing differs, see ``RunDigests/answer``.
  package let answerHash: String
  /// Of what determined the frames, see ``RunDigests/explanations``; nil for a run without that.
  package let explanationHash: String?
  /// Given by the user, not unique; nil without one.
  package let label: String?
  /// The version of the scenarios and screens, as given to the recorder; nil without one.
  package let commit: String?
  /// As given to the recorder; never used for order.
  package let recordedAt: String?
}

extension RunSummary {
  /// What keeps the run from being the one that was stored with a hash; nil without a fault.
  func fault(comparedWith hash: [UInt8]) -> String? {
    let own = runHash(
      recording: Int(recording.rawValue),
      engine: engine,
      identity: identity,
      questionHash: questionHash,
      answerHash: answerHash,
      explanationHash: explanationHash
    )
    guard own != hash else { return nil }
    return """
      run \(id) is of another recording, engine, case, question, answer or explanation than was \
      recorded
      """
  }
}

/// A recording as lists show it.
package struct RecordingSummary: Hashable, Sendable {
  /// The number of the recording in its database.
  package let id: RecordingID
  /// The engine of all runs of the recording.
  package let engine: EngineIdentity
  /// See ``RunSummary/label``.
  package let label: String?
  /// See ``RunSummary/commit``.
  package let commit: String?
  /// As given to the recorder; never used for order.
  package let recordedAt: String?
  /// How many cases have an answer; failures are not counted.
  package let runCount: Int
  /// Nil for a recording that does not state what it was to contain.
  package let manifest: Manifest?
}

/// Which part of which plan a recording was to record.
package struct Manifest: Hashable, Sendable {
  /// See ``Plan/hash``.
  package let planHash: String
  /// The part of the plan that it was to record.
  package let shard: Shard
}

/// An engine that has recorded something.
package struct EngineSummary: Hashable, Sendable {
  package let engine: EngineIdentity
  /// How many recordings are by the engine, those without runs included.
  package let recordingCount: Int
  /// How many runs these recordings have.
  package let runCount: Int
}

/// Which runs to list; a nil admits all.
package struct RunFilter: Hashable, Sendable {
  /// The whole name, of which no part is enough.
  package var scenario: String?
  /// The id of the device catalog.
  package var device: String?
  /// The orientation at the start of the run.
  package var orientation: String?
  /// The technique's label.
  package var technique: String?
  /// The recording that the runs belong to.
  package var recording: RecordingID?

  package init(
    scenario: String? = nil,
    device: String? = nil,
    orientation: String? = nil,
    technique: String? = nil,
    recording: RecordingID? = nil
  ) {
    self.scenario = scenario
    self.device = device
    self.orientation = orientation
    self.technique = technique
    self.recording = recording
  }
}

/// One side of a comparison: runs of which each case has one at most.
///
/// Where several runs of a case qualify, the newest is meant.
package enum RunSelection: Hashable, Sendable {
  /// The latest run of each case, whichever recordings have it; a case that was attempted since then
  /// without an answer has none.
  case latest
  case recording(RecordingID)
  /// The newest run of each case under a label, whichever recordings have it.
  case label(String)
  /// The newest run of each case by a version, which only one engine may have.
  case version(String)
  case engine(name: String, version: String)
  case run(RunID)
}

extension RunSummary {
  /// The commit as a person reads it: the first 12 digits.
  package var shortCommit: String? { commit.map { String($0.prefix(12)) } }
}

extension RecordingDigest {
  /// See ``RunSummary/shortCommit``.
  package var shortCommit: String? { commit.map { String($0.prefix(12)) } }
}
