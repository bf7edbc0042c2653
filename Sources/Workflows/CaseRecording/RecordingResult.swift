package import Reporting
package import ScenarioModel
package import SnapshotModel
package import SnapshotStore

/// The result of a recording.
package struct RecordingResult: Sendable {
  /// The engine of all runs.
  package var engine: EngineIdentity
  /// See ``Engine/build``.
  package var build: String?
  /// The recording; nil if no case was started.
  package var recording: RecordingID?
  /// The runs, in the order of the questions.
  package var runs: [RecordedRun] = []
  /// The hash of all recorded geometry, computed at the end of the recording.
  package internal(set) var contentHash = recordingHash(of: [])
  /// The findings of the recorded runs.
  package var findings = FindingSummary()
  /// The omitted code of the recorded screens.
  package var omissions = OmissionSummary()
  /// The uses of known broken invariants.
  package var knownInvariants: [KnownInvariantUse] = []
  /// The failures, in the order of the questions.
  package var failures: [FailedCase] = []
  /// The cases of unreadable scenarios, which no engine received.
  package var lost: [LostCase] = []
  /// Contradictions between the engine and earlier recordings with the same name and version.
  package var versionDrift = VersionDrift()
  /// Whether the engine's version has an earlier recording that it can contradict.
  var hasEarlierRecording = false
  /// The number of answers from earlier recordings.
  package var reused = 0
  /// The reason for not reusing stored answers; nil if there is no obstacle.
  var reuseRefusal: Failure?
  /// Whether other programs keep a part of the database in the log beside it.
  package var leavesLog = false
  /// The migration of the database's schema; nil for none.
  package var migration: AppliedMigration?

  /// The number of questions with an answer or a failure.
  package var done: Int { runs.count + failures.count }

  /// A stored run.
  package struct RecordedRun: Sendable {
    /// The number of the run in the database.
    package var id: RunID
    /// The case that was answered.
    package var identity: CaseIdentity
    /// See ``RunDigests/geometry``.
    package var geometryHash: String
    /// A line for each broken invariant, with the checkpoint, the view and a sentence.
    package var brokenInvariants: [String]
    /// The technique's effect on the focused fields.
    package var outcome: TechniqueOutcome
    /// The comparisons; empty unless the session keeps them.
    package var comparisons: [RecordedComparison]
  }

  /// A question without a usable answer from the engine.
  package struct FailedCase: Sendable {
    /// The case without an answer.
    package var identity: CaseIdentity
    /// The error that the engine or the protocol reported.
    package var error: EngineError
  }
}
