package import SnapshotModel

/// The properties of a run in lists.
///
/// Runs of one file share the properties of their recordings and answers, so the list of 100,000
/// runs takes 6 MB besides their cases.
package struct RunSummary: Sendable {
  /// The number of the run in its database.
  package let id: RunID
  /// The recording that contains the run.
  package let recording: RecordingID
  private let source: StoredNames.Recording
  private let asked: StoredNames.AskedCase
  private let answer: StoredNames.Answer
  /// The digest of the explanations, see ``RunDigests/explanations``; nil for a run without them.
  package let explanationHash: String?

  init(
    id: RunID,
    recording: RecordingID,
    source: StoredNames.Recording,
    asked: StoredNames.AskedCase,
    answer: StoredNames.Answer,
    explanationHash: String?
  ) {
    self.id = id
    self.recording = recording
    self.source = source
    self.asked = asked
    self.answer = answer
    self.explanationHash = explanationHash
  }
}

extension RunSummary {
  /// The case of the run.
  package var identity: CaseIdentity { asked.identity }
  /// The digest of the question, equal for runs of the same question with any engine.
  package var questionHash: QuestionHash { asked.questionHash }
  /// The engine of the run.
  package var engine: EngineIdentity { source.engine }
  /// The user's label, not unique; nil without one.
  package var label: String? { source.label }
  /// The version of the scenarios and screens from the recorder's input; nil without one.
  package var commit: String? { source.commit }
  /// The time from the recorder's input; never used for order.
  package var recordedAt: String? { source.recordedAt }
  /// The digest of the geometry, equal for runs that differ only in findings and wording, see
  /// ``RunDigests/geometry``.
  package var geometryHash: String { answer.geometryHash }
  /// The digest of the answer, equal for equal answers, see ``RunDigests/answer``.
  package var answerHash: String { answer.hash }
}

extension RunSummary {
  /// Returns the difference between the run and its stored hash; nil without a fault.
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
      run \(id) has another recording, engine, case, question, answer or explanation than was \
      recorded
      """
  }
}

extension [RunSummary] {
  /// The hash of the runs' geometry, see ``recordingHash(of:)``.
  package var contentHash: String {
    recordingHash(of: count, identity: { self[$0].identity }, word: { self[$0].geometryHash })
  }
}

/// The properties of a recording in lists.
package struct RecordingSummary: Hashable, Sendable {
  /// The number of the recording in its database.
  package let id: RecordingID
  /// The engine of all runs of the recording.
  package let engine: EngineIdentity
  /// See ``RunSummary/label``.
  package let label: String?
  /// See ``RunSummary/commit``.
  package let commit: String?
  /// The time from the recorder's input; never used for order.
  package let recordedAt: String?
  /// The number of cases with an answer, without failures.
  package let runCount: Int
  /// The plan and the assigned part; nil for a recording without an assignment.
  package let manifest: Manifest?
}

extension RecordingSummary {
  /// Whether one command can have made both recordings.
  func canHaveCommand(of other: RecordingSummary) -> Bool {
    recordedAt != nil && recordedAt == other.recordedAt && label == other.label
      && commit == other.commit && engine != other.engine
  }
}

/// The plan of a recording and its assigned part.
package struct Manifest: Hashable, Sendable {
  /// See ``Plan/hash``.
  package let planHash: String
  /// The assigned part of the plan.
  package let shard: Shard
}

/// An engine with at least one recording.
package struct EngineSummary: Hashable, Sendable {
  package let engine: EngineIdentity
  /// The number of the engine's recordings, including empty ones.
  package let recordingCount: Int
  /// The number of runs in these recordings.
  package let runCount: Int
}

/// A filter for runs.
///
/// Nil matches all.
package struct RunFilter: Hashable, Sendable {
  /// The complete name of the scenario.
  package var scenario: String?
  /// The id of the device catalog.
  package var device: String?
  /// The orientation at the start of the run.
  package var orientation: String?
  /// The name of the technique.
  package var technique: String?
  /// The recording that contains the runs.
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

/// One side of a comparison: runs with at most one for each case.
///
/// If several runs of a case qualify, the newest is selected.
package enum RunSelection: Hashable, Sendable {
  /// The latest run of each case in any recording, without cases that got no answer in their latest
  /// attempt.
  case latest
  case recording(RecordingID)
  /// The newest run of each case with a label, in any recording.
  case label(String)
  /// The newest run of each case by a version, which must belong to only one engine.
  case version(String)
  case engine(name: String, version: String)
  case run(RunID)
}

extension RunSummary {
  /// A short form of the commit: its first 12 digits.
  package var shortCommit: String? { commit.map { String($0.prefix(12)) } }
}

extension RecordingDigest {
  /// See ``RunSummary/shortCommit``.
  package var shortCommit: String? { commit.map { String($0.prefix(12)) } }
}
