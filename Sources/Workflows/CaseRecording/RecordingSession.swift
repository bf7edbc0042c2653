import BuiltInEngine
import EngineProtocol
import Foundation
import Reporting
import Reports
import ScenarioModel
import SnapshotModel
import SnapshotStore
import Synchronization

/// Runs cases and stores the results in batches.
struct RecordingSession {
  /// The maximum time that an answer waits for others to be stored in the same transaction.
  private static let waitLimit = Duration.milliseconds(50)

  static var presentTime: String { Date.now.formatted(.iso8601) }

  let options: RecordingOptions
  /// The time of the recording, in ISO 8601.
  let time: String
  /// The plan that contains the questions, and the part of it that they are.
  let assignment: Assignment
  /// Returns the views' names for people in a case.
  let titles: @Sendable (CaseQuestion) -> ViewTitles

  /// The end of a recording at its first failure.
  private final class FirstFailure: Error {
    let hasHappened = Atomic(false)
  }

  /// Records every question.
  ///
  /// - Parameters:
  ///   - questions: The cases.
  ///   - lost: The cases without a question.
  ///   - engine: The engine that answers.
  ///   - shouldStop: Whether to skip the cases that have not started.
  ///   - progress: Called with the number of cases that are done.
  /// - Returns: The recorded runs and the failures of the engine.
  /// - Throws: `StoreError`; the runs recorded before the error stay in the database.
  func record(
    _ questions: some Collection<CaseQuestion>,
    besides lost: [LostCase],
    with engine: any Engine,
    until shouldStop: @escaping @Sendable () -> Bool,
    progress: (Int) -> Void
  ) async throws -> RecordingResult {
    let store = try RecordingStore.openChecked(options.database, mode: .readWrite)
    try store.skipReferenceChecks()
    var result = RecordingResult(engine: engine.identity)
    result.build = engine.build
    result.knownInvariants = options.known.map { KnownInvariantUse($0) }
    result.migration = store.migration
    // A part without cases is done after an empty recording of it.
    if questions.isEmpty { _ = try begin(&result, in: store) }
    try save(lost, as: &result, in: store)
    let firstFailure = FirstFailure()
    store.seal = options.reuse.seal(of: engine.build)
    let earlier = try earlierAnswers(of: engine, in: store, &result)
    do {
      let recorder = Recorder(
        engine: earlier.map { ReusingEngine(engine: engine, earlier: $0) } ?? engine,
        jobs: options.jobs
      )
      let preparation = CasePreparation(titles: titles, known: options.known, seal: store.seal)
      try await recorder.record(
        questions,
        preparing: preparation.prepared,
        gathering: Self.waitLimit
      ) {
        shouldStop() || firstFailure.hasHappened.load(ordering: .relaxed)
      } deliver: { outcomes in
        try save(untilFirstFailure(outcomes), as: &result, in: store)
        if let recording = result.recording { preparation.recording.begin(recording) }
        progress(result.done)
        if options.failsFast, !result.failures.isEmpty {
          firstFailure.hasHappened.store(true, ordering: .relaxed)
          // The running cases are obsolete, however long they would still take.
          RunningEngines.terminateAll()
          throw firstFailure
        }
      }
    } catch is FirstFailure {
    } catch {
      // 'watch' continues in the same process.
      if let recording = result.recording { try? store.release(recording) }
      throw error
    }
    result.reused = await earlier?.count ?? 0
    await earlier?.close()
    result.contentHash = recordingHash(
      of: result.runs.count,
      identity: { result.runs[$0].identity },
      word: { result.runs[$0].geometryHash }
    )
    if let recording = result.recording {
      try store.finish(recording, contentHash: result.contentHash)
    }
    result.leavesLog = try !store.close()
    try readBack(result)
    return result
  }

  /// Checks that the file at the database's path contains the whole recording.
  private func readBack(_ result: RecordingResult) throws {
    guard options.database != RecordingStore.inMemory, let recording = result.recording else {
      return
    }
    try RecordingStore.verify(
      recording,
      in: options.database,
      contentHash: result.contentHash,
      failures: result.failures.count + result.lost.count
    )
  }

  /// Returns the build's earlier answers; nil if there are none or reuse is off.
  private func earlierAnswers(
    of engine: any Engine,
    in store: RecordingStore,
    _ result: inout RecordingResult
  ) throws -> EarlierAnswers? {
    guard options.reuse.isEnabled, !options.keepsComparisons,
      options.database != RecordingStore.inMemory, let build = engine.build,
      try store.hasRecording(by: engine.identity, build: build)
    else { return nil }
    guard let seal = options.reuse.seal(of: build) else {
      result.reuseRefusal = options.reuse.refusal
      return nil
    }
    return try EarlierAnswers(in: options.database, of: engine.identity, sealed: seal)
  }

