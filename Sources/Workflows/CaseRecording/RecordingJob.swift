import EngineProtocol
package import Reporting
import ScenarioModel
import SnapshotModel

/// A request to record the cases of scenarios, each engine's in a separate recording.
package struct RecordingJob {
  private let options: RecordingOptions
  /// The time of all recordings.
  private let time = RecordingSession.presentTime

  package init(_ options: RecordingOptions) {
    self.options = options
  }

  /// Reads and checks everything, then runs the cases.
  ///
  /// The engines are searched for once there are cases. The caller prints the results, and the notes
  /// about fonts.
  ///
  /// - Parameter console: The console for progress and notes.
  /// - Returns: The recordings, and the cases that could not be recorded.
  /// - Throws: Errors that prevent any recording.
  package func record(on console: Console) async throws -> FinishedJob {
    let planned = try plannedCases(on: console)
    let lost = try lostCases(of: planned)
    // A recording without cases would contain no information.
    if planned.scenarios.isEmpty, lost.isEmpty { throw Failures(errors: planned.errors) }
    let progress = Progress(of: 0, noun: "case", on: console)
    defer { progress.clear() }
    let interruption = Interruption {
      progress.clear()
      console.note("finishing the running cases; interrupt again to stop at once")
    }
    defer { interruption.end() }
    var finished = FinishedJob(of: planned)
    for step in try steps(of: planned, besides: lost) {
      let isStopped = interruption.signal != nil || options.failsFast && finished.hasFailures
      if isStopped, !finished.recordings.isEmpty {
        finished.unstartedCount += step.planned.scenarios.reduce(0) { $0 + $1.questions.count }
        continue
      }
      let done = finished.done
      let (recording, others) = try await step.choice.withEngine(jobs: options.jobs) { engine in
        try await record(step, with: engine, after: done, progress, interruption, on: console)
      }
      if let recording { finished.recordings.append(recording) }
      finished.others.add(others)
    }
    guard !finished.recordings.isEmpty else { throw finished.failure }
    finished.signal = interruption.signal
    return finished
  }

  /// Reads the scenarios, and prints notes about their documents and the engine's code.
  private func plannedCases(on console: Console) throws -> PlannedCases {
    let scenes = SceneCache(noting: options.fonts.documents)
    let planned = try console.during("reading scenarios") {
      try ScenarioFiles(baselines: options.baselines).plannedCases(
        of: options.scenarios,
        in: options.selection,
        under: options.techniques,
        measuredBy: options.fonts,
        readBy: scenes
      )
    }
    console.notes(options.fonts.documents.notes)
    if let code = options.engines.newerCode { console.note("note: \(code)".printable) }
    // Scenarios that are not read can show any scene.
    guard options.scenarios.isEmpty, options.part == nil, planned.lost.isEmpty else {
      return planned
    }
    ScenesWithoutScenario(
      in: options.screens,
      hasAppEngine: options.engines.isOfApp,
      besides: planned.files,
      readBy: scenes
    ).note(on: console)
    return planned
  }

  /// The cases for one engine.
  private struct Step {
    var choice: EngineChoice
    var planned: PlannedCases
    /// The cases without a question.
    var lost: [LostCase] = []
  }

  /// Returns the cases for the command line's engine, if any, and for each revision in scenarios.
  ///
  /// A part has one engine only, because the parts of a plan are merged into one recording.
  private func steps(of planned: PlannedCases, besides lost: [LostCase]) throws -> [Step] {
    let engines = options.engines
    guard engines.argument == nil, options.part == nil else {
      return [Step(choice: try engines.main(), planned: planned, lost: lost)]
    }
    let (rest, named) = planned.separatedByRevision()
    let isAsked = !rest.scenarios.isEmpty || !lost.isEmpty
    return try (isAsked ? [Step(choice: engines.main(), planned: rest, lost: lost)] : [])
      + named.map { Step(choice: try engines.choice(of: $0), planned: $1) }
  }

  /// Records the engine's cases; nothing is recorded without any.
  ///
  /// - Parameters:
  ///   - step: The cases.
  ///   - engine: The engine that answers.
  ///   - done: The number of cases that other engines have done.
  ///   - progress: The progress of all engines.
  ///   - interruption: The signals that end the work.
  ///   - console: The console for notes.
  /// - Returns: The recording, and the scenarios of other engines.
  /// - Throws: `StoreError` for an unusable database.
  private func record(
    _ step: Step,
    with engine: any Engine,
    after done: Int,
    _ progress: Progress,
    _ interruption: Interruption,
    on console: Console
  ) async throws -> (FinishedRecording?, OtherEngineScenarios) {
    let technique = step.choice.technique
    let (own, others) = step.planned.split(by: engine.identity, technique)
    others.note(on: console, isPart: options.part != nil)
    let (planned, refused) = own.withScenes(of: engine).separatingCode(for: engine)
    let lost =
      step.lost.filter { lost in
        technique.map { $0.rawValue == lost.identity.technique } ?? true
      } + refused.flatMap { $0.cases(among: [], where: options.selection.matches) }
    if planned.scenarios.isEmpty, lost.isEmpty { return (nil, others) }
    let digest = QuestionDigest()
    let asked = planned.scenarios.map { options.explains ? $0.questions.explained : $0.questions }
    let all = await asked.hashed(by: digest, jobs: options.jobs)
    let shard = options.part?.shard ?? .whole
    // The whole plan is not copied.
    let questions = shard == .whole ? all : all.map { $0.only(shard.contains) }
    let lostHere = lost.filter { shard.contains($0.identity) }
    let count = questions.reduce(0) { $0 + $1.count }
    progress.expect(done + count)
    let ignored = planned.ignoredKeys(by: engine)
    console.notes(ignored.map(\.description))
    let session = RecordingSession(
      options: options,
      time: time,
      assignment: Assignment(plan: Plan(of: all, besides: lost), shard: shard),
      titles: planned.titles
    )
    let result = try await session.record(questions.joined(), besides: lostHere, with: engine) {
      interruption.signal != nil
    } progress: {
      progress.show(done + $0)
    }
    let recording = FinishedRecording(
      result: result,
      ignored: ignored,
      refusals: refused.map(\.error),
      questions: questions,
      lost: lostHere.map(\.identity),
      count: count
    )
    return (recording, others)
  }

  /// Returns the known cases of unreadable scenarios.
  private func lostCases(of planned: PlannedCases) throws -> [LostCase] {
    let unread = planned.lost.filter { $0.identities == nil }
    let source = KnownCases(
      baselines: options.baselines,
      database: options.part == nil ? options.database : nil
    )
    let known = try source.cases(of: Set(unread.map(\.name)))
    return planned.lost.flatMap { $0.cases(among: known, where: options.selection.matches) }
  }
}

extension PlannedCases {
  /// Returns the options and settings without effect on any case of their scenario, for all its
  /// techniques.
  fileprivate func ignoredKeys(by engine: any Engine) -> [IgnoredKey] {
    let keys = scenarios.map { file, questions in
      file.ignoredKeys(by: engine, on: questions.first?.screens ?? [])
    }
    let indices = Dictionary(grouping: scenarios.indices) { scenarios[$0].file.file }
    return keys.joined().merged.filter { key in
      indices[key.location.file, default: []].allSatisfy { index in
        keys[index].contains { $0.isSame(as: key) }
      }
    }
  }
}

extension Plan {
  /// Makes the plan of a recorder from its questions and the cases without a question.
  fileprivate init(of questions: [CaseQuestions], besides lost: [LostCase]) {
    var cases: [Plan.Case] = []
    cases.reserveCapacity(questions.map(\.count).reduce(lost.count, +))
    for questions in questions { cases += questions.planned }
    for lost in lost {
      cases.append(
        Plan.Case(identity: lost.identity, questionHash: lost.failure.questionHash)
      )
    }
    self.init(cases)
  }
}
