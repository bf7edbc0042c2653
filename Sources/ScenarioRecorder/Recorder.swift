package import ScenarioModel
package import SnapshotModel

/// What became of one case.
package struct CaseOutcome: Sendable {
  package var identity: CaseIdentity
  package var result: Result<DigestedRun, EngineError>
}

/// Puts cases to an engine, several at a time, and hands the answers on in the order of the cases.
///
/// The order of the answers, and with it everything that is made of them, is the same for any
/// number of jobs.
package struct Recorder: Sendable {
  package var engine: any Engine
  /// How many cases are in work at one time, at least 1.
  package var jobs: Int

  package init(engine: any Engine, jobs: Int) {
    precondition(jobs >= 1, "a recorder without jobs would never finish")
    self.engine = engine
    self.jobs = jobs
  }

  /// How far the cases in work may run ahead of the oldest one that is not yet answered.
  ///
  /// It bounds the answers that wait for their turn, and so the memory, whatever the number of
  /// cases; one slow case holds up only what is further ahead than this.
  private var window: Int { 8 * jobs }

  /// Runs every case.
  ///
  /// A case that the engine cannot answer is an outcome like any other, and the others go on.
  ///
  /// - Parameters:
  ///   - questions: The cases, in the order in which their outcomes are wanted.
  ///   - deliver: Takes each outcome, one at a time and in order.
  /// - Throws: What `deliver` throws; no further case is begun then.
  package func record(
    _ questions: [CaseQuestion],
    deliver: (CaseOutcome) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (index: Int, outcome: CaseOutcome).self) { group in
      var started = 0
      var delivered = 0
      var early: [Int: CaseOutcome] = [:]
      while delivered < questions.count {
        while started < questions.count, started - delivered - early.count < jobs,
          started - delivered < window
        {
          let index = started
          group.addTask { [engine] in (index, await answer(questions[index], by: engine)) }
          started += 1
        }
        guard let finished = try await group.next() else { break }
        early[finished.index] = finished.outcome
        while let outcome = early.removeValue(forKey: delivered) {
          try await deliver(outcome)
          delivered += 1
        }
      }
    }
  }
}

private func answer(_ question: CaseQuestion, by engine: any Engine) async -> CaseOutcome {
  let result: Result<DigestedRun, EngineError>
  do {
    result = checked(try await engine.run(question), by: engine)
  } catch {
    result = .failure(error)
  }
  return CaseOutcome(identity: question.identity, result: result)
}

/// An answer that contradicts itself is its case's failure, not the end of the recording.
private func checked(_ run: Run, by engine: any Engine) -> Result<DigestedRun, EngineError> {
  do throws(InconsistentRun) {
    return .success(try DigestedRun(run))
  } catch {
    return .failure(.failed(engine: engine.identity.name, reason: "its answer: \(error)"))
  }
}
