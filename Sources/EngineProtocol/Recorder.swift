package import ScenarioModel
package import SnapshotModel

/// What became of one case.
package struct CaseOutcome: Sendable {
  /// The question as the engine received it.
  package var question: CaseQuestion
  /// The answer with its digests, or why there is none.
  package var result: Result<DigestedRun, EngineError>

  /// The case that the question belongs to.
  package var identity: CaseIdentity { question.identity }
}

/// Puts cases to an engine, several at a time, and hands the answers on in the order of the cases.
///
/// An engine whose answers depend on what devices measure is asked once for those that measure the same.
///
/// The order of the answers, and with it everything that is made of them, is the same for any
/// number of jobs.
package struct Recorder: Sendable {
  /// The engine that answers; it may run several cases at a time.
  package var engine: any Engine
  /// How many cases are in work at one time, at least 1.
  package var jobs: Int

  /// Makes a recorder; `jobs` is at least 1.
  package init(engine: any Engine, jobs: Int) {
    precondition(jobs >= 1, "a recorder without jobs would never finish")
    self.engine = engine
    self.jobs = jobs
  }

  private typealias Case = (number: Int, question: CaseQuestion)

  /// Something that the deliverer of outcomes waits for.
  private enum Event {
    case finished(number: Int, CaseOutcome)
    /// Outcomes may have been gathered for long enough.
    case due
  }

  /// How far the cases in work may run ahead of the oldest one that is not yet delivered.
  ///
  /// It bounds the answers that wait for their turn, and so the memory, whatever the number of
  /// cases; one slow case holds up only what is further ahead than this.
  private var window: Int { 8 * jobs }

  /// Runs every case.
  ///
  /// A case that the engine cannot answer is an outcome like any other, and the others go on. Cases
  /// are worked on while outcomes are delivered.
  ///
  /// - Parameters:
  ///   - questions: The cases, in the order in which their outcomes are wanted; each is asked for
  ///     when it is due.
  ///   - shouldStop: Whether to begin no further case; those in work are finished and delivered.
  ///   - deliver: Takes each outcome, one at a time and in order.
  /// - Throws: What `deliver` throws; what is not delivered then is lost.
  package func record(
    _ questions: some Sequence<CaseQuestion>,
    until shouldStop: @escaping @Sendable () -> Bool = { false },
    deliver: (CaseOutcome) async throws -> Void
  ) async throws {
    try await record(questions, gathering: .zero, until: shouldStop) { outcomes in
      for outcome in outcomes { try await deliver(outcome) }
    }
  }

  /// Runs every case, and hands on together what has come out meanwhile.
  ///
  /// - Parameters:
  ///   - questions: The cases, in the order in which their outcomes are wanted; each is asked for
  ///     when it is due.
  ///   - patience: For how long outcomes are gathered at most; no more than a few dozen are.
  ///   - shouldStop: Whether to begin no further case; those in work are finished and delivered.
  ///   - deliver: Takes outcomes, at least one, in order.
  /// - Throws: What `deliver` throws; what is not delivered then is lost.
  package func record(
    _ questions: some Sequence<CaseQuestion>,
    gathering patience: Duration,
    until shouldStop: @escaping @Sendable () -> Bool = { false },
    deliver: ([CaseOutcome]) async throws -> Void
  ) async throws {
    let cases = WorkQueue<Case>()
    let (events, sink) = AsyncStream.makeStream(of: Event.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        await work(on: cases, until: shouldStop) { sink.yield($0) }
        sink.finish()
      }
      do {
        var gathered = GatheredOutcomes(for: patience) { sink.yield(.due) }
        try await handOn(questions, to: cases, until: shouldStop, events, &gathered, deliver)
      } catch {
        await cases.abandon()
        throw error
      }
    }
  }

  /// Answers cases until there are no more, as many at a time as there are jobs.
  private func work(
    on cases: WorkQueue<Case>,
    until shouldStop: @escaping @Sendable () -> Bool,
    _ finish: @escaping @Sendable (Event) -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask { [engine] in
          while let (number, question) = await cases.next(), !shouldStop() {
            finish(.finished(number: number, await answer(question, by: engine)))
          }
        }
      }
    }
  }

  /// Keeps the queue filled and delivers what comes out, in order.
  private func handOn(
    _ questions: some Sequence<CaseQuestion>,
    to cases: WorkQueue<Case>,
    until shouldStop: () -> Bool,
    _ events: AsyncStream<Event>,
    _ gathered: inout GatheredOutcomes,
    _ deliver: ([CaseOutcome]) async throws -> Void
  ) async throws {
    var questions = questions.makeIterator()
    var line = DeliveryLine(sharing: engine.answersByMeasures ? max(128, window) : nil)
    var events = events.makeAsyncIterator()
    repeat {
      while line.count < window {
        guard !shouldStop(), let question = questions.next() else {
          await cases.close()
          break
        }
        if let number = line.append(question) { await cases.add((number, question)) }
      }
      var hasMoved = false
      while let outcome = await line.next(otherwise: { await answer($0, by: engine) }) {
        gathered.append(outcome)
        if gathered.isFull { try await deliver(gathered.takeAll()) }
        hasMoved = true
      }
      if hasMoved { continue }
      if gathered.isDue { try await deliver(gathered.takeAll()) }
      // The next outcome may take minutes, and those gathered are lost with the process.
      gathered.setAlarm()
      guard let event = await events.next() else { break }
      if case .finished(let number, let outcome) = event { line.take(outcome, at: number) }
    } while true
    // Where the work was stopped, a case may have been begun and the one before it not.
    let rest = gathered.takeAll() + line.rest()
    if !rest.isEmpty { try await deliver(rest) }
  }
}

private func answer(_ question: CaseQuestion, by engine: any Engine) async -> CaseOutcome {
  let result: Result<DigestedRun, EngineError>
  do {
    result = checked(try await engine.run(question), by: engine)
  } catch {
    result = .failure(error)
  }
  return CaseOutcome(question: question, result: result)
}

/// An answer that contradicts itself is its case's failure, not the end of the recording.
private func checked(_ run: Run, by engine: any Engine) -> Result<DigestedRun, EngineError> {
  do throws(InconsistentRun) {
    return .success(try DigestedRun(run))
  } catch {
    return .failure(
      .failed(
        engine: engine.identity.name,
        kind: .inconsistent,
        reason: "its reply is inconsistent: \(error)"
      )
    )
  }
}