  /// A recording begins with its first case, so a recording without any case leaves no trace.
  private func begin(
    _ result: inout RecordingResult,
    in store: RecordingStore
  ) throws -> RecordingID {
    if let recording = result.recording { return recording }
    let recording = try store.startRecording(
      engine: result.engine,
      build: result.build,
      label: options.label,
      commit: options.commit,
      recordedAt: time,
      assignment: assignment,
      isLeased: true
    )
    result.recording = recording
    // A growing array of 100,000 runs would be copied with each doubling.
    result.runs.reserveCapacity(assignment.plan.cases.count / assignment.shard.count)
    if let earlier = try store.earlierRecording(than: recording, by: result.engine) {
      result.hasEarlierRecording = true
      if earlier.engine != result.engine {
        result.versionDrift.fingerprint = (earlier.id, earlier.engine.fingerprint)
      }
    }
    return recording
  }

  private func save(
    _ lost: [LostCase],
    as result: inout RecordingResult,
    in store: RecordingStore
  ) throws {
    for lost in lost { try store.save(lost.failure, in: begin(&result, in: store)) }
    result.lost = lost
  }

  /// Returns the outcomes to store: all, or up to the first failure.
  private func untilFirstFailure(_ outcomes: [PreparedCase]) -> ArraySlice<PreparedCase> {
    let end = options.failsFast ? outcomes.firstIndex { $0.run == nil } : nil
    return outcomes[...(end ?? outcomes.endIndex - 1)]
  }

  private func save(
    _ outcomes: ArraySlice<PreparedCase>,
    as result: inout RecordingResult,
    in store: RecordingStore
  ) throws {
    let recording = try begin(&result, in: store)
    guard let ids = try ids(of: outcomes, in: recording, of: store) else {
      return try saveOneByOne(outcomes, as: &result, in: store)
    }
    var stored = ids.makeIterator()
    for outcome in outcomes {
      switch outcome.result {
      case .success(let answered):
        guard let id = stored.next() else {
          preconditionFailure("every run that is saved has an id")
        }
        try add(answered, storedAs: id, to: &result, in: store)
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
  }

  /// Stores cases one by one, so that an answer that is too large loses only its own case.
  private func saveOneByOne(
    _ outcomes: ArraySlice<PreparedCase>,
    as result: inout RecordingResult,
    in store: RecordingStore
  ) throws {
    if outcomes.count == 1 {
      return try save(
        ArraySlice(outcomes.map { $0.failed(because: Self.tooLarge) }),
        as: &result,
        in: store
      )
    }
    for index in outcomes.indices { try save(outcomes[index...index], as: &result, in: store) }
  }

  /// Stores the answers of cases; nil if one of them is too large for the database.
  private func ids(
    of outcomes: ArraySlice<PreparedCase>,
    in recording: RecordingID,
    of store: RecordingStore
  ) throws(StoreError) -> [RunID]? {
    do throws(StoreError) {
      return try store.save(outcomes.compactMap(\.run), in: recording)
    } catch {
      if case .tooLarge = error { return nil }
      throw error
    }
  }

  private static let tooLarge =
    "its reply has a text of more than \(RecordingStore.rowLimit >> 20) MiB, or several that are stored in "
    + "one row"

  /// Adds a stored run to the result.
  private func add(
    _ answered: PreparedCase.Answered,
    storedAs id: RunID,
    to result: inout RecordingResult,
    in store: RecordingStore
  ) throws {
    let run = answered.run.digested.run
    result.findings.add(answered.findings)
    result.omissions.add(answered.omissions)
    for index in options.known.indices { result.knownInvariants[index].add(run) }
    result.runs.append(
      RecordingResult.RecordedRun(
        id: id,
        identity: run.identity,
        geometryHash: answered.run.digested.digests.geometry,
        brokenInvariants: answered.brokenInvariants,
        outcome: answered.outcome,
        comparisons: options.keepsComparisons ? run.recordedComparisons : []
      )
    )
    guard result.hasEarlierRecording, let earlier = try store.earlierOtherAnswer(than: id) else {
      return
    }
    result.versionDrift.cases.append(
      VersionDrift.Case(
        identity: run.identity,
        earlier: earlier.run,
        run: id,
        isSameBuild: earlier.build != nil && earlier.build == result.build
      )
    )
  }
}
