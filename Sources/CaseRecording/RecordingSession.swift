import BuiltInEngine
import Foundation
package import Reporting
package import ScenarioModel
import ScenarioRecorder
package import SnapshotModel
package import SnapshotStore
import Synchronization
package import TechniqueReport

/// What a recording came to.
package struct RecordingResult: Sendable {
  package var engine: EngineIdentity
  /// Nil when no case was begun.
  package var recording: RecordingID?
  /// In the order of the questions.
  package var runs: [RecordedRun] = []
  /// What is wrong in the recorded runs.
  package var findings = FindingSummary()
  /// What became of the broken invariants that are known.
  package var knownInvariants: [KnownInvariantUse] = []
  /// In the order of the questions.
  package var failures: [FailedCase] = []
  /// The cases of scenarios that cannot be read, to which no engine was asked.
  package var lost: [CaseFailure] = []
  /// Where the engine contradicts what one of its name and version has recorded before.
  package var versionDrift = VersionDrift()
  /// Whether other programs keep some of the database in the log beside it.
  package var leavesLog = false
  /// What was done to the schema of the database.
  package var migration: AppliedMigration?

  /// One hash for all geometry that was recorded.
  package var contentHash: String { recordingHash(of: runs.map { ($0.identity, $0.geometryHash) }) }

  /// How many of the questions have an answer or a failure.
  package var done: Int { runs.count + failures.count }

  /// A run as it was stored.
  package struct RecordedRun: Sendable {
    package var id: RunID
    package var identity: CaseIdentity
    /// See ``RunDigests/geometry``.
    package var geometryHash: String
    /// A line for each: its checkpoint, its view and a sentence.
    package var brokenInvariants: [String]
    package var outcome: TechniqueOutcome
    /// Empty unless the session keeps them.
    package var comparisons: [RecordedComparison]
  }

  /// A question to which the engine gave no answer that could be kept.
  package struct FailedCase: Sendable {
    package var identity: CaseIdentity
    package var error: EngineError
  }
}

