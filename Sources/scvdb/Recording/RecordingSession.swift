import Foundation
import ScenarioModel
import ScenarioRecorder
import SnapshotModel
import SnapshotStore

/// What a recording came to.
struct RecordingResult: Sendable {
  var engine: EngineIdentity
  /// Nil when no case was answered.
  var recording: RecordingID?
  var runs: [RecordedRun] = []
  var failures: [FailedCase] = []

  /// One hash for all geometry that was recorded.
  var contentHash: String { recordingHash(of: runs.map { ($0.identity, $0.geometryHash) }) }

  struct RecordedRun: Sendable {
    var id: RunID
    var identity: CaseIdentity
    var geometryHash: String
    var brokenInvariants: [String]
    var focus: FocusVisibility
  }

  struct FailedCase: Sendable {
    var identity: CaseIdentity
    var error: EngineError
  }
}

/// Runs cases and stores the answers, each in a transaction of its own.
struct RecordingSession {
  let database: String
  let label: String?
  let jobs: Int
  /// What the questions are a part of.
  let assignment: Assignment

  /// Records every question.
  ///
  /// - Parameters:
  ///   - questions: The cases.
  ///   - engine: Who answers.
  ///   - progress: Told the number of cases that are done.
  /// - Returns: What was recorded, and what the engine could not answer.
  /// - Throws: `StoreError`; what was recorded until then is kept.
  func record(
    _ questions: [CaseQuestion],
    with engine: any Engine,
    progress: (Int) -> Void
  ) async throws -> RecordingResult {
    let store = try RecordingStore(file: database, mode: .readWrite)
    var result = RecordingResult(engine: engine.identity)
    // A part without cases is done when it has been recorded that there are none.
    if questions.isEmpty { result.recording = try begin(in: store, by: engine.identity) }
    try await Recorder(engine: engine, jobs: jobs).record(questions) { outcome in
      switch outcome.result {
      case .success(let run):
        let recording = try result.recording ?? begin(in: store, by: engine.identity)
        result.recording = recording
        result.runs.append(try save(run, in: recording, of: store))
      case .failure(let error):
        result.failures.append(.init(identity: outcome.identity, error: error))
      }
      progress(result.runs.count + result.failures.count)
    }
    return result
  }

  /// A recording begins with its first run, so that one without answers leaves no trace.
  private func begin(
    in store: RecordingStore,
    by engine: EngineIdentity
  ) throws -> RecordingID {
    try store.startRecording(
      engine: engine,
      label: label,
      recordedAt: Date.now.formatted(.iso8601),
      assignment: assignment
    )
  }

  private func save(
    _ digested: DigestedRun,
    in recording: RecordingID,
    of store: RecordingStore
  ) throws -> RecordingResult.RecordedRun {
    let run = digested.run
    let broken = run.findings.filter { $0.kind == .brokenInvariant }
    return RecordingResult.RecordedRun(
      id: try store.save(digested, in: recording),
      identity: run.identity,
      geometryHash: digested.digests.geometry,
      brokenInvariants: broken.map { finding in
        let step = run.steps.first { $0.index == finding.step }
        return "\"\(step?.detail ?? "")\" \(finding.view): \(finding.message)"
      },
      focus: FocusVisibility(of: run)
    )
  }
}
