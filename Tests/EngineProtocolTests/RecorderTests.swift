import DeviceCatalog
import EngineProtocol
import ScenarioModel
import SnapshotModel
import Synchronization
import Testing

@Suite struct RecorderTests {
  private let devices = Array(Devices.all.prefix(24).map(\.id))

  @Test(arguments: [1, 2, 7])
  func outcomesKeepCaseOrder(jobs: Int) async throws {
    let devices = devices
    // Later cases finish sooner.
    let engine = FakeEngine { question in
      let position = devices.firstIndex(of: question.device.id) ?? 0
      try? await Task.sleep(for: .milliseconds(24 - position))
      return answer(to: question)
    }
    #expect(try await record(with: engine, jobs: jobs).map(\.identity.device) == devices)
  }

  @Test func failedCaseIsReportedAndRecordingContinues() async throws {
    let engine = FakeEngine { question throws(EngineError) in
      guard question.device.id != "iphone-8" else { throw .badQuestion("no such view") }
      return answer(to: question)
    }
    let outcomes = try await record(with: engine, jobs: 2)
    #expect(outcomes.count == devices.count)
    for outcome in outcomes {
      let isFailure = outcome.result == .failure(.badQuestion("no such view"))
      #expect(isFailure == (outcome.identity.device == "iphone-8"))
    }
  }

  @Test func inconsistentAnswerFailsItsCaseOnly() async throws {
    let engine = FakeEngine { question in
      var run = answer(to: question)
      if question.device.id == "iphone-8" {
        run.pushes = [
          NavigationPush(step: 99, time: 0, kind: .push, from: "a", to: "b", animated: false)
        ]
      }
      return run
    }
    for outcome in try await record(with: engine, jobs: 2) {
      var kind: CaseFailure.Kind?
      if case .failure(let error) = outcome.result { kind = error.kind }
      #expect(kind == (outcome.identity.device == "iphone-8" ? .inconsistent : nil))
    }
  }

  /// Each case finishes only after three are in progress, so that all jobs are in use on any
  /// machine.
  @Test func concurrentCasesDoNotExceedJobs() async throws {
    let inWork = Counter()
    let engine = FakeEngine { question in
      inWork.enter()
      defer { inWork.leave() }
      while inWork.highest < 3 { await Task.yield() }
      try? await Task.sleep(for: .milliseconds(2))
      return answer(to: question)
    }
    _ = try await record(with: engine, jobs: 3)
    #expect(inWork.highest == 3)
  }

  /// While the first of 24 cases is in progress, two jobs may begin 8 * 2 = 16 cases.
  ///
  /// This bounds the number of results that wait for their turn.
  @Test func slowCaseLimitsRunAhead() async throws {
    let begun = Counter()
    let engine = FakeEngine { question in
      begun.enter()
      if question.device.id == "iphone-4s" {
        while begun.highest < 16 { await Task.yield() }
        try? await Task.sleep(for: .milliseconds(50))
        #expect(begun.highest == 16)
      }
      return answer(to: question)
    }
    #expect(try await record(with: engine, jobs: 2).count == 24)
  }

  /// The third of 96 cases is refused after two were delivered.
  ///
  /// At most 32 more were gathered for the delivery, and 8 were in progress: 2 + 32 + 8.
  @Test func sinkErrorStopsRecording() async throws {
    struct DiskFull: Error {}
    let begun = Counter()
    let engine = FakeEngine { question in
      begun.enter()
      return answer(to: question)
    }
    await #expect(throws: DiskFull.self) {
      let many = (1...4).flatMap { _ in questions(on: devices) }
      try await Recorder(engine: engine, jobs: 1).record(many) { outcome in
        if outcome.identity.device == devices[2] { throw DiskFull() }
      }
    }
    #expect((3...42).contains(begun.highest))
  }

  /// The sink takes the first case only after the second one is in progress.
  @Test func casesRunDuringDelivery() async throws {
    let begun = Counter()
    let engine = FakeEngine { question in
      begun.enter()
      return answer(to: question)
    }
    try await Recorder(engine: engine, jobs: 1).record(questions(on: devices)) { outcome in
      guard outcome.identity.device == devices[0] else { return }
      while begun.highest < 2 { await Task.yield() }
    }
    #expect(begun.highest == devices.count)
  }

  /// The second case finishes only after the first one was delivered, although the recorder gathers
  /// results for 200 ms.
  @Test(.timeLimit(.minutes(2)))
  func outcomeIsDeliveredBeforeNextCaseEnds() async throws {
    let (devices, delivered) = (devices, Counter())
    let engine = FakeEngine { question in
      if question.device.id == devices[1] {
        while delivered.highest == 0 { try? await Task.sleep(for: .milliseconds(2)) }
      }
      return answer(to: question)
    }
    try await Recorder(engine: engine, jobs: 1)
      .record(questions(on: devices), gathering: .milliseconds(200)) { _ in delivered.enter() }
    #expect(delivered.highest >= 2)
  }

  /// All jobs are in the middle of a case at the request to stop.
  ///
  /// Only these cases are delivered.
  @Test(arguments: [1, 3])
  func stopDeliversCasesInProgress(jobs: Int) async throws {
    let begun = Counter()
    let engine = FakeEngine { question in
      begun.enter()
      while begun.highest < jobs { await Task.yield() }
      return answer(to: question)
    }
    var delivered: [String] = []
    try await Recorder(engine: engine, jobs: jobs).record(questions(on: devices)) {
      begun.highest >= jobs
    } deliver: {
      delivered.append($0.identity.device)
    }
    #expect(delivered == Array(devices.prefix(jobs)))
  }

  @Test func stoppedRecordingBeginsNoCase() async throws {
    let engine = FakeEngine { question throws(EngineError) in
      throw .badQuestion("a case was begun")
    }
    try await Recorder(engine: engine, jobs: 2).record(questions(on: devices)) {
      true
    } deliver: { _ in
      Issue.record("a case was delivered")
    }
  }

  private func record(with engine: FakeEngine, jobs: Int) async throws -> [CaseOutcome] {
    var outcomes: [CaseOutcome] = []
    try await Recorder(engine: engine, jobs: jobs).record(questions(on: devices)) {
      outcomes.append($0)
    }
    return outcomes
  }
}

/// Counts concurrent entries, and stores the highest count.
private final class Counter: Sendable {
  private let state = Mutex((now: 0, highest: 0))

  var highest: Int { state.withLock { $0.highest } }

  func enter() {
    state.withLock {
      $0.now += 1
      $0.highest = max($0.highest, $0.now)
    }
  }

  func leave() { state.withLock { $0.now -= 1 } }
}