/// Runs cases and stores what becomes of them, each in a transaction of its own.
package struct RecordingSession {
  /// Path of the file, which is made if there is none.
  package let database: String
  package let label: String?
  /// The version of the scenarios and screens, as the user has it.
  package let commit: String?
  /// How many cases are in work at a time, at least 1.
  package let jobs: Int
  /// What the questions are a part of.
  package let assignment: Assignment
  /// Whether the first case without an answer is the last one that is stored.
  package let failsFast: Bool
  /// What people call the views of a case.
  private let titles: (CaseQuestion) -> ViewTitles
  /// Whether the result has the comparisons of all runs.
  package let keepsComparisons: Bool
  /// Broken invariants that count as no finding.
  package let known: [KnownInvariant]

  package init(
    database: String,
    label: String?,
    commit: String?,
    jobs: Int,
    assignment: Assignment,
    failsFast: Bool,
    keepsComparisons: Bool = false,
    known: [KnownInvariant] = [],
    titles: @escaping (CaseQuestion) -> ViewTitles
  ) {
    self.database = database
    self.label = label
    self.commit = commit
    self.jobs = jobs
    self.assignment = assignment
    self.failsFast = failsFast
    self.titles = titles
    self.keepsComparisons = keepsComparisons
    self.known = known
  }

  /// The end of a recording that was to end with the first failure.
  private final class FirstFailure: Error {
    let hasHappened = Atomic(false)
  }

  /// Records every question.
  ///
  /// - Parameters:
  ///   - questions: The cases.
  ///   - lost: The cases for which there is no question.
  ///   - engine: Who answers.
  ///   - shouldStop: Whether to leave the cases out that have not been begun.
  ///   - progress: Called with the number of cases that are done.
  /// - Returns: What was recorded, and what the engine could not answer.
  /// - Throws: `StoreError`; what was recorded until then is kept.
  package func record(
    _ questions: some Collection<CaseQuestion>,
    besides lost: [CaseFailure],
    with engine: any Engine,
    until shouldStop: @escaping @Sendable () -> Bool,
    progress: (Int) -> Void
  ) async throws -> RecordingResult {
    let store = try RecordingStore(file: database, mode: .readWrite)
    var result = RecordingResult(engine: engine.identity)
    result.knownInvariants = known.map { KnownInvariantUse($0) }
    result.migration = store.migration
    // A part without cases is done when it has been recorded that there are none.
    if questions.isEmpty { _ = try begin(&result, in: store) }
    try save(lost, as: &result, in: store)
    let firstFailure = FirstFailure()
    do {
      try await Recorder(engine: engine, jobs: jobs).record(questions) {
        shouldStop() || firstFailure.hasHappened.load(ordering: .relaxed)
      } deliver: { outcome in
        try save(outcome, as: &result, in: store)
        progress(result.done)
        if failsFast, !result.failures.isEmpty {
          firstFailure.hasHappened.store(true, ordering: .relaxed)
          // What is in work is not wanted any more, however long it would still take.
          RunningEngines.endForGood()
          throw firstFailure
        }
      }
    } catch is FirstFailure {}
    result.leavesLog = try !store.close()
    return result
  }

  /// A recording begins with its first case, so that one that was stopped before leaves no trace.
  private func begin(
    _ result: inout RecordingResult,
    in store: RecordingStore
  ) throws -> RecordingID {
    if let recording = result.recording { return recording }
    let recording = try store.startRecording(
      engine: result.engine,
      label: label,
      commit: commit,
      recordedAt: Date.now.formatted(.iso8601),
      assignment: assignment
    )
    result.recording = recording
    if let earlier = try store.earlierRecording(than: recording, by: result.engine),
      earlier.engine != result.engine
    {
      result.versionDrift.fingerprint = (earlier.id, earlier.engine.fingerprint)
    }
    return recording
  }

  private func save(
    _ lost: [CaseFailure],
    as result: inout RecordingResult,
    in store: RecordingStore
  ) throws {
    for failure in lost { try store.save(failure, in: begin(&result, in: store)) }
    result.lost = lost
  }

  private func save(
    _ outcome: CaseOutcome,
    as result: inout RecordingResult,
    in store: RecordingStore
  ) throws {
    let recording = try begin(&result, in: store)
    switch outcome.result {
    case .success(let run):
      let titles = run.run.findings.isEmpty ? ViewTitles() : titles(outcome.question)
      let recorded = try save(run, in: recording, of: store, calling: titles)
      result.findings.add(run.run.without(known), calling: titles)
      for index in known.indices { result.knownInvariants[index].add(run.run) }
      result.runs.append(recorded)
      if let earlier = try store.earlierAnswer(than: recorded.id),
        earlier.geometryHash != recorded.geometryHash
      {
        result.versionDrift.cases.append(
          VersionDrift.Case(identity: outcome.identity, earlier: earlier.run, run: recorded.id)
        )
      }
    case .failure(let error):
      let failure = CaseFailure(
        identity: outcome.identity,
        questionHash: outcome.question.hash,
        kind: error.kind,
        reason: error.reason
      )
      try store.save(failure, in: recording)
      result.failures.append(.init(identity: outcome.identity, error: error))
    }
  }

  private func save(
    _ digested: DigestedRun,
    in recording: RecordingID,
    of store: RecordingStore,
    calling titles: ViewTitles
  ) throws -> RecordingResult.RecordedRun {
    let run = digested.run
    let broken = run.without(known).findings.filter { $0.kind == .brokenInvariant }
    return RecordingResult.RecordedRun(
      id: try store.save(digested, in: recording),
      identity: run.identity,
      geometryHash: digested.digests.geometry,
      brokenInvariants: broken.map { finding in
        let step = run.steps.first { $0.index == finding.step }
        return "\"\(step?.detail ?? "")\" \(titles.title(of: finding.view)): "
          + finding.sentence(calling: titles)
      },
      outcome: TechniqueOutcome(of: run),
      comparisons: keepsComparisons ? run.recordedComparisons : []
    )
  }
}
