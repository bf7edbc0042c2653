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
/// If the engine's answers depend on measures alone, it runs once for devices with equal measures on
/// systems of one generation.
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

  /// An event that the delivery of outcomes waits for.
  private enum Event {
    case finished([(number: Int, result: FinishedCase)])
    /// The only worker has an answer, which the task that delivers outcomes prepares.
    case answered(number: Int, CaseOutcome)
    /// No worker has begun the case, because the recording stops.
    case skipped(number: Int)
    /// Gathered outcomes may be due.
    case due
  }

  /// The number of cases that may be in progress after the oldest undelivered one.
  ///
  /// It bounds the answers that wait for delivery, and so the memory, regardless of the number of
  /// cases. A slow case only delays cases beyond this window. An engine that answers by measures
  /// is fast, and its workers would be idle while a batch is delivered.
  private var window: Int { engine.answersByMeasures ? max(128, 8 * jobs) : 8 * jobs }

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
    try await record(
      questions,
      preparing: { outcome, _ in outcome },
      gathering: waitLimit,
      until: shouldStop,
      deliver: deliver
    )
  }

  /// Runs every case, prepares the outcomes in parallel, and delivers them in batches.
  ///
  /// - Parameters:
  ///   - questions: The cases in the order of delivery; each is requested when it is due.
  ///   - prepare: Computes the value to deliver, on the thread of the case. If the case shares an
  ///     answer, the second argument is the value of an earlier case with this answer.
  ///   - waitLimit: The longest time that outcomes are gathered; a batch has at most a few dozen.
  ///   - shouldStop: Whether to begin no further case; cases in progress are finished and
  ///     delivered.
  ///   - deliver: Receives prepared outcomes, at least one, in order.
  /// - Throws: The error of `deliver`; undelivered outcomes are lost then.
  package func record<Prepared: Sendable>(
    _ questions: some Sequence<CaseQuestion>,
    preparing prepare: @escaping @Sendable (CaseOutcome, Prepared?) -> Prepared,
    gathering waitLimit: Duration,
    until shouldStop: @escaping @Sendable () -> Bool = { false },
    deliver: ([Prepared]) async throws -> Void
  ) async throws {
    var questions = questions.makeIterator()
    try await record(
      CaseWorker(engine: engine) { outcome, other in
        prepare(outcome, other.map { Self.value($0) })
      },
      gathering: waitLimit,
      until: shouldStop,
      next: { questions.next() },
      deliver: { finished in try await deliver(finished.map { Self.value($0.prepared) }) }
    )
  }

  /// Returns a prepared value with its type.
  private static func value<Prepared>(_ prepared: any Sendable) -> Prepared {
    guard let value = prepared as? Prepared else {
      preconditionFailure("all cases of a recording are prepared in the same form")
    }
    return value
  }

  /// Runs every case, without generic types: their metadata would be looked up for each case.
  private func record(
    _ worker: CaseWorker,
    gathering waitLimit: Duration,
    until shouldStop: @escaping @Sendable () -> Bool,
    next: () -> CaseQuestion?,
    deliver: ([FinishedCase]) async throws -> Void
  ) async throws {
    let cases = CaseQueue<NumberedWork>(together: 16) { $0.work.isSmall }
    let (events, sink) = AsyncStream.makeStream(of: Event.self)
    let threads = WorkerThreads(atMost: jobs)
    defer { threads.close() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        await work(on: cases, with: worker, threads, until: shouldStop) { sink.yield($0) }
        sink.finish()
      }
      do {
        var gathered = OutcomeBatch<FinishedCase>(for: waitLimit) { sink.yield(.due) }
        try await handOn(
          next,
          to: cases,
          worker,
          until: shouldStop,
          events,
          &gathered,
          deliver
        )
      } catch {
        await cases.abandon()
        throw error
      }
    }
  }

  /// Finishes cases until the queue ends, with one worker for each job.
  private func work(
    on cases: CaseQueue<NumberedWork>,
    with worker: CaseWorker,
    _ threads: WorkerThreads,
    until shouldStop: @escaping @Sendable () -> Bool,
    _ report: @escaping @Sendable (Event) -> Void
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<jobs {
        group.addTask(executorPreference: threads) {
          var finished: [(number: Int, result: FinishedCase)] = []
          func reportFinished() {
            if !finished.isEmpty { report(.finished(finished)) }
            finished = []
          }
          while true {
            var items = finished.count < reportSize ? await cases.nextNow() : []
            if items.isEmpty {
              reportFinished()
              items = await cases.next()
            }
            guard let first = items.first else { break }
            if !first.work.isSmall, shouldStop() {
              report(.skipped(number: first.number))
              continue
            }
            if jobs == 1, case .answer(let question) = first.work {
              report(.answered(number: first.number, await worker.answer(question)))
              continue
            }
            for (number, work) in items { finished.append((number, await worker.finish(work))) }
          }
        }
      }
    }
  }

  /// The number of answers that a worker reports together while it has more to do.
  ///
  /// Each report wakes the task that delivers outcomes. Until then, up to three answers wait for the
  /// worker's next case, besides the time of gathering. Other engines may take minutes for it, so
  /// their answers are reported one by one.
  private var reportSize: Int { engine.answersByMeasures ? 4 : 1 }

  /// Whether the task that delivers outcomes finishes a case itself.
  ///
  /// With one job, another thread would have to stop for it.
  private func keepsSmallWork(_ item: NumberedWork) -> Bool {
    jobs == 1 && item.work.isSmall
  }

  /// Keeps the queue filled and delivers outcomes in order.
  private func handOn(
    _ nextQuestion: () -> CaseQuestion?,
    to cases: CaseQueue<NumberedWork>,
    _ worker: CaseWorker,
    until shouldStop: () -> Bool,
    _ events: AsyncStream<Event>,
    _ gathered: inout OutcomeBatch<FinishedCase>,
    _ deliver: ([FinishedCase]) async throws -> Void
  ) async throws {
    var line = DeliveryQueue(sharing: engine.answersByMeasures ? window : nil)
    var events = events.makeAsyncIterator()
    var isComplete = false
    repeat {
      var added: [NumberedWork] = []
      while !isComplete, line.count < window {
        guard !shouldStop(), let question = nextQuestion() else {
          isComplete = true
          break
        }
        guard let work = line.append(question) else { continue }
        if keepsSmallWork(work) {
          _ = line.take(await worker.finish(work.work), at: work.number)
        } else {
          added.append(work)
        }
      }
      if !added.isEmpty { await cases.add(added) }
      // A case in progress may have the answer for others, which then need a worker.
      if isComplete, !line.isWaiting { await cases.close() }
      var hasMoved = false
      while let outcome = line.next() {
        gathered.append(outcome)
        if gathered.isFull { try await deliver(gathered.takeAll()) }
        hasMoved = true
      }
      if hasMoved { continue }
      if gathered.isDue { try await deliver(gathered.takeAll()) }
      // The next outcome may take minutes, and a crash would lose the gathered ones.
      gathered.startTimer()
      guard let event = await events.next() else { break }
      switch event {
      case .answered(let number, let outcome):
        let result = worker.finished(outcome, like: nil)
        for work in line.take(result, at: number) {
          _ = line.take(await worker.finish(work.work), at: work.number)
        }
      case .finished(let finished):
        var next = finished.flatMap { line.take($0.result, at: $0.number) }
        for work in next where keepsSmallWork(work) {
          _ = line.take(await worker.finish(work.work), at: work.number)
        }
        next.removeAll(where: keepsSmallWork)
        if !next.isEmpty { await cases.add(next, areNext: true) }
      case .skipped(let number): line.skip(number)
      case .due: break
      }
    } while true
    // After a stop, a case may have begun although the previous one did not.
    let rest = gathered.takeAll() + line.rest()
    if !rest.isEmpty { try await deliver(rest) }
  }
}
