package import Reporting
package import Reports
package import ScenarioModel
package import SnapshotModel
package import SnapshotStore

/// The result of a recording.
package struct RecordingResult: Sendable {
  /// The engine of all runs.
  package var engine: EngineIdentity
  /// See ``Engine/build``.
  package var build: String?
  /// Nil when no case was begun.
  package var recording: RecordingID?
  /// In the order of the questions.
  package var runs: [RecordedRun] = []
  /// The findings of the recorded runs.
  package var findings = FindingSummary()
  /// What became of the broken invariants that are known.
  package var knownInvariants: [KnownInvariantUse] = []
  /// In the order of the questions.
  package var failures: [FailedCase] = []
  /// The cases of unreadable scenarios, which no engine received.
  package var lost: [CaseFailure] = []
  /// Contradictions between the engine and earlier recordings with the same name and version.
  package var versionDrift = VersionDrift()
  /// Whether the engine's version has recorded before, so that it can contradict itself.
  var hasEarlierRecording = false
  /// The indices in ``runs`` of the first runs with each answer, by its digest.
  var firstRuns: [String: Int] = [:]
  /// The number of answers from earlier recordings.
  package var reused = 0
  /// Why no stored answer is reused, where there are some; nil where nothing keeps them from that.
  var reuseRefusal: Failure?
  /// Whether other programs keep some of the database in the log beside it.
  package var leavesLog = false
  /// The migration of the database's schema; nil for none.
  package var migration: AppliedMigration?

  /// One hash for all geometry that was recorded.
  package var contentHash: String { recordingHash(of: runs.map { ($0.identity, $0.geometryHash) }) }

  /// How many of the questions have an answer or a failure.
  package var done: Int { runs.count + failures.count }

  /// Returns a technique's result for a case; cases with equal answers share all but the identity.
  func outcome(of digested: DigestedRun) -> TechniqueOutcome {
    guard let first = firstRuns[digested.digests.answer] else {
      return TechniqueOutcome(of: digested.run)
    }
    var outcome = runs[first].outcome
    outcome.identity = digested.run.identity
    return outcome
  }

  /// Adds a run whose answer has a digest.
  mutating func append(_ run: RecordedRun, answer: String) {
    if firstRuns[answer] == nil { firstRuns[answer] = runs.count }
    runs.append(run)
  }

  /// A run as it was stored.
  package struct RecordedRun: Sendable {
    /// The number of the run in the database.
    package var id: RunID
    /// The case that was answered.
    package var identity: CaseIdentity
    /// See ``RunDigests/geometry``.
    package var geometryHash: String
    /// A line for each: its checkpoint, its view and a sentence.
    package var brokenInvariants: [String]
    /// The technique's effect on the focused fields.
    package var outcome: TechniqueOutcome
    /// Empty unless the session keeps them.
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
