package import ScenarioModel

/// The outcome of one case.
package struct CaseOutcome: Sendable {
  /// The question as the engine received it.
  package var question: CaseQuestion
  /// The answer with its digests, or the reason that it is missing.
  package var result: Result<DigestedRun, EngineError>

  /// The case that the question belongs to.
  package var identity: CaseIdentity { question.identity }
}

/// Runs cases on an engine, several at a time, and delivers the answers in the order of the cases.
///
/// If the engine's answers depend on devices' measures alone, it runs once for devices with equal
/// measures.
///
/// The order of the answers is the same for any number of jobs, and so is everything computed from
/// them.
package struct Recorder: Sendable {
  /// The engine that answers; it may run several cases at a time.
  package var engine: any Engine
  /// How many cases run at the same time, at least 1.
  package var jobs: Int

  /// Makes a recorder; `jobs` is at least 1.
  package init(engine: any Engine, jobs: Int) {
    precondition(jobs >= 1, "a recorder without jobs would never finish")
    self.engine = engine
    self.jobs = jobs
  }

  private typealias Case = (number: Int, question: CaseQuestion)

  /// An event that the delivery of outcomes waits for.
  private enum Event {
    case finished(number: Int, CaseOutcome)
    /// Gathered outcomes may be due.
    case due
  }

  /// The number of cases that may be in progress after the oldest undelivered one.
  ///
  /// It bounds the answers that wait for delivery, and so the memory, regardless of the number of
  /// cases. A slow case only delays cases beyond this window.
  private var window: Int { 8 * jobs }

  /// Runs every case.
  ///
  /// A case that the engine cannot answer has a failure as its outcome, and the others continue.
  /// Cases run while outcomes are delivered.
  ///
  /// - Parameters:
  ///   - questions: The cases in the order of delivery; each is requested when it is due.
  ///   - shouldStop: Whether to begin no further case; cases in progress are finished and
  ///     delivered.
  ///   - deliver: Receives each outcome, one at a time and in order.
  /// - Throws: The error of `deliver`; undelivered outcomes are lost then.
  package func record(
    _ questions: some Sequence<CaseQuestion>,
    until shouldStop: @escaping @Sendable () -> Bool = { false },
    deliver: (CaseOutcome) async throws -> Void
  ) async throws {
    try await record(questions, gathering: .zero, until: shouldStop) { outcomes in
      for outcome in outcomes { try await deliver(outcome) }
    }
  }

  /// Runs every case, and delivers outcomes in batches.
  ///
  /// - Parameters:
  ///   - questions: The cases in the order of delivery; each is requested when it is due.
  ///   - waitLimit: The longest time that outcomes are gathered; a batch has at most a few dozen.
  ///   - shouldStop: Whether to begin no further case; cases in progress are finished and
  ///     delivered.
  ///   - deliver: Receives outcomes, at least one, in order.
  /// - Throws: The error of `deliver`; undelivered outcomes are lost then.
  package func record(
    _ questions: some Sequence<CaseQuestion>,
    gathering waitLimit: Duration,
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
        var gathered = OutcomeBatch(for: waitLimit) { sink.yield(.due) }
        try await handOn(questions, to: cases, until: shouldStop, events, &gathered, deliver)
      } catch {
        await cases.abandon()
        throw error
      }
    }
  }

  /// Answers cases until the queue ends, with one worker for each job.
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

  /// Keeps the queue filled and delivers outcomes in order.
  private func handOn(
    _ questions: some Sequence<CaseQuestion>,
    to cases: WorkQueue<Case>,
    until shouldStop: () -> Bool,
    _ events: AsyncStream<Event>,
    _ gathered: inout OutcomeBatch,
    _ deliver: ([CaseOutcome]) async throws -> Void
  ) async throws {
    var questions = questions.makeIterator()
    var line = DeliveryQueue(sharing: engine.answersByMeasures ? max(128, window) : nil)
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
      // The next outcome may take minutes, and a crash would lose the gathered ones.
      gathered.startTimer()
      guard let event = await events.next() else { break }
      if case .finished(let number, let outcome) = event { line.take(outcome, at: number) }
    } while true
    // After a stop, a case may have begun although the previous one did not.
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

/// Checks an answer; an inconsistent answer fails its case and does not end the recording.
private func checked(_ run: Run, by engine: any Engine) -> Result<DigestedRun, EngineError> {
  do throws(InconsistentRun) {
    return .success(try DigestedRun(run))
  } catch {
    return .failure(
      .failed(
        engine: engine.identity.name,
        kind: .inconsistent,
        reason: "its reply is inconsistent: \(error.problem)",
        fix: error.fix
      )
    )
  }
}
